/// The text of a mark.
public typealias SignpostMetadata = OSLogMessage

/// Measures how long the parts of a program take, and writes it where a `Logger` writes, at the level `debug`.
///
///     let signposter = OSSignposter(subsystem: "org.example.notes", category: "sync")
///     let state = signposter.beginInterval("Load")
///     defer { signposter.endInterval("Load", state) }  // [org.example.notes:sync] debug: end Load (12.345 ms)
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Belonging to nothing in particular.
    public init() { log = .default }
    /// Of a part of the program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    /// Of a part of the program.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
    /// Writing where a log does.
    public init(logHandle: OSLog) { log = logHandle }
    /// Writing where a logger does.
    public init(logger: Logger) { log = logger.log }

    /// The one that writes nothing.
    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

    /// Whether anything is written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// A new one; `invalid` where nothing is written.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
    /// That of an object, as long as it is there; `invalid` where nothing is written.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        begin(name, id, "")
    }

    /// Begins an interval, with a text.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        begin(name, id, message.text)
    }

    /// Begins an interval in which something moves; it is written as any other.
    public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        begin(name, id, "")
    }

    /// Begins an interval in which something moves, with a text; it is written as any other.
    public func beginAnimationInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        begin(name, id, message.text)
    }

    private func begin(_ name: StaticString, _ id: OSSignpostID, _ message: String) -> OSSignpostIntervalState {
        log.mark(.begin, name, id, message)
        return OSSignpostIntervalState(id, name: "\(name)", began: DispatchTime.now().uptimeNanoseconds)
    }

    /// Ends an interval. One that has ended already, or began under another name, says so where it is written.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, "") }

    /// Ends an interval, with a text.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        end(name, state, message.text)
    }

    private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: String) {
        let fault = state.end(under: "\(name)")
        let text = [message, fault.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        log.mark(.end, name, state.id, text, since: state.began)
    }

    /// Writes that something happens.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { log.mark(.event, name, id, "") }

    /// Writes that something happens, with a text.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        log.mark(.event, name, id, message.text)
    }

    /// Measures how long a task takes.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }

    /// Measures how long a task takes, with a text.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}
