import MartletCairo
import MartletGraph

/// The pages of a PDF that a context draws.
final class PDFPages: @unchecked Sendable {
    @MainActor private var canvas: PDFCanvas?
    private let size: CGSize
    private(set) var isClosed = false
    var hasPage = false

    init(size: CGSize) { self.size = size }

    @MainActor private func made() -> PDFCanvas {
        if let canvas { return canvas }
        let new = PDFCanvas(size: size)
        canvas = new
        return new
    }

    @MainActor func setSize(_ size: CGSize) { made().setPageSize(size) }
    @MainActor func draw(_ group: DisplayGroup) { made().draw(group, .identity) }
    @MainActor func endPage() { made().endPage() }

    @MainActor func close() -> Data {
        isClosed = true
        return made().close()
    }
}

extension CGContext {
    /// A PDF that is written to `url` when it is closed; nil for a page without an area, or where no file can be.
    ///
    ///     renderer.render { size, draw in
    ///         var box = CGRect(origin: .zero, size: size)
    ///         guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
    ///         pdf.beginPDFPage(nil)
    ///         draw(pdf)
    ///         pdf.endPDFPage()
    ///         pdf.closePDF()
    ///     }
    ///
    /// - Parameter auxiliaryInfo: what the file says of itself; none of it is kept.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        // As Core Graphics, a sheet of American letter paper.
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard url.isFileURL, box.width > 0, box.height > 0, (box.width + box.height).isFinite else { return nil }
        _ = auxiliaryInfo
        self.init(
            .pdf(PDFPages(size: box.size), url: url), size: box.size,
            ctm: CGAffineTransform(translationX: -box.minX, y: -box.minY),
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height), isFlipped: false)
    }

    /// A PDF in memory that UIKit draws in.
    package convenience init(pdf size: CGSize) {
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        self.init(.pdf(PDFPages(size: size), url: nil), size: size, ctm: flip, base: flip, isFlipped: true)
    }

    /// Begins a page, with everything as it is at first.
    ///
    /// - Parameter pageInfo: what the file says of the page; none of it is kept.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        guard case .pdf(let pages, _) = target else { return }
        _ = pageInfo
        reset()
        pages.hasPage = true
    }

    /// Begins a page of another size.
    package func beginPage(size: CGSize) {
        guard case .pdf(let pages, _) = target else { return }
        if pages.hasPage { endPDFPage() }
        self.size = size
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        reset()
        state.ctm = base
        pages.hasPage = true
        onMain { pages.setSize(size) }
    }

    public func endPDFPage() {
        guard case .pdf(let pages, _) = target else { return }
        onMain {
            self.flushPage()
            pages.endPage()
        }
        pages.hasPage = false
    }

    /// Ends the document and writes the file.
    public func closePDF() {
        guard case .pdf(let pages, let url?) = target, !pages.isClosed else { return }
        let data = onMain { pages.close() }
        do { try data.write(to: url) } catch {
            RuntimeWarning.issue("A PDF cannot be written to \(url.path): \(error)")
        }
    }

    /// The document, which ends with it.
    package func pdfData() -> Data {
        guard case .pdf(let pages, _) = target else { return Data() }
        if pages.hasPage { endPDFPage() }
        return onMain { pages.close() }
    }

    /// Puts on the page what was drawn since it was last asked to.
    @MainActor func flushPage() {
        guard case .pdf(let pages, _) = target, let items = layers.first, !items.isEmpty else { return }
        layers[0] = []
        pages.draw(DrawnItem.group(items.flatMap(\.displayItems), GroupAppearance()))
    }
}
