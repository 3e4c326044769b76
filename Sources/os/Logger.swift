/// Writes log entries, each a line on standard error.
///
///     let logger = Logger(subsystem: "org.example.notes", category: "sync")
///     logger.error("Could not load: \(error)")
public struct Logger: Sendable {
    let log: OSLog

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
