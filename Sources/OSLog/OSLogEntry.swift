/// An entry of the program's log.
open class OSLogEntry: NSObject, @unchecked Sendable {
    /// When it was written.
    public let date: Date
    /// What it says.
    public let composedMessage: String

    fileprivate init(date: Date, text: String) { (self.date, composedMessage) = (date, text) }
}

/// An entry that tells which program wrote it.
public protocol OSLogEntryFromProcess {
    /// The program's name.
    var process: String { get }
    /// The number of the program's process.
    var processIdentifier: pid_t { get }
    /// What wrote it, which is the program here.
    var sender: String { get }
    /// The thread that wrote it.
    var threadIdentifier: UInt64 { get }
}

/// An entry that tells where it belongs.
public protocol OSLogEntryWithPayload {
    /// The subsystem of its log; empty for none.
    var subsystem: String { get }
    /// The category of its log; empty for none.
    var category: String { get }
}

/// An entry that the program itself has written. What it tells is stored, because formats of predicates find values by
/// reflection.
public class _OSLogEntryOfProgram: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
    /// The subsystem of its log; empty for none.
    public let subsystem: String
    /// The category of its log; empty for none.
    public let category: String
    /// The program's name.
    public let process = ProcessInfo.processInfo.processName
    /// The number of the program's process.
    public let processIdentifier = pid_t(ProcessInfo.processInfo.processIdentifier)
    /// What wrote it, which is the program here.
    public let sender = ProcessInfo.processInfo.processName
    /// The thread that wrote it.
    public let threadIdentifier: UInt64

    init(_ entry: LogEntry) {
        (subsystem, category, threadIdentifier) = (entry.subsystem, entry.category, entry.thread)
        super.init(date: entry.date, text: entry.text)
    }
}

/// An entry that a `Logger` or `os_log` has written.
public final class OSLogEntryLog: _OSLogEntryOfProgram, @unchecked Sendable {
    /// How important an entry is.
    public enum Level: Int, Sendable {
        case undefined = 0
        case debug, info, notice, error, fault
    }

    /// How important it is.
    public let level: Level

    override init(_ entry: LogEntry) {
        level =
            switch entry.type {
            case .debug: .debug
            case .info: .info
            case .default: .notice
            case .error: .error
            case .fault: .fault
            default: .undefined
            }
        super.init(entry)
    }
}

/// The mark of an interval or an event that an `OSSignposter` or `os_signpost` has written.
public final class OSLogEntrySignpost: _OSLogEntryOfProgram, @unchecked Sendable {
    /// What is marked.
    public enum SignpostType: Int, Sendable {
        case undefined = 0
        case intervalBegin, intervalEnd, event
    }

    /// The number of its `OSSignpostID`.
    public let signpostIdentifier: UInt64
    /// The name of the interval or the event.
    public let signpostName: String
    /// What is marked.
    public let signpostType: SignpostType

    init(_ entry: LogEntry, _ signpost: LogEntry.Signpost) {
        signpostType =
            switch signpost.type {
            case .begin: .intervalBegin
            case .end: .intervalEnd
            case .event: .event
            default: .undefined
            }
        (signpostIdentifier, signpostName) = (signpost.id, signpost.name)
        super.init(entry)
    }
}
