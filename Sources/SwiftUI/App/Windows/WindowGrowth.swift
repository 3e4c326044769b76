import MartletHost

/// What a window as small as its content has grown by for a sheet, a question or a menu in front of that, and gives back.
struct WindowGrowth {
    private var before: CGSize?
    private var grown = CGSize.zero
    private var isOver = false

    /// Whether the window is larger than its user wants it.
    var isUnderWay: Bool { before != nil }

    /// Nothing, where the window is large enough as it was.
    mutating func room(for wanted: CGSize, in size: CGSize) -> CGSize {
        isOver = wanted == .zero && before != nil
        if wanted == .zero { return .zero }
        let start = before ?? size
        guard wanted.width > start.width || wanted.height > start.height else { return .zero }
        before = start
        let room = CGSize(width: max(start.width, wanted.width), height: max(start.height, wanted.height))
        grown = CGSize(width: max(grown.width, room.width), height: max(grown.height, room.height))
        return room
    }

    /// The size to go back to once nothing is shown any more, unless the user has given the window another one since.
    mutating func takeSizeBefore(in size: CGSize) -> CGSize? {
        guard isOver, let before else { return nil }
        defer { self = WindowGrowth() }
        return size == grown ? before : nil
    }
}

extension WindowLimits {
    /// These limits for a window with at least so much room.
    func with(room: CGSize) -> WindowLimits {
        var copy = self
        copy.minimum = CGSize(width: max(minimum.width, room.width), height: max(minimum.height, room.height))
        if let maximum {
            copy.maximum = CGSize(
                width: max(maximum.width, copy.minimum.width), height: max(maximum.height, copy.minimum.height))
        }
        return copy
    }
}
