import MartletGraph

/// Whether a view is presented, and a way to end that; the older name of `dismiss` and `isPresented`.
///
///     @Environment(\.presentationMode) private var presentationMode
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
public struct PresentationMode {
    /// Whether the view is part of a pushed page, a sheet or another presentation.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Takes the presentation away; nothing in a view that is not presented.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// Whether the view is presented; written through `wrappedValue.dismiss()`.
    public var presentationMode: Binding<PresentationMode> {
        let dismissal = dismissal
        return Binding(
            location: ClosureLocation(
                get: { PresentationMode(isPresented: MainActor.assumeIsolated { dismissal?.isPresented ?? false }) },
                set: { mode, _ in
                    if !mode.isPresented { MainActor.assumeIsolated { dismissal?.dismiss() } }
                }))
    }
}
