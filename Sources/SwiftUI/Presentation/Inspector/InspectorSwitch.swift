/// What an inspector lets commands of its window do with it.
struct InspectorSwitch: Hashable {
    let isShown: Bool
    private let isPresented: Binding<Bool>

    init(_ isPresented: Binding<Bool>) {
        self.isPresented = isPresented
        isShown = isPresented.wrappedValue
    }

    @MainActor func toggle() { isPresented.wrappedValue = !isShown }

    static func == (a: Self, b: Self) -> Bool {
        a.isShown == b.isShown && a.isPresented.location === b.isPresented.location
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(isShown)
        hasher.combine(ObjectIdentifier(isPresented.location))
    }
}

private enum InspectorSwitchKey: FocusedValueKey { typealias Value = InspectorSwitch }

extension FocusedValues {
    var inspectorSwitch: InspectorSwitch? {
        get { self[InspectorSwitchKey.self] }
        set { self[InspectorSwitchKey.self] = newValue }
    }
}
