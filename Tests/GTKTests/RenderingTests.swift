import CMartletGTK
import Foundation
import MartletCairo
import MartletDesk
import MartletDisplay
import MartletHost
import MartletText
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Rendering", .serialized, .enabled(if: Desk.isAvailable))
struct RenderingTests {
    private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
    private let blue = Paint.color(RGBA(red: 0, green: 0, blue: 1))

    /// Shows items in a window and hands over the picture.
    private func show(_ items: [DisplayItem], _ check: @escaping @MainActor (Picture) -> Void) throws {
        try Desk.use { desk in
            let client = FakeClient()
            client.root.setItems(items)
            let window = desk.open(client)
            check(desk.picture(of: window))
            window.close()
        }
    }

    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ paint: Paint) -> DisplayItem {
        .fill(.rect(CGRect(x: x, y: y, width: side, height: side)), paint, FillStyle())
    }

    @Test("fills lie where they were put, later ones on top")
    func fills() throws {
        try show([square(10, 20, 30, red), square(25, 35, 30, blue)]) { picture in
            #expect(picture[9, 20] == "00000000")
            #expect(picture[10, 20] == "ff0000ff")
            #expect(picture[30, 40] == "0000ffff")
            #expect(picture.inkBounds == CGRect(x: 10, y: 20, width: 45, height: 45))
        }
    }

    @Test("a group on a way that is too short to tell is drawn where it is")
    func tinyMove() throws {
        let group = DisplayGroup()
        group.setItems([square(10, 20, 30, red)])
        group.setOrigin(CGPoint(x: 1e-60, y: -1e-50))
        try show([.group(group)]) { #expect($0.inkBounds == CGRect(x: 10, y: 20, width: 30, height: 30)) }
    }

    @Test("a group with a transformation that is too small to tell is drawn as without one")
    func tinyTransform() throws {
        for transform in [
            CGAffineTransform(translationX: 3.7e-15, y: 0), CGAffineTransform(scaleX: 1 + 3e-16, y: 1),
            CGAffineTransform(translationX: 3.7e-60, y: 1e-50),
        ] {
            let group = DisplayGroup()
            group.setItems([square(10, 20, 30, red)])
            var appearance = GroupAppearance()
            appearance.transform = transform
            group.setAppearance(appearance)
            try show([.group(group)]) { #expect($0.inkBounds == CGRect(x: 10, y: 20, width: 30, height: 30)) }
        }
    }

    @Test("a group is moved, turned, clipped and faded as a whole")
    func groups() throws {
        let group = DisplayGroup()
        group.setItems([square(0, 0, 20, red), square(10, 0, 20, red)])
        group.setOrigin(CGPoint(x: 100, y: 50))
        var appearance = GroupAppearance()
        appearance.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        appearance.clip = .rect(CGRect(x: 0, y: 0, width: 25, height: 20))
        appearance.opacity = 0.6
        group.setAppearance(appearance)
        try show([.group(group)]) { picture in
            #expect(picture.inkBounds == CGRect(x: 80, y: 50, width: 20, height: 25))
            #expect(picture[90, 65] == "990000" + "99", "overlapping items do not show through each other")
        }
    }

    @Test("what a spring mirrors or makes very small is drawn by cairo, and nothing where it vanishes")
    func overshoot() throws {
        try Desk.use { _ in
            let painter = ItemPainter(rasterisesCairo: false) { 1 }
            let square = try #require(painter.node(for: square(0, 0, 20, red)))
            let blurred = square.blurred(deviation: 4)
            @MainActor func type(_ node: RenderNode, _ x: CGFloat, _ y: CGFloat) -> GskRenderNodeType? {
                painter.transformed(node, by: CGAffineTransform(scaleX: x, y: y), isKept: true).map {
                    gsk_render_node_get_node_type($0.pointer)
                }
            }
            #expect(type(blurred, 0.5, 0.5) == GSK_TRANSFORM_NODE && type(square, -0.5, 0.5) == GSK_TRANSFORM_NODE)
            #expect(type(blurred, -0.5, 0.5) == GSK_CAIRO_NODE && type(blurred, 0.5, -0.5) == GSK_CAIRO_NODE)
            #expect(type(square, -0.5, -0.5) == GSK_CAIRO_NODE && type(square, 0.02, 1) == GSK_CAIRO_NODE)
            #expect(type(square, 0.001, 1) == nil && type(square, -0.001, -0.001) == nil && type(square, 0, 0) == nil)
        }
    }

    @Test("what is blurred looks in a window that cairo draws as it does in a test's picture")
    func blur() throws {
        let group = DisplayGroup()
        group.setItems([square(60, 60, 40, red)])
        var appearance = GroupAppearance()
        appearance.blurRadius = 10
        group.setAppearance(appearance)
        let root = DisplayGroup()
        root.setItems([.group(group)])
        let expected = CairoRenderer().pixels(of: root, size: CGSize(width: 160, height: 160), background: .clear)
        try Desk.use { _ in
            @MainActor func alpha(drawsWithCairo: Bool) throws -> (type: UInt32, of: (Int, Int) -> Int) {
                let painter = ItemPainter(rasterisesCairo: false, drawsWithCairo: { drawsWithCairo }) { 1 }
                let square = try #require(painter.node(for: square(60, 60, 40, red)))
                let blurred = painter.blurred(square, deviation: 10)
                let canvas = PixelCanvas(width: 160, height: 160)
                gsk_render_node_draw(blurred.pointer, canvas.cr)
                cairo_surface_flush(canvas.surface)
                let stride = Int(cairo_image_surface_get_stride(canvas.surface))
                let type = gsk_render_node_get_node_type(blurred.pointer).rawValue
                return (type, { Int(cairo_image_surface_get_data(canvas.surface)[$1 * stride + $0 * 4 + 3]) })
            }
            let drawn = try alpha(drawsWithCairo: true)
            for (x, y) in [(80, 80), (60, 80), (50, 80), (40, 80), (32, 80), (80, 105), (45, 45), (100, 100)] {
                #expect(abs(drawn.of(x, y) - Int(expected[x, y].alpha)) <= 2, "at \(x), \(y)")
            }
            #expect(drawn.of(60, 80) > 100 && drawn.of(20, 80) == 0)
            let display = try alpha(drawsWithCairo: false)
            #expect(display.type == GSK_BLUR_NODE.rawValue, "a graphics card blurs as fast as it draws")
        }
    }

    @Test("a material above letters can be as small as it wants")
    func smallMaterial() throws {
        let run = TextRun(text: "below", font: FontDescription(size: 40), color: .black)
        let text = TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
        for scale: CGFloat in [0.06, 0.03, 0.002, -0.01, -0.3] {
            let group = DisplayGroup()
            group.setItems([
                .fill(
                    .rect(CGRect(x: 0, y: 0, width: 400, height: 400)), .backdrop(Backdrop(radius: 10, tint: .white)),
                    FillStyle())
            ])
            group.setOrigin(CGPoint(x: 50, y: 50))
            var appearance = GroupAppearance()
            appearance.transform = CGAffineTransform(scaleX: scale, y: scale)
            group.setAppearance(appearance)
            let items: [DisplayItem] = [.text(text, origin: .zero), .group(group), square(150, 20, 20, red)]
            try show(items) { #expect($0[160, 30] == "ff0000ff", "scale \(scale)") }
        }
    }

    @Test("a skewed and mirrored group agrees with its matrix")
    func matrices() throws {
        let group = DisplayGroup()
        group.setItems([square(0, 0, 20, red)])
        var appearance = GroupAppearance()
        appearance.transform = CGAffineTransform(a: -2, b: 0, c: 1, d: 1, tx: 100, ty: 30)
        group.setAppearance(appearance)
        try show([.group(group)]) { picture in
            // Corners: (100, 30), (60, 30), (120, 50), (80, 50).
            #expect(picture[62, 30] == "ff0000ff")
            #expect(picture[98, 30] == "ff0000ff")
            #expect(picture[117, 49] == "ff0000ff")
            #expect(picture[75, 49] == "00000000")
            #expect(picture[110, 31] == "00000000")
        }
    }

    @Test("strokes are centred on their outline, by border nodes and by cairo alike")
    func strokes() throws {
        let rect = CGRect(x: 20, y: 20, width: 40, height: 40)
        let items: [DisplayItem] = [
            .stroke(.rect(rect), red, StrokeStyle(lineWidth: 4)),
            .stroke(.rect(rect.offsetBy(dx: 60, dy: 0)), red, StrokeStyle(lineWidth: 4, lineJoin: .round)),
        ]
        try show(items) { picture in
            for x in [0, 60] {
                #expect(picture[x + 17, 40] == "00000000")
                #expect(picture[x + 18, 40] == "ff0000ff")
                #expect(picture[x + 21, 40] == "ff0000ff")
                #expect(picture[x + 22, 40] == "00000000")
            }
            #expect(picture[18, 18] == "ff0000ff")
            #expect(picture[78, 18] != "ff0000ff")
        }
    }

    @Test("gradients run the same through a rectangle and through a path")
    func gradients() throws {
        let stops = [
            GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
            GradientStop(color: RGBA(red: 0, green: 0, blue: 1), location: 1),
        ]
        func path(_ rect: CGRect) -> Outline {
            .path(
                PathElements([
                    .move(to: rect.origin), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
                    .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
                    .closeSubpath,
                ]))
        }
        func paints(_ rect: CGRect) -> [Paint] {
            let center = CGPoint(x: rect.midX, y: rect.midY)
            return [
                .linearGradient(stops, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.minY)),
                .radialGradient(stops, center: center, startRadius: 2, endRadius: 15),
                .angularGradient(stops, center: center, startAngle: 0.5, endAngle: 2 * .pi + 0.5),
                .angularGradient(stops, center: center, startAngle: -1, endAngle: 2),
            ]
        }
        var items: [DisplayItem] = []
        for index in 0..<4 {
            let rect = CGRect(x: index * 40, y: 0, width: 30, height: 30)
            let below = rect.offsetBy(dx: 0, dy: 40)
            items.append(.fill(.rect(rect), paints(rect)[index], FillStyle()))
            items.append(.fill(path(below), paints(below)[index], FillStyle()))
        }
        try show(items) { picture in
            for index in 0..<4 {
                for (x, y) in [(3, 3), (20, 7), (9, 22), (26, 25), (14, 20)] {
                    let a = picture[index * 40 + x, y], b = picture[index * 40 + x, y + 40]
                    #expect(distance(a, b) <= 10, "gradient \(index) at \(x), \(y): \(a) and \(b)")
                }
            }
            #expect(picture[2, 10] > "e0")
            #expect(picture[28, 10] < "20")
        }
    }

    private func distance(_ a: String, _ b: String) -> Int {
        func parts(_ text: String) -> [Int] {
            let digits = text.compactMap(\.hexDigitValue)
            return stride(from: 0, to: 8, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        }
        return zip(parts(a), parts(b)).map { abs($0 - $1) }.max()!
    }

    @Test("text is drawn inside of the space it measured")
    func text() throws {
        let run = TextRun(
            text: "Hamburgefonts", font: FontDescription(size: 20), color: RGBA(red: 0, green: 0.5, blue: 0))
        let text = TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
        try show([.text(text, origin: CGPoint(x: 15, y: 25))]) { picture in
            let frame = CGRect(origin: CGPoint(x: 15, y: 25), size: text.size)
            #expect(frame.insetBy(dx: -1, dy: -1).contains(picture.inkBounds))
            #expect(picture.inkBounds.width > text.size.width * 0.9)
        }
    }

    @Test("of a text of many paragraphs those that can be seen are drawn, as those of a short one are")
    func longText() throws {
        @MainActor final class Found { var ink: [CGRect] = [] }
        let found = Found()
        let lines = (0..<300).map { "line \($0)" }
        for shown in [lines, Array(lines.suffix(30))] {
            let run = TextRun(text: shown.joined(separator: "\n"), font: FontDescription(size: 16), color: .black)
            let text = TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
            try show([.text(text, origin: CGPoint(x: 5, y: 100 - text.lastBaseline))]) {
                found.ink.append($0.inkBounds)
            }
        }
        #expect(found.ink[0] == found.ink[1] && found.ink[0].height > 90)
    }

    @Test("text keeps its opacity after the outline of a symbol was made")
    func textOpacity() throws {
        let font = FontDescription(size: 60)
        _ = SymbolLibrary.shared.symbol("medal", font: font, color: .black)
        let run = TextRun(text: "\u{2588}", font: font, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5))
        let text = TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
        try show([.text(text, origin: .zero)]) { picture in
            let ink = picture.inkBounds
            #expect(["0000007f", "00000080"].contains(picture[Int(ink.midX), Int(ink.midY)]))
        }
    }

    @Test("images are stretched into their rectangle")
    func images() throws {
        let image = DisplayImage(
            pixelWidth: 2, pixelHeight: 1, bytesPerRow: 8, pixels: [0, 0, 255, 255, 255, 0, 0, 255])
        try show([.image(image, in: CGRect(x: 20, y: 10, width: 80, height: 40))]) { picture in
            #expect(picture[25, 30] == "ff0000ff")
            #expect(picture[95, 30] == "0000ffff")
            #expect(picture.inkBounds == CGRect(x: 20, y: 10, width: 80, height: 40))
        }
    }

    @Test(
        "blend modes see only their own group",
        arguments: [
            (DisplayBlendMode.multiply, "000000ff"), (.screen, "ff00ffff"), (.plusLighter, "ff00ffff"),
            (.destinationOver, "ff0000ff"), (.destinationOut, "00000000"), (.sourceAtop, "0000ffff"),
        ])
    func blends(mode: DisplayBlendMode, expected: String) throws {
        let top = DisplayGroup()
        top.setItems([square(0, 0, 40, blue)])
        var appearance = GroupAppearance()
        appearance.blendMode = mode
        top.setAppearance(appearance)
        try show([square(0, 0, 40, red), .group(top)]) { picture in
            #expect(picture[20, 20] == expected)
        }
    }

    @Test("a path clips its group")
    func pathClips() throws {
        let group = DisplayGroup()
        group.setItems([square(0, 0, 40, red)])
        var appearance = GroupAppearance()
        appearance.clip = .path(
            PathElements([
                .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 40, y: 0)), .line(to: CGPoint(x: 0, y: 40)),
                .closeSubpath,
            ]))
        group.setAppearance(appearance)
        try show([.group(group)]) { picture in
            #expect(picture[10, 10] == "ff0000ff")
            #expect(picture[30, 30] == "00000000")
        }
    }

    @Test("a move keeps a group's node, a change renews only the changed group's")
    func keepsNodes() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let moving = DisplayGroup(), changing = DisplayGroup(), still = DisplayGroup()
            for (index, group) in [moving, changing, still].enumerated() {
                group.setItems([square(CGFloat(index) * 30, 0, 20, red)])
            }
            client.root.setItems([.group(moving), .group(changing), .group(still)])
            let window = desk.open(client)
            @MainActor func nodes() -> [[OpaquePointer]] {
                window.root!.parts.map { part in
                    guard case .group(let picture) = part else { return [] }
                    return picture.parts.compactMap { part in
                        if case .drawn(let node) = part { node.pointer } else { nil }
                    }
                }
            }
            let before = nodes()
            moving.setOrigin(CGPoint(x: 0, y: 50))
            changing.setItems([square(30, 0, 20, blue)])
            desk.settle(frames: 1, of: client)
            let after = nodes()
            #expect([before[0] == after[0], before[1] == after[1], before[2] == after[2]] == [true, false, true])
            let picture = desk.picture(of: window)
            #expect(picture[10, 60] == "ff0000ff")
            #expect(picture[40, 10] == "0000ffff")
            window.close()
        }
    }

    @Test("items that stay keep their nodes when others come before and behind them")
    func keepsItems() throws {
        try Desk.use { _ in
            let painter = ItemPainter(rasterisesCairo: false, scale: { 1 })
            let group = DisplayGroup(), picture = GroupPicture(group)
            let stay = [square(0, 0, 5, red), square(9, 0, 5, red)]
            group.setItems(stay)
            picture.update(with: painter)
            let before = picture.keptNodes.map(\.node?.pointer)
            group.setItems([square(0, 9, 5, blue)] + stay)
            picture.update(with: painter)
            #expect(picture.keptNodes.dropFirst().map(\.node?.pointer) == before)
            group.setItems([square(0, 9, 5, blue)] + stay + [square(9, 9, 5, blue)])
            picture.update(with: painter)
            #expect(picture.keptNodes.dropFirst().dropLast().map(\.node?.pointer) == before)
        }
    }
}
