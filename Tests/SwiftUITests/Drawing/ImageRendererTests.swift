import Combine
import Foundation
import MartletCairo
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Pictures of views")
struct ImageRendererTests {
    private var badge: some View { Color.pureRed.frame(width: 20, height: 10) }

    @Test("a picture is as large as the view wants it, in pixels")
    func size() throws {
        let renderer = ImageRenderer(content: badge)
        let image = try #require(renderer.cgImage)
        #expect(image.width == 20 && image.height == 10)
        renderer.scale = 3
        #expect(renderer.cgImage?.width == 60 && renderer.cgImage?.height == 30)
        let wide = ImageRenderer(content: Color.pureRed.frame(height: 10))
        wide.proposedSize = ProposedViewSize(width: 50, height: nil)
        #expect(wide.cgImage?.width == 50)
    }

    @Test("a PNG shows what the view shows, and nothing where it shows nothing, unless it is opaque")
    func png() throws {
        let renderer = ImageRenderer(
            content: HStack(spacing: 0) {
                badge; Color.clear.frame(width: 20, height: 10)
            })
        let pixels = try #require(renderer.pngData().flatMap(CairoRenderer.pixels(ofPNG:)))
        #expect(pixels[5, 5] == .pureRed && pixels[30, 5].alpha == 0)
        renderer.isOpaque = true
        #expect(renderer.pngData().flatMap(CairoRenderer.pixels(ofPNG:))?[30, 5] == .black)
    }

    @Test("a picture for UIKit is as large in points as the view, at any scale")
    func uiImage() throws {
        let renderer = ImageRenderer(content: badge)
        renderer.scale = 3
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
        #expect(image.pngData().flatMap(CairoRenderer.pixels(ofPNG:))?[30, 15] == .pureRed)
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }

    @Test("its picture can be shown again")
    func shownAgain() throws {
        let image = try #require(ImageRenderer(content: badge).cgImage)
        let picture = Picture(Image(decorative: image, scale: 1))
        #expect(picture.pixels[50, 50] == .pureRed && picture.pixels[50, 40] == .white)
        let turned = Picture(Image(image, scale: 0.5, orientation: .right, label: Text("badge")))
        #expect(turned.pixels[50, 35] == .pureRed && turned.pixels[35, 50] == .white)
    }

    @Test("what appears may still change the picture, in a body, too, and the program's windows wait for nothing of it")
    func actions() {
        struct Late: View {
            @State private var isThere = false
            let log: EventLog
            var body: some View {
                Color.pureRed.frame(width: isThere ? 40 : 20, height: 10)
                    .onAppear {
                        log.events.append("appear")
                        isThere = true
                    }
                    .onDisappear { log.events.append("disappear") }
            }
        }
        struct Page: View {
            let log: EventLog
            var body: some View { Text("\(ImageRenderer(content: Late(log: log)).cgImage?.width ?? 0)") }
        }
        let log = EventLog()
        #expect(ImageRenderer(content: Late(log: log)).cgImage?.width == 40)
        #expect(log.events == ["appear", "disappear"])
        #expect(Screen { Page(log: log) }.texts == ["40"])
    }

    @Test("state and observable objects work, and a change of the content is told")
    func content() {
        struct Counted: View {
            @State private var count = 3
            var body: some View { Color.pureRed.frame(width: CGFloat(count * 10), height: 10) }
        }
        let renderer = ImageRenderer(content: Counted())
        #expect(renderer.cgImage?.width == 30)
        let box = ImageRenderer(content: Text("a"))
        var changes = 0
        let subscription = box.objectWillChange.sink { changes += 1 }
        box.content = Text("b")
        box.scale = 2
        #expect(changes == 2)
        subscription.cancel()
    }

    @Test("a view without an area has no picture, and one that is too large a smaller one")
    func bad() {
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
        #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 5)).pngData() == nil)
        let large = ImageRenderer(content: Color.red.frame(width: 20_000, height: 2))
        #expect(large.cgImage?.width == 16_384)
        let renderer = ImageRenderer(content: badge)
        renderer.scale = .nan
        #expect(renderer.cgImage?.width == 20)
    }

    @Test("a PDF is written by a context of its own, page by page")
    func pdf() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let renderer = ImageRenderer(content: Text("Letters").padding())
        var told = CGSize.zero
        renderer.render { size, draw in
            told = size
            var box = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(file as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            draw(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        let data = try Data(contentsOf: file)
        #expect(told.width > 40 && data.starts(with: Data("%PDF-".utf8)))
        #expect(renderer.pdfData()?.starts(with: Data("%PDF-".utf8)) == true)
        var empty = CGRect.zero
        #expect(CGContext(file, mediaBox: &empty, nil) == nil)
    }

    /// A context of 40 by 40 pixels, whose origin is its lower left corner.
    private func bitmap() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test("a view is drawn into a context of pixels as often as is asked, its lower left corner at the origin")
    func intoPixels() throws {
        let context = try bitmap()
        let renderer = ImageRenderer(
            content: VStack(spacing: 0) {
                Color.pureRed.frame(width: 20, height: 10)
                Color.pureBlue.frame(width: 20, height: 10)
            })
        var sizes: [CGSize] = []
        renderer.render { size, draw in
            sizes.append(size)
            draw(context)
            context.translateBy(x: 20, y: 20)
            draw(context)
        }
        #expect(sizes == [CGSize(width: 20, height: 20)])
        let pixels = try #require(context.makeImage().flatMap { CairoRenderer.pixels(ofPNG: $0.pngData) })
        #expect(pixels[10, 25] == .pureRed && pixels[10, 35] == .pureBlue)
        #expect(pixels[30, 5] == .pureRed && pixels[30, 15] == .pureBlue)
        #expect(pixels[10, 10].alpha == 0 && pixels[30, 30].alpha == 0)
    }

    @Test("what is drawn follows the size offered and the scale of the call; a scale that is none is one")
    func renderingScale() {
        struct Scaled: View {
            @Environment(\.displayScale) private var scale
            var body: some View { Color.pureRed.frame(width: 10 * scale).frame(minHeight: 5) }
        }
        let renderer = ImageRenderer(content: Scaled())
        renderer.scale = 7
        renderer.proposedSize = ProposedViewSize(width: nil, height: 30)
        var sizes: [CGSize] = []
        renderer.render { size, _ in sizes.append(size) }
        for scale in [2, 0.5, 0, -1, CGFloat.nan, .infinity] {
            renderer.render(rasterizationScale: scale) { size, _ in sizes.append(size) }
        }
        #expect(sizes.map(\.width) == [10, 20, 5, 10, 10, 10, 10] && sizes.allSatisfy { $0.height == 30 })
    }

    @Test("nothing is asked to draw a view without an area")
    func renderingNothing() {
        var count = 0
        ImageRenderer(content: EmptyView()).render { _, _ in count += 1 }
        ImageRenderer(content: Color.red.frame(width: 0, height: 5)).render { _, _ in count += 1 }
        let endless = ImageRenderer(content: Color.red)
        endless.proposedSize = ProposedViewSize(width: .infinity, height: 10)
        endless.render { _, _ in count += 1 }
        #expect(count == 0)
    }

    @Test("a screen can be kept as a PDF")
    func screenPDF() {
        let screen = Screen(size: CGSize(width: 100, height: 50)) { Text("a") }
        let box = String(decoding: screen.pdf(), as: UTF8.self)
        #expect(box.hasPrefix("%PDF-") && box.contains("100") && box.contains("50"))
    }
}
