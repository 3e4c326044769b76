/// The entries of the program's own log, to be read back.
///
///     let store = try OSLogStore(scope: .currentProcessIdentifier)
///     let lines = try store.getEntries().compactMap { $0 as? OSLogEntryLog }.map(\.composedMessage)
///
/// The last 4,096 entries that were written are kept, in memory. Logs of other programs lie in the desktop's journal,
/// which is not read.
public final class OSLogStore: NSObject, Sendable {
    /// Whose entries are read.
    public enum Scope: Int, Sendable {
        /// Those of all programs, which are not read here.
        case system = 0
        /// Those of this program since it began.
        case currentProcessIdentifier = 1
    }

    /// A store of the program's own entries.
    ///
    /// - Throws: an error of Cocoa's for any other scope.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else {
            throw CocoaError(
                .fileReadNoPermission,
                userInfo: [NSDebugDescriptionErrorKey: "Entries of other programs are not read on Linux."])
        }
    }

    /// The entries from a place on, the oldest first; with the option `reverse` those before it, the newest first.
    ///
    /// - Parameters:
    ///   - position: nil for the beginning, in reverse for the end.
    ///   - predicate: which entries are wanted, such as `NSPredicate(format: "category == %@", "sync")`.
    /// - Complexity: O(*n*) in the number of entries.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReverse = options.contains(.reverse)
        let wanted = LogEntries.all.filter { entry in
            position.map { isReverse ? entry.date < $0.date : entry.date >= $0.date } ?? true
        }
        let entries = wanted.map { entry -> OSLogEntry in
            entry.signpost.map { OSLogEntrySignpost(entry, $0) } ?? OSLogEntryLog(entry)
        }
        .filter { predicate?.evaluate(with: $0) ?? true }
        return AnySequence(isReverse ? entries.reversed() : entries)
    }

    /// The place of the first entry since a time.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

    /// The place of the first entry in the last seconds.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: -abs(seconds)))
    }

    /// The place of the first entry so many seconds after the computer was started.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
    }
}

/// A place among the entries of a log.
public final class OSLogPosition: NSObject, Sendable {
    let date: Date

    init(_ date: Date) { self.date = date }
}

/// How entries are gone through.
public final class OSLogEnumerator: NSObject, Sendable {
    private override init() {}

    /// In which direction entries are gone through.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The newest first.
        public static let reverse = Options(rawValue: 1)
    }
}
