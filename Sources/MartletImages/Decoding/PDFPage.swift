import CMartletPoppler
import Foundation
import MartletDisplay

/// The first page of a PDF, as a picture that can be drawn at any size. Works on any thread.
final class PDFPage {
    private let page: OpaquePointer

    /// Whether data begin as a PDF does.
    static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }

    static func isPDF(path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 5)).flatMap { $0 }.map { isPDF($0) } ?? false
    }

    convenience init(path: String) throws(ImageFailure) {
        var error: UnsafeMutablePointer<GError>?
        let address = URL(fileURLWithPath: path).absoluteString
        try self.init(poppler_document_new_from_file(address, nil, &error), error)
    }

    convenience init(_ data: Data) throws(ImageFailure) {
        var error: UnsafeMutablePointer<GError>?
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        try self.init(poppler_document_new_from_bytes(bytes, nil, &error), error)
    }

    private init(_ document: OpaquePointer?, _ error: UnsafeMutablePointer<GError>?) throws(ImageFailure) {
        guard let document else {
            let reason = error.map { String(cString: $0.pointee.message) }
            if let error { g_error_free(error) }
            throw ImageFailure(reason ?? "it holds no picture")
        }
        // The page keeps its document.
        defer { g_object_unref(UnsafeMutableRawPointer(document)) }
        guard poppler_document_get_n_pages(document) > 0, let page = poppler_document_get_page(document, 0) else {
            throw ImageFailure("it has no pages")
        }
        self.page = page
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(page)) }

    /// In points.
    var size: (width: Double, height: Double) {
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        return (width, height)
    }

    /// The page on so many pixels; what is not printed on stays transparent.
    func drawn(width: Int, height: Int) throws(ImageFailure) -> DisplayImage {
        let size = size
        let bytesPerRow = width * 4
        guard size.width > 0, size.height > 0 else { throw ImageFailure("its page is empty") }
        let pixels = [UInt8](unsafeUninitializedCapacity: bytesPerRow * height) { buffer, count in
            buffer.initialize(repeating: 0)
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
            let cr = cairo_create(surface)
            cairo_scale(cr, Double(width) / size.width, Double(height) / size.height)
            poppler_page_render(page, cr)
            cairo_destroy(cr)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
            count = bytesPerRow * height
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: bytesPerRow, pixels: pixels)
    }
}
