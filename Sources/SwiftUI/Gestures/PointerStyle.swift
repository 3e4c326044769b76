import MartletHost

/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    let cursor: HostCursor
    /// Where what is leading is on the right.
    let mirrored: HostCursor

    init(_ cursor: HostCursor, mirrored: HostCursor? = nil) {
        self.cursor = cursor
        self.mirrored = mirrored ?? cursor
    }

    /// The arrow.
    public static let `default` = PointerStyle(.arrow)
    /// The hand that links show.
    public static let link = PointerStyle(.pointingHand)
    /// The caret over text in lines.
    public static let horizontalText = PointerStyle(.text)
    /// The caret over text in columns.
    public static let verticalText = PointerStyle(.verticalText)
    /// A cross, for choosing a rectangle.
    public static let rectSelection = PointerStyle(.crosshair)
    /// An open hand over what can be dragged.
    public static let grabIdle = PointerStyle(.grab)
    /// A closed hand while something is dragged.
    public static let grabActive = PointerStyle(.grabbing)
    public static let zoomIn = PointerStyle(.zoomIn)
    public static let zoomOut = PointerStyle(.zoomOut)
    /// Over an edge that moves left and right.
    public static let columnResize = PointerStyle(.resizeLeftRight)
    /// Over an edge that moves up and down.
    public static let rowResize = PointerStyle(.resizeUpDown)
}

/// Gives the pointer a shape over a view.
nonisolated struct PointerStyleModifier: CursorModifier {
    typealias Body = Never
    let style: PointerStyle?

    @MainActor var cursor: HostCursor? { (style ?? .default).cursor }
    @MainActor var mirroredCursor: HostCursor? { (style ?? .default).mirrored }
    @MainActor func change(from old: Self) -> ElementChange { .none }
}

extension View {
    /// Gives the pointer a shape over this view; nil gives it its usual one. What is further in comes before.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerStyleModifier(style: style))
    }
}

/// Around the letters, which show a caret of their own.
extension TextFieldNode: CursorResponder {
    var cursor: HostCursor? { .text }
}
