/// Where log entries belong.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// What entries are for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }

    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that nothing is written to.
    public static let disabled = OSLog(subsystem: "", category: "disabled")

    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && OSLog.level.contains(type) }

    /// Entries of these kinds are written; `OS_ACTIVITY_MODE=disable` writes none, `default` leaves debugging out.
    private static let level: Set<OSLogType> = {
        switch ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] {
        case "disable": []
        case "default": [.default, .error, .fault]
        case "info": [.default, .info, .error, .fault]
        default: [.default, .info, .debug, .error, .fault]
        }
    }()

    /// Whether intervals and events are written, which they are at the level `debug`.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// One line on standard error, which a desktop keeps in its journal.
    func write(_ text: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        LogEntries.add(LogEntry(text: text, type: type, subsystem: subsystem, category: category, signpost: nil))
        writeLine(text, type)
    }

    func writeLine(_ text: String, _ type: OSLogType) {
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        FileHandle.standardError.write(Data("\(place.isEmpty ? "" : "[\(place)] ")\(type.name): \(text)\n".utf8))
    }
}
