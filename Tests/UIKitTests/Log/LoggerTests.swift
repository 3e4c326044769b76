import OSLog
import Testing

@testable import os

@Suite("Logger")
struct LoggerTests {
    @Test("an entry has its parts, but for what is private")
    func messages() {
        let name = "Ada", count = 3
        let message: OSLogMessage =
            "\(name, privacy: .private) has \(count) notes, \(1.23456, format: .fixed(precision: 2))"
        #expect(message.text == "<private> has 3 notes, 1.23")
        #expect(
            LogFormat.fill("%{public}@ of %d%%, %{private}@, %.1f", ["a", 5, "b", 2.25]) == "a of 5%, <private>, 2.2")
        #expect(!OSLog.disabled.isEnabled(type: .error))
    }

    @Test("equal values that are kept out have equal masks, which do not tell them")
    func masks() throws {
        func masked(_ name: String) -> String {
            let message: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
            return message.text
        }
        #expect(masked("Ada") == masked("Ada") && masked("Ada") != masked("Bob"))
        #expect(masked("Ada").hasPrefix("<mask.hash: '") && !masked("Ada").contains("Ada"))
        let name = "Ada"
        let others: OSLogMessage =
            "\(name, privacy: .sensitive(mask: .none)) \(name, privacy: .auto(mask: .none)) \(name, privacy: .sensitive)"
        #expect(others.text == "<private> Ada <private>")
        let hidden: OSLogMessage = "\(name, privacy: .auto(mask: .hash))"
        #expect(hidden.text == masked("Ada"))
    }

    @Test("a part stands in columns")
    func columns() {
        let name = "Ada", long = "Augusta", count = 3
        let message: OSLogMessage =
            "|\(name, align: .left(columns: 5))|\(count, align: .right(columns: 4))|\(long, align: .right(columns: 2))|"
        #expect(message.text == "|Ada  |   3|Augusta|")
        let none: Int? = nil
        let missing: OSLogMessage = "\(none, align: .right(columns: 4))\(name, align: .none)"
        #expect(missing.text == " nilAda")
    }

    @Test("integers are written in decimal, hexadecimal and octal digits")
    func integers() {
        let code = 255, negative = -7
        let byte: Int8 = -1
        let decimal: OSLogMessage =
            "\(code) \(code, format: .decimal(explicitPositiveSign: true)) \(negative, format: .decimal(minDigits: 3))"
        #expect(decimal.text == "255 +255 -007")
        let hex: OSLogMessage =
            "\(code, format: .hex) \(code, format: .hex(includePrefix: true, uppercase: true, minDigits: 4)) \(byte, format: .hex)"
        #expect(hex.text == "ff 0x00FF ff")
        let octal: OSLogMessage = "\(8, format: .octal) \(8, format: .octal(includePrefix: true, minDigits: 3))"
        #expect(octal.text == "10 0o010")
    }

    @Test("numbers are written with a point, a power of ten or the digits of their bits")
    func numbers() {
        let half = 1.5, small: Float = 0.25
        let fixed: OSLogMessage = "\(half) \(half, format: .fixed(precision: 1, explicitPositiveSign: true)) \(small)"
        #expect(fixed.text == "1.500000 +1.5 0.250000")
        let powers: OSLogMessage =
            "\(half, format: .exponential(precision: 2, uppercase: true)) \(half, format: .hybrid) \(half, format: .hex)"
        #expect(powers.text == "1.50E+00 1.5 0x1.8p+0")
    }

    @Test("a lock lets one caller at a time change its state")
    func lock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 50)
    }
}
