import CMartletPango
import Foundation
import MartletDisplay
import MartletText

/// Pages of a PDF, which display lists are drawn on.
@MainActor
package final class PDFCanvas {
    private let surface: OpaquePointer
    private let cr: OpaquePointer
    private let output: Output
    private let pageSize: CGSize
    private var isClosed = false

    private final class Output {
        var data = Data()
    }

    /// - Parameter size: of each page, in points.
    package init(size: CGSize) {
        let output = Output()
        self.output = output
        // Cairo refuses pages without an area.
        pageSize = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        surface = cairo_pdf_surface_create_for_stream(
            { output, bytes, count in
                let output = Unmanaged<Output>.fromOpaque(output!).takeUnretainedValue()
                output.data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), pageSize.width, pageSize.height)
        cr = cairo_create(surface)
    }

    isolated deinit {
        if !isClosed { cairo_surface_finish(surface) }
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
    }

    /// Draws on the present page.
    ///
    /// - Parameter transform: from the display list's coordinates to the page's, whose origin is its top left corner.
    package func draw(_ root: DisplayGroup, _ transform: CGAffineTransform) {
        guard !isClosed, transform.a * transform.d != transform.b * transform.c else { return }
        var matrix = cairo_matrix_t(transform)
        cairo_save(cr)
        cairo_transform(cr, &matrix)
        CairoRenderer().draw(root, on: cr)
        TextEngine.shared.endDrawing(on: cr)
        cairo_restore(cr)
    }

    /// Makes the present page, on which nothing is drawn yet, and those after it another size.
    package func setPageSize(_ size: CGSize) {
        if !isClosed { cairo_pdf_surface_set_size(surface, max(size.width, 1), max(size.height, 1)) }
    }

    package func endPage() {
        if !isClosed { cairo_show_page(cr) }
    }

    /// Ends the document.
    package func close() -> Data {
        if !isClosed { cairo_surface_finish(surface) }
        isClosed = true
        return output.data
    }
}

extension CairoRenderer {
    /// The picture as a PDF of one page of `size` points; texts stay texts, and lines lines.
    package func pdf(of root: DisplayGroup, size: CGSize) -> Data {
        let canvas = PDFCanvas(size: size)
        canvas.draw(root, .identity)
        canvas.endPage()
        return canvas.close()
    }
}
