import Foundation
import MartletCairo
import MartletDesk
import MartletDisplay
import MartletHost
import MartletText
import Testing

@testable import MartletGTKHost

@MainActor @Suite("What windows draw through cairo", .serialized, .enabled(if: Desk.isAvailable))
struct BackdropTests {
    private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
    private let blue = Paint.color(RGBA(red: 0, green: 0, blue: 1))

    /// Shows items in a window, and without one, and hands over both pictures' colours at points.
    private func compare(_ items: [DisplayItem], at points: [CGPoint], within tolerance: Int = 12) throws {
        let root = DisplayGroup()
        root.setItems(items)
        let own = CairoRenderer().pixels(of: root, size: CGSize(width: 200, height: 150), background: .clear)
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems(items)
            let window = desk.open(client)
            let picture = desk.picture(of: window)
            for point in points {
                let (x, y) = (Int(point.x), Int(point.y))
                let digits = Array(picture[x, y])
                let seen = stride(from: 0, to: 8, by: 2).map { Int(String(digits[$0..<$0 + 2]), radix: 16) ?? -1 }
                let pixel = own[x, y]
                // The window's picture is premultiplied.
                let alpha = Int(pixel.alpha)
                let wanted = [pixel.red, pixel.green, pixel.blue].map { Int($0) * alpha / 255 } + [alpha]
                let distance = zip(seen, wanted).map { abs($0 - $1) }.max() ?? 255
                #expect(distance <= tolerance, "\(point): \(seen) in the window, \(wanted) without")
            }
            window.close()
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: Paint) -> DisplayItem {
        .fill(.rect(CGRect(x: x, y: y, width: width, height: height)), paint, FillStyle())
    }

    @Test("what was drawn before is seen blurred through a backdrop, also from within groups")
    func backdrop() throws {
        let below = [rect(0, 0, 100, 150, red), rect(100, 0, 100, 150, blue)]
        let glass = Paint.backdrop(Backdrop(radius: 6, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3)))
        let group = DisplayGroup()
        group.setItems([
            .fill(
                .roundedRect(CGRect(x: 0, y: 0, width: 80, height: 60), cornerSize: CGSize(width: 10, height: 10)),
                glass, FillStyle())
        ])
        group.setOrigin(CGPoint(x: 60, y: 40))
        let points = [
            CGPoint(x: 70, y: 70), CGPoint(x: 99, y: 70), CGPoint(x: 130, y: 70), CGPoint(x: 61, y: 41),
            CGPoint(x: 20, y: 20),
        ]
        try compare(below + [.group(group)], at: points, within: 24)
    }

    @Test("a group in one raster looks as it does without a window")
    func raster() throws {
        let inner = DisplayGroup()
        inner.setItems([rect(10, 10, 60, 40, blue)])
        var look = GroupAppearance()
        look.blendMode = .xor
        inner.setAppearance(look)
        let group = DisplayGroup()
        group.setItems([rect(0, 0, 40, 60, red), .group(inner)])
        var appearance = GroupAppearance()
        appearance.isRaster = true
        appearance.isIsolated = true
        appearance.clip = .rect(CGRect(x: 0, y: 0, width: 60, height: 60))
        group.setAppearance(appearance)
        group.setOrigin(CGPoint(x: 30, y: 20))
        let points = [CGPoint(x: 35, y: 25), CGPoint(x: 50, y: 50), CGPoint(x: 80, y: 50), CGPoint(x: 95, y: 50)]
        try compare([.group(group)], at: points)
    }

    @Test("texts beside a raster with faint texts keep their colours")
    func textColors() throws {
        func text(_ color: RGBA) -> MeasuredText {
            let run = TextRun(text: "■■", font: FontDescription(size: 40), color: color)
            return TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
        }
        let faint = text(RGBA(red: 0, green: 0, blue: 0, alpha: 0.2))
        let group = DisplayGroup()
        group.setItems([.text(faint, origin: .zero)])
        var appearance = GroupAppearance()
        appearance.isRaster = true
        appearance.clip = .rect(CGRect(x: 0, y: 0, width: 80, height: 60))
        group.setAppearance(appearance)
        let strong = text(RGBA(red: 1, green: 0, blue: 0))
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems([.group(group), .text(strong, origin: CGPoint(x: 90, y: 60))])
            let window = desk.open(client)
            let picture = desk.picture(of: window)
            let inked = (90..<170).contains { x in (60..<120).contains { y in picture[x, y] == "ff0000ff" } }
            #expect(inked, "the red letters are not faint")
            window.close()
        }
    }

    @Test("tiles, meshes and stretched gradients look as they do without a window")
    func paints() throws {
        let pixels: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
        let image = DisplayImage(pixelWidth: 2, pixelHeight: 1, bytesPerRow: 8, pixels: pixels)
        let tiles = Paint.tiles(
            ImageTiles(
                image: image, source: CGRect(x: 0, y: 0, width: 2, height: 1),
                tile: CGRect(x: 0, y: 0, width: 40, height: 20), filter: .nearest))
        let corners = [CGPoint(x: 100, y: 0), CGPoint(x: 180, y: 0), CGPoint(x: 180, y: 60), CGPoint(x: 100, y: 60)]
        let mesh = Paint.mesh(
            [MeshPatch(corners: corners, colors: [.black, .white, .black, .white])],
            background: RGBA(red: 0, green: 1, blue: 0))
        let stops = [
            GradientStop(color: .white, location: 0), GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 1),
        ]
        let ellipse = Paint.transformed(
            .radialGradient(stops, center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.5),
            CGAffineTransform(a: 80, b: 0, c: 0, d: 40, tx: 0, ty: 80))
        let items = [rect(0, 0, 80, 60, tiles), rect(90, 0, 100, 70, mesh), rect(0, 80, 80, 40, ellipse)]
        let points = [
            CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 30), CGPoint(x: 50, y: 50), CGPoint(x: 140, y: 30),
            CGPoint(x: 95, y: 65), CGPoint(x: 40, y: 100), CGPoint(x: 60, y: 100), CGPoint(x: 40, y: 110),
        ]
        try compare(items, at: points)
    }

    @Test("what either of two colours lacks of white is taken from both")
    func plusDarker() throws {
        let group = DisplayGroup()
        group.setItems([rect(20, 20, 60, 60, .color(RGBA(red: 0.8, green: 0.8, blue: 0.2)))])
        var look = GroupAppearance()
        look.blendMode = .plusDarker
        group.setAppearance(look)
        let below = rect(0, 0, 50, 100, .color(RGBA(red: 0.6, green: 1, blue: 1)))
        try compare([below, .group(group)], at: [CGPoint(x: 30, y: 30), CGPoint(x: 70, y: 30), CGPoint(x: 10, y: 10)])
    }
}
