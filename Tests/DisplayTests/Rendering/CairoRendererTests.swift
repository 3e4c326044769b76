import CMartletPango
import Foundation
import MartletDisplay
import MartletCairo
import MartletText
import Testing

@MainActor @Suite("Pictures without a display")
struct CairoRendererTests {
    let renderer = CairoRenderer()
    let red = RGBA(red: 1, green: 0, blue: 0)
    let blue = RGBA(red: 0, green: 0, blue: 1)
    let size = CGSize(width: 40, height: 40)

    func group(_ items: DisplayItem..., change: (inout GroupAppearance) -> Void = { _ in }) -> DisplayGroup {
        let group = DisplayGroup()
        group.setItems(items)
        var appearance = GroupAppearance()
        change(&appearance)
        group.setAppearance(appearance)
        return group
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA) -> DisplayItem {
        .fill(.rect(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
    }

    func pixels(_ root: DisplayGroup, scale: CGFloat = 1) -> PixelImage {
        renderer.pixels(of: root, size: size, scale: scale)
    }

    let white = RGBA8(red: 255, green: 255, blue: 255)

    @Test("a rectangle fills its pixels and no others, at any scale")
    func fills() {
        let root = group(box(10, 10, 20, 20, red))
        let once = pixels(root)
        #expect(once[10, 10] == RGBA8(red: 255, green: 0, blue: 0) && once[9, 10] == white && once[30, 10] == white)
        let twice = pixels(root, scale: 2)
        #expect(twice.width == 80 && twice[20, 20] == once[10, 10] && twice[19, 20] == white)
    }

    @Test("a group moves, clips and fades what it holds")
    func groups() {
        let child = group(box(0, 0, 20, 20, red)) {
            $0.clip = .rect(CGRect(x: 0, y: 0, width: 10, height: 20))
            $0.opacity = 0.5
        }
        child.setOrigin(CGPoint(x: 5, y: 5))
        let picture = pixels(group(.group(child)))
        #expect(abs(Int(picture[6, 6].green) - 128) <= 1 && picture[6, 6].red == 255)
        #expect(picture[16, 6] == white && picture[4, 6] == white)
    }

    @Test("a transformation turns about the group's origin")
    func transforms() {
        let child = group(box(0, 0, 10, 4, blue)) { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        child.setOrigin(CGPoint(x: 20, y: 20))
        let picture = pixels(group(.group(child)))
        #expect(picture[18, 28] == RGBA8(red: 0, green: 0, blue: 255) && picture[25, 21] == white)
    }

    @Test("gradients run from their first colour to their last")
    func gradients() {
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: blue, location: 1)]
        let all = Outline.rect(CGRect(origin: .zero, size: size))
        let linear = pixels(
            group(.fill(all, .linearGradient(stops, start: .zero, end: CGPoint(x: 40, y: 0)), FillStyle())))
        #expect(linear[0, 20].red > 245 && linear[39, 20].blue > 245 && abs(Int(linear[20, 20].red) - 127) < 8)
        let center = CGPoint(x: 20, y: 20)
        let radial = pixels(
            group(.fill(all, .radialGradient(stops, center: center, startRadius: 0, endRadius: 20), FillStyle())))
        #expect(radial[20, 20].red > 235 && radial[1, 1].blue == 255)
        let angular = pixels(
            group(.fill(all, .angularGradient(stops, center: center, startAngle: 0, endAngle: 2 * .pi), FillStyle())))
        #expect(angular[39, 21].red > 240 && angular[39, 18].blue > 240 && abs(Int(angular[0, 20].red) - 127) < 8)
    }

    @Test("a blur spreads an edge and keeps the middle")
    func blur() {
        let child = group(box(10, 0, 20, 40, .black)) { $0.blurRadius = 2 }
        let picture = pixels(group(.group(child)))
        #expect(picture[20, 20].red < 5)
        #expect(picture[8, 20].red < 250 && picture[8, 20].red > 150)
        #expect(picture[2, 20] == white)
    }

    @Test("a shadow lies beside what casts it, even outside of the clip")
    func shadow() {
        let child = group(box(0, 0, 20, 20, red)) {
            $0.clip = .rect(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.shadow = GroupShadow(color: .black, radius: 0, offset: CGSize(width: 15, height: 0))
        }
        let picture = pixels(group(.group(child)))
        #expect(picture[5, 5].red == 255 && picture[17, 5] == RGBA8(red: 0, green: 0, blue: 0))
        #expect(picture[12, 5] == white && picture[17, 12] == white)
    }

    @Test("blend modes work on what lies below")
    func blending() {
        let child = group(box(0, 0, 40, 40, blue)) { $0.blendMode = .multiply }
        #expect(pixels(group(box(0, 0, 40, 40, red), .group(child)))[20, 20] == RGBA8(red: 0, green: 0, blue: 0))
    }

    @Test("an image is stretched over its rectangle")
    func images() {
        let pixel: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
        let image = DisplayImage(pixelWidth: 2, pixelHeight: 1, bytesPerRow: 8, pixels: pixel)
        let picture = pixels(group(.image(image, in: CGRect(x: 0, y: 0, width: 40, height: 20))))
        #expect(picture[2, 10].red == 255 && picture[37, 10].blue == 255 && picture[20, 30] == white)
    }

    @Test("text is drawn in its colour within its measured size")
    func text() {
        let run = TextRun(text: "M", font: FontDescription(size: 30, weight: 900), color: blue)
        let measured = TextEngine.shared.measure(StyledText(runs: [run]), width: nil, height: nil)
        let picture = pixels(group(.text(measured, origin: .zero)))
        let inked = (0..<40).flatMap { y in (0..<40).filter { picture[$0, y] != white }.map { ($0, y) } }
        #expect(inked.count > 50)
        #expect(inked.allSatisfy { CGFloat($0.0) < measured.size.width && CGFloat($0.1) <= measured.firstBaseline })
        #expect(picture.values.contains(RGBA8(red: 0, green: 0, blue: 255)))
    }

    @Test("a secure entry shows bullets, an empty one its placeholder")
    func entries() {
        func entry(_ text: String, secure: Bool = false) -> PixelImage {
            let entry = TextEntry(
                text: text, placeholder: "p", isSecure: secure, font: FontDescription(size: 12), color: .black,
                placeholderColor: red, tint: blue)
            let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            return pixels(group(.native(NativeElement(id: 1, frame: frame, content: .textEntry(entry)))))
        }
        #expect(entry("ab") != entry("cd"))
        #expect(entry("ab", secure: true) == entry("cd", secure: true))
        #expect(entry("").values.contains { $0.red > 200 && $0.green < 100 })
    }

    @Test("a picture is a PNG of the asked size")
    func png() {
        let data = renderer.png(of: group(box(0, 0, 1, 1, red)), size: size, scale: 2)
        #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        #expect(data[19] == 80 && data[23] == 80)
    }

    func checkers(_ side: Int) -> DisplayImage {
        let pixels = (0..<side * side).flatMap { index -> [UInt8] in
            (index / side + index % side).isMultiple(of: 2) ? [0, 0, 0, 255] : [255, 255, 255, 255]
        }
        return DisplayImage(pixelWidth: side, pixelHeight: side, bytesPerRow: side * 4, pixels: pixels)
    }

    @Test("a picture with more pixels than are shown is the mean of them, made once for each size and scale")
    func shrunk() {
        let image = checkers(80)
        let root = group(.image(image, in: CGRect(origin: .zero, size: size)))
        let picture = pixels(root)
        #expect(picture.values.allSatisfy { abs(Int($0.red) - 128) <= 1 && $0.alpha == 255 })
        let copy = image.shown(onWidth: 40, height: 40)
        #expect(copy.pixelWidth == 40 && image.shown(onWidth: 40, height: 40) === copy)
        #expect(image.shown(onWidth: 80, height: 80) === image && image.shown(onWidth: 300, height: 300) === image)
        #expect(pixels(root, scale: 2)[0, 0] == RGBA8(red: 0, green: 0, blue: 0))
    }

    @Test("copies of a picture take no more memory than it does, and go with it")
    func copies() {
        var image: DisplayImage? = checkers(80)
        let first = Box(image?.shown(onWidth: 70, height: 70))
        let second = Box(image?.shown(onWidth: 60, height: 60))
        #expect(first.value == nil && second.value != nil)
        let few = (1...6).map { Box(image?.shown(onWidth: CGFloat($0), height: 5)) }
        #expect(few.map { $0.value == nil } == [true, true, false, false, false, false])
        image = nil
        #expect(few.allSatisfy { $0.value == nil })
    }

    struct Box {
        weak var value: DisplayImage?
        init(_ value: DisplayImage?) { self.value = value }
    }

    @Test("a blur beyond the edge of what can be seen shows inside, and one pixel blurs like a bell")
    func blurFromOutside() {
        let outside = group(box(-20, 0, 18, 40, .black)) { $0.blurRadius = 4 }
        #expect(pixels(group(.group(outside)))[0, 20].red < 210)
        let dot = group(box(20, 20, 1, 1, .black)) { $0.blurRadius = 2 }
        let picture = pixels(group(.group(dot)))
        let (center, near, far) = (picture[20, 20].red, picture[22, 20].red, picture[26, 20].red)
        #expect(center < near && near < far && picture[22, 20] == picture[18, 20] && picture[20, 22] == picture[20, 18])
        // 255 / (2 pi sigma squared)
        #expect(abs(255 - Int(center) - 10) <= 2 && picture[30, 20] == white)
    }

    @Test("what has not changed is not blurred again, wherever it lies, and what has is")
    func keptLayers() {
        let child = group(box(10, 10, 10, 10, red)) { $0.blurRadius = 1 }
        let root = group(.group(child))
        let first = pixels(root)
        child.setOrigin(CGPoint(x: 10, y: 0))
        let moved = pixels(root)
        #expect((0..<30).allSatisfy { x in (0..<40).allSatisfy { first[x, $0] == moved[x + 10, $0] } })
        child.setItems([box(10, 10, 10, 10, blue)])
        let changed = pixels(root)
        #expect(changed[25, 15].blue == 255 && changed[25, 15].red < 5)
    }

    @Test("a large blur and two hundred shadows over one another cost what they reach, not what a window has")
    func manyEffects() {
        var shadowed = group(box(100, 100, 60, 60, red))
        for _ in 0..<200 {
            let outer = group(.group(shadowed)) {
                $0.shadow = GroupShadow(color: .black, radius: 6, offset: CGSize(width: 0, height: 2))
            }
            shadowed = outer
        }
        let blurred = group(box(0, 0, 1000, 800, blue)) { $0.blurRadius = 30 }
        let root = group(.group(blurred), .group(shadowed))
        let clock = ContinuousClock()
        var picture: PixelImage?
        let time = clock.measure {
            picture = renderer.pixels(of: root, size: CGSize(width: 1000, height: 800), background: .white)
        }
        #expect(picture?[130, 130] == RGBA8(red: 255, green: 0, blue: 0))
        #expect(picture![130, 180].blue < 100 && picture![990, 5].blue == 255)
        // It took more than thirty seconds; a busy machine may take some.
        #expect(time < .seconds(8))
        let again = clock.measure { _ = renderer.pixels(of: root, size: CGSize(width: 1000, height: 800)) }
        #expect(again < time / 2)
    }

    /// How dark the darkest pixel is that a window system gets, which draws letters without a layout.
    private func darkestLetter() -> UInt8 {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 40, 40)
        let cr = cairo_create(surface)!
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        let layout = pango_cairo_create_layout(cr)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_text(layout, "M", 1)
        let run = pango_layout_get_line_readonly(layout, 0).pointee.runs.pointee.data
            .assumingMemoryBound(to: PangoGlyphItem.self)
        cairo_move_to(cr, 10, 30)
        pango_cairo_show_glyph_string(cr, run.pointee.item.pointee.analysis.font, run.pointee.glyphs)
        cairo_surface_flush(surface)
        let bytes = UnsafeBufferPointer(
            start: cairo_image_surface_get_data(surface), count: Int(cairo_image_surface_get_stride(surface)) * 40)
        return bytes.max() ?? 0
    }

    @Test("letters that a window system draws after a picture are not as faint as the last of the picture")
    func opacityOfLetters() {
        let before = darkestLetter()
        let faint = StyledText(
            runs: [
                TextRun(
                    text: "faint", font: FontDescription(size: 16), color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.3))
            ])
        _ = pixels(group(.text(TextEngine.shared.prepare(faint).measure(width: nil, height: nil), origin: .zero)))
        #expect(before > 150 && darkestLetter() == before)
    }
}
