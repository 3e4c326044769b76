import MartletGraph

/// A stored property of a view that updates with something outside of the view.
///
/// A type of your own may hold other dynamic properties; `update()` is called before each evaluation of the body,
/// after they were brought up to date.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of the system, which keeps something in the node of its view.
@MainActor
protocol InstalledProperty: DynamicProperty {
    /// Connects the property to what the node keeps for it, which is made the first time.
    mutating func install(_ storage: AnyObject?, in node: _ViewNode) -> AnyObject?

    /// Whether what the property reads was written in the update that runs: why the body runs, for `_printChanges()`.
    func isWritten(_ storage: AnyObject?, since run: UInt32, of reader: Reader) -> Bool

    /// Whether another value of this property alone makes the view another.
    static var decidesEquality: Bool { get }
    static func isSame(_ a: Self, _ b: Self) -> Bool

    /// Takes over what the node keeps when the view is given an equal value that does not make its body run.
    func adopt(_ storage: AnyObject?)
    /// Whether `adopt` does anything.
    static var adopts: Bool { get }
}

extension InstalledProperty {
    static var decidesEquality: Bool { false }
    static func isSame(_ a: Self, _ b: Self) -> Bool { true }
    func adopt(_ storage: AnyObject?) {}
    static var adopts: Bool { false }
}
