import Foundation
import MartletDisplay
import MartletHeadless
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
}
