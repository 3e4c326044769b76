/// How important a log entry is.
public struct OSLogType: Hashable, Sendable, RawRepresentable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "notice"
        }
    }
}

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

    /// One line on standard error, which a desktop keeps in its journal.
    func write(_ text: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        FileHandle.standardError.write(Data("\(place.isEmpty ? "" : "[\(place)] ")\(type.name): \(text)\n".utf8))
    }
}

/// Writes log entries, each a line on standard error.
///
///     let logger = Logger(subsystem: "org.example.notes", category: "sync")
///     logger.error("Could not load: \(error)")
public struct Logger: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a log entry of a format, as `String(format:)` has it; `%{public}@` and `%{private}@` are `%@`.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
    log.write(LogFormat.fill("\(message)", args), type)
}

/// Writes a log entry of a format, as `String(format:)` has it; `%{public}@` and `%{private}@` are `%@`.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
    log.write(LogFormat.fill("\(message)", args), type)
}

/// Writes a log entry.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

/// Writes a log entry.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(message.text, type) }

enum LogFormat {
    /// Each conversion is filled with the next argument; what is private is kept out.
    static func fill(_ format: String, _ arguments: [Any]) -> String {
        var (result, next) = ("", 0)
        var rest = Substring(format)
        while let mark = rest.firstIndex(of: "%") {
            result += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var isPrivate = false
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                isPrivate = rest[..<end].contains("private") || rest[..<end].contains("sensitive")
                rest = rest[rest.index(after: end)...]
            }
            guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSaAp".contains($0) }) else { return result }
            let options = rest[..<end].filter { $0.isNumber || $0 == "." }
            let conversion = rest[end]
            rest = rest[rest.index(after: end)...]
            guard next < arguments.count else { continue }
            let argument = arguments[next]
            next += 1
            if isPrivate {
                result += "<private>"
            } else if "fFeEgG".contains(conversion), let number = argument as? Double {
                result += String(format: "%\(options)\(conversion)", number)
            } else {
                result += "\(argument)"
            }
        }
        return result + rest
    }
}
