/// Reads the older text format of property lists, in which Xcode writes `project.pbxproj`.
struct PropertyListParser {
    private let bytes: [UInt8]
    private var index = 0

    static func parse(_ text: String) throws -> Value {
        var parser = PropertyListParser(bytes: Array(text.utf8))
        let value = try parser.value()
        parser.skipSpace()
        guard parser.index == parser.bytes.count else { throw parser.failure("the end of the file") }
        return value
    }

    /// A list of `key = value;` without braces around, as files of strings are.
    static func parseMembers(_ text: String) throws -> Value {
        var parser = PropertyListParser(bytes: Array(text.utf8))
        let members = try parser.members(until: nil)
        return .dictionary(members)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    private mutating func value() throws -> Value {
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"):
            index += 1
            return .dictionary(try members(until: UInt8(ascii: "}")))
        case UInt8(ascii: "("):
            index += 1
            return .array(try elements())
        case UInt8(ascii: "<"): return .string(try data())
        default: return .string(try string())
        }
    }

    private mutating func members(until end: UInt8?) throws -> [String: Value] {
        var members: [String: Value] = [:]
        while true {
            skipSpace()
            if peek == end {
                if end != nil { index += 1 }
                return members
            }
            let key = try string()
            skipSpace()
            // In a file of strings, `key;` stands for `key = key;`.
            if end == nil, peek == UInt8(ascii: ";") {
                members[key] = .string(key)
            } else {
                try expect("=")
                members[key] = try value()
                skipSpace()
                if peek == end, end != nil { continue }
            }
            try expect(";")
        }
    }

    private mutating func elements() throws -> [Value] {
        var elements: [Value] = []
        while true {
            skipSpace()
            if peek == UInt8(ascii: ")") {
                index += 1
                return elements
            }
            elements.append(try value())
            skipSpace()
            if peek == UInt8(ascii: ",") {
                index += 1
            } else if peek != UInt8(ascii: ")") {
                throw failure("',' or ')'")
            }
        }
    }

    /// Bytes in hexadecimal between angle brackets, as their digits.
    private mutating func data() throws -> String {
        index += 1
        var digits: [UInt8] = []
        while let byte = peek, byte != UInt8(ascii: ">") {
            if !Self.isSpace(byte) { digits.append(byte) }
            index += 1
        }
        try expect(">")
        return String(decoding: digits, as: UTF8.self)
    }

    private mutating func string() throws -> String {
        guard let first = peek else { throw failure("a value") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = index
        while let byte = peek, Self.isPlain(byte) {
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "*") || (index == start && bytes[index + 1] == UInt8(ascii: "/"))
            {
                break
            }
            index += 1
        }
        guard index > start else { throw failure("a value") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted(_ quote: UInt8) throws -> String {
        let opening = index
        index += 1
        var result: [UInt8] = []
        while let byte = peek, byte != quote {
            index += 1
            guard byte == UInt8(ascii: "\\"), let escaped = peek else {
                result.append(byte)
                continue
            }
            index += 1
            switch escaped {
            case UInt8(ascii: "n"): result.append(10)
            case UInt8(ascii: "t"): result.append(9)
            case UInt8(ascii: "r"): result.append(13)
            case UInt8(ascii: "U"), UInt8(ascii: "u"): result += Array(character(digits: 4, radix: 16).utf8)
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                index -= 1
                result += Array(character(digits: 3, radix: 8).utf8)
            default: result.append(escaped)
            }
        }
        guard peek == quote else {
            index = opening
            throw failure("a closing quote for the string that begins")
        }
        index += 1
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func character(digits: Int, radix: UInt32) -> String {
        var number: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
                break
            }
            number = number * radix + UInt32(digit)
            index += 1
        }
        return Unicode.Scalar(number).map { String(Character($0)) } ?? ""
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        skipSpace()
        guard peek == UInt8(ascii: character) else { throw failure("'\(character)'") }
        index += 1
    }

    private mutating func skipSpace() {
        while let byte = peek {
            if Self.isSpace(byte) {
                index += 1
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while let byte = peek, byte != 10, byte != 13 { index += 1 }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count,
                    !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
                {
                    index += 1
                }
                index = min(index + 1, bytes.count)
            } else {
                return
            }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
            true
        default: false
        }
    }

    private func failure(_ expected: String) -> ProjectFailure {
        let line = bytes[..<min(index, bytes.count)].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
        if index >= bytes.count {
            return ProjectFailure(
                "it ends in line \(line), in the middle, and is not whole; take it from version control again")
        }
        return ProjectFailure("line \(line) should have \(expected)")
    }
}
