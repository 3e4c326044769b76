import Foundation

/// Reads a file of values: a property list in any of its formats, or JSON with comments and trailing commas.
package enum Document {
    package static func read(_ file: URL) throws -> Value {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw ProjectFailure("\(file.path) cannot be read: \(reason(error))")
        }
        do {
            return try parse(data)
        } catch let failure as ProjectFailure {
            throw ProjectFailure("\(file.path) cannot be read: \(failure)")
        }
    }

    package static func parse(_ data: Data) throws -> Value {
        if data.starts(with: Array("bplist".utf8)) { return try propertyList(data) }
        let text = String(decoding: data, as: UTF8.self)
        if let line = conflict(in: text) {
            throw ProjectFailure("line \(line) has the marks of a merge conflict; resolve it first")
        }
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE") || start.hasPrefix("<plist") {
            return try propertyList(data)
        }
        if start.isEmpty { throw ProjectFailure("it is empty") }
        return try PropertyListParser.parse(text)
    }

    package static func readJSON(_ file: URL) throws -> Value {
        guard let data = try? Data(contentsOf: file) else { throw ProjectFailure("\(file.path) cannot be read") }
        if let line = conflict(in: String(decoding: data, as: UTF8.self)) {
            throw ProjectFailure("\(file.path) has the marks of a merge conflict in line \(line); resolve it first")
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            return try decoder.decode(Value.self, from: data)
        } catch {
            throw ProjectFailure("\(file.path) is not valid JSON\(detail(error))")
        }
    }

    private static func propertyList(_ data: Data) throws -> Value {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
            throw ProjectFailure("it is not a whole property list")
        }
        return Value(propertyList: list)
    }

    /// The first line that a version control system left to resolve.
    private static func conflict(in text: String) -> Int? {
        guard text.contains("<<<<<<< ") || text.contains(">>>>>>> ") else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.firstIndex { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }.map { $0 + 1 }
    }

    /// What is known beside that.
    private static func detail(_ error: any Error) -> String {
        let reason = reason(error).trimmingCharacters(in: CharacterSet(charactersIn: ". "))
        return reason.isEmpty || reason.contains("not valid JSON") ? "" : ": \(reason)"
    }

    private static func reason(_ error: any Error) -> String {
        if case DecodingError.dataCorrupted(let context) = error {
            let underlying = context.underlyingError as NSError?
            let detail = underlying?.userInfo[NSDebugDescriptionErrorKey] as? String
            return detail ?? context.debugDescription
        }
        return (error as NSError).localizedDescription
    }
}
