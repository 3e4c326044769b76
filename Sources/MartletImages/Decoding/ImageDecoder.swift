import CMartletPixbuf
import CMartletPixels
import Foundation
import MartletDisplay

/// Turns files and data into pixels: PNG, JPEG, SVG, PDF and whatever else gdk-pixbuf reads. Works on any thread.
package enum ImageDecoder {
    /// The pixels of a file, at a size of its own or another one.
    package static func decode(path: String, _ header: ImageHeader, width: Int, height: Int) throws(ImageFailure)
        -> DisplayImage
    {
        if PDFPage.isPDF(path: path) { return try PDFPage(path: path).drawn(width: width, height: height) }
        var error: UnsafeMutablePointer<GError>?
        let isNatural = width == header.pixelWidth && height == header.pixelHeight && !header.isVector
        let pixbuf =
            isNatural
            ? gdk_pixbuf_new_from_file(path, &error)
            : gdk_pixbuf_new_from_file_at_scale(
                path, Int32(header.isTurned ? height : width), Int32(header.isTurned ? width : height), 0, &error)
        guard let pixbuf else { throw failure(error) }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        return try upright(pixbuf)
    }

    /// The pixels of a picture that has arrived as a whole.
    package static func decode(_ data: Data) throws(ImageFailure) -> DisplayImage {
        if PDFPage.isPDF(data) {
            let page = try PDFPage(data)
            // Twice as many pixels as points, as for most screens that one reads PDFs on.
            return try page.drawn(width: Int(page.size.width * 2), height: Int(page.size.height * 2))
        }
        guard let loader = gdk_pixbuf_loader_new() else { throw ImageFailure("there is no memory for it") }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var error: UnsafeMutablePointer<GError>?
        let isTaken = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
        }
        // Closing also frees what the loader holds, and is where a file that ends too early shows.
        let isClosed = isTaken != 0 ? gdk_pixbuf_loader_close(loader, &error) : gdk_pixbuf_loader_close(loader, nil)
        guard isTaken != 0, isClosed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw failure(error)
        }
        return try upright(pixbuf)
    }

    private static func failure(_ error: UnsafeMutablePointer<GError>?) -> ImageFailure {
        guard let error else { return ImageFailure("it holds no picture") }
        defer { g_error_free(error) }
        return ImageFailure(String(cString: error.pointee.message))
    }

    private static func upright(_ pixbuf: OpaquePointer) throws(ImageFailure) -> DisplayImage {
        guard let turned = gdk_pixbuf_apply_embedded_orientation(pixbuf) else {
            throw ImageFailure("there is no memory for it")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
        return premultiplied(turned)
    }

    /// Red, green, blue and alpha, each of its own, become what cairo keeps.
    private static func premultiplied(_ pixbuf: OpaquePointer) -> DisplayImage {
        let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
        let rowStride = Int(gdk_pixbuf_get_rowstride(pixbuf)), channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let source = gdk_pixbuf_read_pixels(pixbuf)!
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            martlet_pixels_premultiply(
                source, Int32(rowStride), Int32(channels), Int32(width), Int32(height), buffer.baseAddress)
            count = width * height * 4
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, pixels: pixels)
    }
}
