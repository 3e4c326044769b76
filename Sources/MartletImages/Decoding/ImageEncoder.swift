import CMartletPixbuf
import CMartletPixels
import Foundation
import MartletDisplay

/// Turns pixels into files. Works on any thread.
package enum ImageEncoder {
    package static func png(_ image: DisplayImage) -> Data? { encode(image, hasAlpha: true, "png", [:]) }

    /// - Parameter quality: from 0 to 1.
    package static func jpeg(_ image: DisplayImage, quality: Double) -> Data? {
        let percent = quality.isFinite ? Int((min(max(quality, 0), 1) * 100).rounded()) : 100
        return encode(image, hasAlpha: false, "jpeg", ["quality": "\(percent)"])
    }

    private static func encode(
        _ image: DisplayImage, hasAlpha: Bool, _ type: String, _ options: [String: String]
    ) -> Data? {
        guard image.isComplete else { return nil }
        var pixels = [UInt8](repeating: 0, count: image.pixelWidth * image.pixelHeight * 4)
        martlet_pixels_straighten(
            image.pixels, Int32(image.bytesPerRow), Int32(image.pixelWidth), Int32(image.pixelHeight), &pixels)
        return pixels.withUnsafeMutableBufferPointer { buffer in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    buffer.baseAddress, GDK_COLORSPACE_RGB, 1, 8, Int32(image.pixelWidth), Int32(image.pixelHeight),
                    Int32(image.pixelWidth * 4), nil, nil)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            // JPEG knows no transparency: what shows through is white.
            let flat = hasAlpha ? nil : flattened(pixbuf)
            defer { if let flat { g_object_unref(UnsafeMutableRawPointer(flat)) } }
            return save(flat ?? pixbuf, type, options)
        }
    }

    private static func flattened(_ pixbuf: OpaquePointer) -> OpaquePointer? {
        gdk_pixbuf_composite_color_simple(
            pixbuf, gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf), GDK_INTERP_NEAREST, 255, 64,
            0xFFFFFF, 0xFFFFFF)
    }

    private static func save(_ pixbuf: OpaquePointer, _ type: String, _ options: [String: String]) -> Data? {
        var bytes: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        var keys: [UnsafeMutablePointer<CChar>?] = options.keys.map { strdup($0) } + [nil]
        var values: [UnsafeMutablePointer<CChar>?] = options.values.map { strdup($0) } + [nil]
        defer { for text in keys + values { free(text) } }
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, type, &keys, &values, nil) != 0, let bytes
        else { return nil }
        defer { g_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }
}
