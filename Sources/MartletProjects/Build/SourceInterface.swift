import Foundation

/// What other files of a module see of a source: all but what stands in the bodies of functions and properties.
///
/// The compiler knows better, but only after it has compiled the file; where this guess is wrong, more is compiled at once
/// than needed, or the rest a moment later.
enum SourceInterface {
    /// Differs where what others see of a source does.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    static func fingerprint(of source: Data) -> UInt64 {
        var scanner = Scanner()
        source.withUnsafeBytes { scanner.read($0) }
        return scanner.hash
    }

    private struct Scanner {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        /// For each open brace, whether declarations stand in it.
        private var scopes: [Bool] = []
        private var bodies = 0
        /// Whether the last keyword of a declaration was that of a type.
        private var isType = false

        private static let types: Set<String> = ["struct", "class", "enum", "extension", "protocol", "actor"]
        private static let others: Set<String> = ["func", "var", "let", "init", "subscript", "deinit", "get", "set"]

        mutating func read(_ bytes: UnsafeRawBufferPointer) {
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                let start = index
                switch byte {
                case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
                    while index < bytes.count, bytes[index] != 10 { index += 1 }
                    continue
                case UInt8(ascii: "\""): index = Self.endOfString(bytes, index)
                case UInt8(ascii: "{"):
                    scopes.append(isType && bodies == 0)
                    if scopes.last == false { bodies += 1 }
                    isType = false
                    index += 1
                case UInt8(ascii: "}"):
                    if scopes.popLast() == false { bodies -= 1 }
                    index += 1
                case _ where Self.isLetter(byte):
                    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
                    if bodies == 0 { meet(bytes[start..<index]) }
                default: index += 1
                }
                guard bodies == 0, byte > 32 else { continue }
                for byte in bytes[start..<index] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
                // Words that stand beside each other are not one.
                hash = (hash ^ 32) &* 0x100_0000_01b3
            }
        }

        private mutating func meet(_ word: Slice<UnsafeRawBufferPointer>) {
            guard 3...9 ~= word.count else { return }
            let word = String(decoding: word, as: UTF8.self)
            if Self.types.contains(word) { isType = true } else if Self.others.contains(word) { isType = false }
        }

        private static func endOfString(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
            let quote = UInt8(ascii: "\"")
            let isLong = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
            var index = start + (isLong ? 3 : 1)
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\\") {
                    index += 2
                } else if bytes[index] == quote {
                    if !isLong { return index + 1 }
                    if index + 2 < bytes.count, bytes[index + 1] == quote, bytes[index + 2] == quote {
                        return index + 3
                    }
                    index += 1
                } else if bytes[index] == 10, !isLong {
                    return index
                } else {
                    index += 1
                }
            }
            return bytes.count
        }

        private static func isLetter(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
        }
    }
}

/// What others saw of a module's sources when all were compiled last.
struct KnownInterfaces: Codable {
    private struct Known: Codable, Equatable {
        var changed: Double
        var fingerprint: UInt64
    }

    private var sources: [String: Known] = [:]

    init(file: String) {
        guard let data = FileManager.default.contents(atPath: file) else { return }
        self = (try? JSONDecoder().decode(Self.self, from: data)) ?? self
    }

    /// Reads the sources that changed.
    ///
    /// - Returns: whether others see something else of a source that was known before.
    mutating func update(_ paths: [String]) -> Bool {
        var new: [String: Known] = [:]
        var isOther = false
        for path in paths {
            let changed = CacheFolder.changeTime(path) ?? 0
            let before = sources[path]
            if let before, before.changed == changed {
                new[path] = before
                continue
            }
            let data = FileManager.default.contents(atPath: path) ?? Data()
            let now = Known(changed: changed, fingerprint: SourceInterface.fingerprint(of: data))
            if let before, before.fingerprint != now.fingerprint { isOther = true }
            new[path] = now
        }
        sources = new
        return isOther
    }

    func write(to file: String) throws { try CacheFolder.write(try JSONEncoder().encode(self), to: file) }
}
