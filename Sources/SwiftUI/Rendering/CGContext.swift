import MartletCairo
import MartletGraph

/// The address of a file, under the name that Core Foundation has for it.
public typealias CFURL = URL
/// A dictionary, under the name that Core Foundation has for it.
public typealias CFDictionary = [AnyHashable: Any]

/// A PDF file to draw the view of an `ImageRenderer` in.
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
/// As in Core Graphics, y grows upwards from the lower left corner of the page.
nonisolated public final class CGContext: @unchecked Sendable {
    private let url: URL
    private let box: CGRect
    @MainActor private lazy var canvas = PDFCanvas(size: box.size)
    private var states: [CGAffineTransform] = []
    private var isClosed = false
    /// From the context's coordinates to those of the page.
    public private(set) var ctm = CGAffineTransform.identity

    /// A PDF that is written to `url` when it is closed; nil for a page without an area, or where no file can be.
    ///
    /// - Parameter auxiliaryInfo: what the file says of itself; none of it is kept.
    public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        // As Core Graphics, a sheet of American letter paper.
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard url.isFileURL, box.width > 0, box.height > 0, (box.width + box.height).isFinite else { return nil }
        self.url = url
        self.box = box
    }

    /// Begins a page, with the coordinates as they are at first.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        ctm = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        states = []
    }

    public func endPDFPage() { onMain { canvas.endPage() } }

    /// Ends the document and writes the file.
    public func closePDF() {
        if isClosed { return }
        isClosed = true
        let data = onMain { canvas.close() }
        do { try data.write(to: url) } catch {
            RuntimeWarning.issue("A PDF cannot be written to \(url.path): \(error)")
        }
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
    public func saveGState() { states.append(ctm) }
    public func restoreGState() { if let last = states.popLast() { ctm = last } }

    /// Draws a view's picture, its lower left corner at the origin.
    @MainActor func draw(_ root: DisplayGroup, _ size: CGSize) {
        let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        let page = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height)
        canvas.draw(root, up.concatenating(ctm).concatenating(page))
    }
}
