import Foundation

/// Pictures that follow one another in one PNG file, which browsers show moving.
struct AnimatedPNG {
    private struct Frame {
        let header: Data
        let pixels: Data
        var milliseconds: Int
    }

    private var frames: [Frame] = []

    /// Adds a PNG that is shown so long; one like the one before prolongs that.
    mutating func add(_ png: Data, milliseconds: Int) {
        var (header, pixels) = (Data(), Data())
        var place = png.startIndex + 8
        while place + 8 <= png.endIndex {
            let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = png[place + 8..<place + 8 + length]
            switch String(decoding: png[place + 4..<place + 8], as: UTF8.self) {
            case "IHDR": header = Data(content)
            case "IDAT": pixels += content
            default: break
            }
            place += length + 12
        }
        if let last = frames.last, last.pixels == pixels {
            frames[frames.count - 1].milliseconds += milliseconds
        } else {
            frames.append(Frame(header: header, pixels: pixels, milliseconds: milliseconds))
        }
    }

    /// The file; it begins again when it is over.
    var data: Data {
        guard let first = frames.first else { return Data() }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        file += chunk("IHDR", first.header)
        file += chunk("acTL", number(frames.count) + number(0))
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            var control = number(sequence) + frame.header.prefix(8) + number(0) + number(0)
            control += Data([UInt8(frame.milliseconds >> 8 & 0xFF), UInt8(frame.milliseconds & 0xFF), 0x03, 0xE8, 0, 0])
            file += chunk("fcTL", control)
            sequence += 1
            if index == 0 {
                file += chunk("IDAT", frame.pixels)
            } else {
                file += chunk("fdAT", number(sequence) + frame.pixels)
                sequence += 1
            }
        }
        return file + chunk("IEND", Data())
    }

    private func number(_ value: Int) -> Data { Data((0..<4).map { UInt8(value >> (24 - 8 * $0) & 0xFF) }) }

    private func chunk(_ name: String, _ content: Data) -> Data {
        let body = Data(name.utf8) + content
        return number(content.count) + body + number(Int(Self.checksum(body)))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }
}
