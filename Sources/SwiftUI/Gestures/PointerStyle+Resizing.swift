import MartletHost

/// To the beginning or the end of a line.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    /// One way, or both.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one way.
        public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        public static let leading = Set(HorizontalDirection.leading)
        public static let trailing = Set(HorizontalDirection.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Sendable {
    case up, down

    /// One way, or both.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one way.
        public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

        public static let up = Set(VerticalDirection.up)
        public static let down = Set(VerticalDirection.down)
        public static let all: Set = [.up, .down]
    }
}

/// Where on a frame something is that changes its size.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// How the size of a frame changes.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    case inward, outward

    /// One way, or both.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The set of one way.
        public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

        public static let inward = Set(FrameResizeDirection.inward)
        public static let outward = Set(FrameResizeDirection.outward)
        public static let all: Set = [.inward, .outward]
    }
}

extension PointerStyle {
    /// Over an edge that moves to the sides; one arrow where it can move one way only.
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
        switch directions {
        case .leading: PointerStyle(.resizeLeft, mirrored: .resizeRight)
        case .trailing: PointerStyle(.resizeRight, mirrored: .resizeLeft)
        default: .columnResize
        }
    }

    /// Over an edge that moves up and down; one arrow where it can move one way only.
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
        switch directions {
        case .up: PointerStyle(.resizeUp)
        case .down: PointerStyle(.resizeDown)
        default: .rowResize
        }
    }

    /// Over an edge or a corner of a frame that changes its size; one arrow where it can change one way only.
    public static func frameResize(
        position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
    ) -> PointerStyle {
        switch directions {
        case .inward: arrow(to: position.opposite)
        case .outward: arrow(to: position)
        default: arrows(along: position)
        }
    }

    private static func arrow(to position: FrameResizePosition) -> PointerStyle {
        switch position {
        case .top: PointerStyle(.resizeUp)
        case .bottom: PointerStyle(.resizeDown)
        case .leading: PointerStyle(.resizeLeft, mirrored: .resizeRight)
        case .trailing: PointerStyle(.resizeRight, mirrored: .resizeLeft)
        case .topLeading: PointerStyle(.resizeUpLeft, mirrored: .resizeUpRight)
        case .topTrailing: PointerStyle(.resizeUpRight, mirrored: .resizeUpLeft)
        case .bottomLeading: PointerStyle(.resizeDownLeft, mirrored: .resizeDownRight)
        case .bottomTrailing: PointerStyle(.resizeDownRight, mirrored: .resizeDownLeft)
        }
    }

    private static func arrows(along position: FrameResizePosition) -> PointerStyle {
        switch position {
        case .top, .bottom: .rowResize
        case .leading, .trailing: .columnResize
        case .topLeading, .bottomTrailing: PointerStyle(.resizeFalling, mirrored: .resizeRising)
        case .topTrailing, .bottomLeading: PointerStyle(.resizeRising, mirrored: .resizeFalling)
        }
    }
}

extension FrameResizePosition {
    fileprivate var opposite: FrameResizePosition {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        case .topLeading: .bottomTrailing
        case .topTrailing: .bottomLeading
        case .bottomLeading: .topTrailing
        case .bottomTrailing: .topLeading
        }
    }
}

/// Hides the pointer over a view.
nonisolated struct PointerVisibilityModifier: CursorModifier {
    typealias Body = Never
    let visibility: Visibility

    @MainActor var cursor: HostCursor? { visibility == .hidden ? .hidden : visibility == .visible ? .arrow : nil }
    @MainActor func change(from old: Self) -> ElementChange { .none }
}

extension View {
    /// Hides the pointer over this view, or shows it where a view around hides it.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerVisibilityModifier(visibility: visibility))
    }
}
