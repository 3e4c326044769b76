/// Which gestures count where one is attached to a view.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the one that is attached nor those in the view.
    public static let none: GestureMask = []
    /// The one that is attached.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those in the view.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
