import MartletGraph

/// The width that the content of an inspector asks for.
enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// Shows details beside a view, or in a sheet where there is little room.
nonisolated struct InspectorModifier<Details: View>: ViewModifier {
    @Binding var isPresented: Bool
    let details: () -> Details
    @State private var declared: ColumnWidth?
    @State private var dragged: CGFloat?
    @State private var start: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.layoutDirection) private var direction

    init(isPresented: Binding<Bool>, details: @escaping () -> Details) {
        _isPresented = isPresented
        self.details = details
    }

    private var isNarrow: Bool { sizeClass == .compact }
    private var limits: ColumnWidth { declared ?? .usual(270) }
    private var width: CGFloat { limits.clamped(dragged ?? limits.ideal) }

    @MainActor func body(content: Content) -> some View {
        let (shows, isNarrow) = (isPresented, isNarrow)
        return HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if shows, !isNarrow {
                DraggedEdge(axis: .horizontal) { distance in
                    if limits.isFixed { return }
                    let from = start ?? width
                    start = from
                    dragged = limits.clamped(from - (direction == .rightToLeft ? -distance : distance))
                } ended: {
                    start = nil
                }
                details()
                    .onPreferenceChange(InspectorWidthKey.self) { declared = $0 }
                    .frame(width: width)
                    .frame(maxHeight: .infinity)
            }
        }
        .sheet(isPresented: Binding(get: { shows && isNarrow }, set: { isPresented = $0 }), content: details)
        .transformPreference(WideContentKey.self) { $0 = $0 || shows }
        .focusedSceneValue(\.inspectorSwitch, InspectorSwitch($isPresented))
    }
}

extension View {
    /// Shows details about this view in a column at its trailing edge while `isPresented` is true; in a narrow window, and
    /// on a phone, in a sheet, which writes `false` when it is dismissed. The column is 270 points wide unless its content
    /// asks for another width; its edge is dragged.
    ///
    ///     Canvas(drawing).inspector(isPresented: $showsDetails) {
    ///         ShapeDetails(drawing.selection).inspectorColumnWidth(min: 200, ideal: 240, max: 320)
    ///     }
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, details: content))
    }

    /// The width of the column of the inspector around, in points: the user cannot change it.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// The width at which the column of the inspector around begins, in points, and between which limits the user can
    /// drag its edge.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
