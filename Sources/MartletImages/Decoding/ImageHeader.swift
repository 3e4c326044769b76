import CMartletPixbuf
import Foundation

/// What the first bytes of a picture say about it; the rest of the file is not read.
package struct ImageHeader: Hashable, Sendable {
    /// As shown, upright.
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Whether it can be drawn at any size.
    package let isVector: Bool
    /// Whether the stored rows and columns are exchanged when it is shown.
    let isTurned: Bool

    package init(path: String) throws(ImageFailure) {
        if PDFPage.isPDF(path: path) {
            let size = try PDFPage(path: path).size
            (isVector, isTurned) = (true, false)
            pixelWidth = max(Int(size.width.rounded()), 1)
            pixelHeight = max(Int(size.height.rounded()), 1)
            return
        }
        var (width, height): (Int32, Int32) = (0, 0)
        guard let format = gdk_pixbuf_get_file_info(path, &width, &height), width > 0, height > 0 else {
            throw ImageFailure(
                FileManager.default.isReadableFile(atPath: path)
                    ? "it is not a picture in a known format" : "it cannot be read")
        }
        isVector = gdk_pixbuf_format_is_scalable(format) != 0
        isTurned = (5...8).contains(EmbeddedOrientation.read(path: path))
        pixelWidth = Int(isTurned ? height : width)
        pixelHeight = Int(isTurned ? width : height)
    }
}

/// How a camera was held, as JPEG files tell it.
private enum EmbeddedOrientation {
    /// A number from 1, upright, to 8; those from 5 on exchange rows and columns.
    static func read(path: String) -> Int {
        guard let file = FileHandle(forReadingAtPath: path) else { return 1 }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 65_536) else { return 1 }
        return read([UInt8](start)) ?? 1
    }

    private static func read(_ bytes: [UInt8]) -> Int? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var offset = 2
        while offset + 10 < bytes.count, bytes[offset] == 0xFF {
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            let isExif = bytes[offset + 1] == 0xE1 && bytes[(offset + 4)...].starts(with: Array("Exif\0\0".utf8))
            if isExif { return orientation(inTIFF: bytes[(offset + 10)..<min(offset + 2 + length, bytes.count)]) }
            offset += 2 + max(length, 2)
        }
        return nil
    }

    private static func orientation(inTIFF tiff: ArraySlice<UInt8>) -> Int? {
        let isLittle = tiff.starts(with: Array("II".utf8))
        func number(at offset: Int, _ count: Int) -> Int? {
            let start = tiff.startIndex + offset
            guard offset >= 0, start + count <= tiff.endIndex else { return nil }
            let bytes = tiff[start..<(start + count)]
            return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
        for entry in 0..<count {
            let offset = directory + 2 + entry * 12
            let orientationTag = 0x0112
            if number(at: offset, 2) == orientationTag { return number(at: offset + 8, 2) }
        }
        return nil
    }
}
