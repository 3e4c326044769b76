/// The name of an action, and what it calls. Without Objective-C there is no `#selector`: UIKit's own actions are named by
/// a string, those of a program by a string with the method.
///
///     center.addObserver(self, selector: Selector("saved", Self.saved(_:)), name: .saved, object: nil)
///
/// The tool `martlet` reads `#selector(saved(_:))` so. Two selectors of one name are equal.
public struct Selector: Hashable, @unchecked Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String
    /// Calls the method of a target, with what it is told; false where one of them is of another type.
    private var call: ((Any, Any) -> Bool)?

    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }

    /// Names a method that is told nothing.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.name = name
        call = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// Names a method that is told a notification, a timer, or whoever sends the action.
    public init<Target: AnyObject, Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> (Argument) -> Result
    ) {
        self.name = name
        call = { target, argument in
            guard let target = target as? Target, let argument = argument as? Argument else { return false }
            _ = method(target)(argument)
            return true
        }
    }

    /// Names a method of the main actor's that is told nothing. It is called where the action is sent.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        _ name: StaticString, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init("\(name)", unsafeBitCast(method, to: ((Target) -> () -> Result).self))
    }

    /// Names a method of the main actor's that is told something. It is called where the action is sent.
    @_disfavoredOverload
    public init<Target: AnyObject, Argument, Result>(
        _ name: StaticString, _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
    ) {
        self.init("\(name)", unsafeBitCast(method, to: ((Target) -> (Argument) -> Result).self))
    }

    public var description: String { name }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// - Returns: false where the selector names no method, or one of another target or argument.
    @discardableResult
    package func perform(on target: Any, with argument: Any) -> Bool { call?(target, argument) ?? false }
}
