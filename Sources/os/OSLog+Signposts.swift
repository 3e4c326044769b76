import Synchronization

extension OSLog {
    /// Writes that an interval begins or ends, or that something happens, at the level `debug`.
    ///
    /// - Parameter began: when the interval began, in nanoseconds of the computer's uptime.
    func mark(
        _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: String, since began: UInt64? = nil
    ) {
        guard signpostsEnabled, id != .invalid, id != .null else { return }
        let now = DispatchTime.now().uptimeNanoseconds
        let took = began.map { now - min($0, now) }
        LogEntries.add(
            LogEntry(
                text: message, type: .debug, subsystem: subsystem, category: category,
                signpost: LogEntry.Signpost(type: type, id: id.rawValue, name: "\(name)")))
        writeLine(Self.line(type, "\(name)", id, message, took: took), .debug)
    }

    /// Such as "end Load #7 (12.345 ms): done".
    static func line(
        _ type: OSSignpostType, _ name: String, _ id: OSSignpostID, _ message: String, took nanoseconds: UInt64?
    ) -> String {
        let number = id == .exclusive ? "" : " #\(id.rawValue)"
        let duration = nanoseconds.map { String(format: " (%.3f ms)", Double($0) / 1_000_000) } ?? ""
        return "\(type.name) \(name)\(number)\(duration)\(message.isEmpty ? "" : ": \(message)")"
    }
}

/// Writes that an interval begins or ends, or that something happens, at the level `debug`.
///
///     os_signpost(.begin, log: log, name: "Load")
///     os_signpost(.end, log: log, name: "Load")  // end Load (12.345 ms)
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    log.mark(type, name, signpostID, "", since: OpenIntervals.note(type, log, name, signpostID))
}

/// Writes the same with a text, as `String(format:)` has it.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {
    let began = OpenIntervals.note(type, log, name, signpostID)
    log.mark(type, name, signpostID, LogFormat.fill("\(format)", arguments), since: began)
}

/// When intervals began that nobody holds a state of.
private enum OpenIntervals {
    private struct Key: Hashable {
        let subsystem: String
        let category: String
        let name: String
        let id: OSSignpostID
    }

    private static let begun = Mutex<[Key: UInt64]>([:])

    /// - Returns: when the interval began that ends now.
    static func note(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID) -> UInt64? {
        guard type != .event, log.signpostsEnabled else { return nil }
        let key = Key(subsystem: log.subsystem, category: log.category, name: "\(name)", id: id)
        return begun.withLock {
            if type == .end { return $0.removeValue(forKey: key) }
            $0[key] = DispatchTime.now().uptimeNanoseconds
            return nil
        }
    }
}
