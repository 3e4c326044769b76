import Foundation
import MartletDisplay
import MartletGraph
import MartletCairo
import SwiftUI
import Testing

@testable import SwiftUI
@testable import ViewTesting

@MainActor @Suite("Images by name")
struct NamedImageTests {
    private func size(_ image: Image) -> CGSize {
        Picture(200, 200, image).root.describe().elements.first { $0.role == .image }?.frame.size ?? .zero
    }

    @Test("a picture is as large as its pixels at its scale")
    func naturalSize() {
        #expect(size(Image("flag", bundle: .module)) == CGSize(width: 20, height: 10))
        #expect(size(Image("plain", bundle: .module)) == CGSize(width: 10, height: 10))
        #expect(size(Image("photo", bundle: .module)) == CGSize(width: 32, height: 16))
        #expect(size(Image("square", bundle: .module)) == CGSize(width: 24, height: 12))
    }

    @Test("a photograph taken on its side is shown upright")
    func orientation() {
        #expect(size(Image("turned.jpg", bundle: .module)) == CGSize(width: 16, height: 32))
        let pixels = Picture(40, 40, Image("turned", bundle: .module)).pixels
        #expect(pixels[20, 6].blue > 250)
    }

    @Test("without a bundle, the resources of all targets are searched")
    func anyBundle() {
        #expect(size(Image("flag")) == CGSize(width: 20, height: 10))
    }

    @Test("the scale of the screen and its appearance choose the file")
    func variants() {
        let flag = Image("flag", bundle: .module)
        #expect(Picture(20, 10, flag).pixels[10, 5] == .pureRed)
        #expect(Picture(20, 10, flag.environment(\.displayScale, 2)).pixels[10, 5] == .pureGreen)
        #expect(Picture(20, 10, scheme: .dark, flag).pixels[10, 5] == .pureBlue)
    }

    @Test("the direction of texts and the kind of device choose the file, and colours too")
    func directionAndDevice() {
        let sign = Image("sign", bundle: .module)
        #expect(Picture(10, 10, sign).pixels[5, 5] == .pureRed)
        #expect(Picture(10, 10, sign.environment(\.layoutDirection, .rightToLeft)).pixels[5, 5] == .pureBlue)
        func shown(_ idiom: Idiom) -> RGBA8 {
            let color = Color("device", bundle: .module)
            return Picture(10, 10, color.environment(\.idiom, idiom)).pixels[5, 5]
        }
        #expect([.phone, .pad, .desktop].map(shown) == [.pureGreen, .pureRed, .pureBlue])
    }

    @Test("a picture made for one direction of texts is mirrored in the other, where it has no own for that")
    func mirrored() {
        let way = Image("way", bundle: .module)
        func corners(_ view: Image, _ direction: LayoutDirection) -> [RGBA8] {
            let shown = view.resizable().interpolation(.none).environment(\.layoutDirection, direction)
            let pixels = Picture(20, 20, shown).pixels
            return [pixels[2, 2], pixels[17, 2]]
        }
        #expect(corners(way, .leftToRight) == [.pureRed, .pureGreen])
        #expect(corners(way, .rightToLeft) == [.pureGreen, .pureRed])
        #expect(corners(Image("quarters", bundle: .module), .rightToLeft) == [.pureRed, .pureGreen])
    }

    @Test("pages and drawings of a catalogue have their own size and are drawn at any, light and dark")
    func vectors() {
        let page = Image("page", bundle: .module)
        #expect(size(page) == CGSize(width: 30, height: 20) && size(Image("drawing")) == CGSize(width: 12, height: 8))
        let pixels = Picture(30, 20, page).pixels
        #expect(pixels[5, 10] == .pureRed && pixels[25, 10] == .white)
        #expect(Picture(30, 20, scheme: .dark, page).pixels[5, 10] == .pureBlue)
        // The edge in the middle stays sharp.
        let large = Picture(90, 60, page.resizable()).pixels
        #expect(large[43, 30] == .pureRed && large[46, 30] == .white)
        #expect(Picture(12, 8, Image("drawing")).pixels[6, 4] == .pureBlue)
    }

    @Test("a change of the appearance changes the picture that is shown")
    func appearanceChanges() {
        let picture = Picture(20, 10, Image("flag", bundle: .module))
        picture.window.window.setColorScheme(.dark)
        picture.run()
        #expect(picture.pixels[10, 5] == .pureBlue)
    }

    @Test("a group with a namespace is part of the name; its template is drawn in the foreground style")
    func template() {
        let disc = Image("Shapes/disc", bundle: .module)
        #expect(Picture(16, 16, disc.foregroundStyle(.red)).pixels[8, 8] == Picture(Color.red).pixels[8, 8])
        #expect(Picture(16, 16, disc.renderingMode(.original)).pixels[8, 8] == .black)
        let flag = Image("flag", bundle: .module).renderingMode(.template)
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let pixels = Picture(20, 10, flag.foregroundStyle(gradient)).pixels
        #expect(pixels[1, 5].red > pixels[18, 5].red)
        #expect(pixels[1, 5].blue < pixels[18, 5].blue)
    }

    @Test("a resizable picture fills its space, or keeps its shape in it or around it")
    func resizing() {
        let photo = Image("photo", bundle: .module).resizable()
        func frame(_ view: some View) -> CGRect {
            Picture(100, 80, view).root.describe().elements.first { $0.role == .image }?.frame ?? .zero
        }
        #expect(frame(photo) == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(frame(photo.scaledToFit()) == CGRect(x: 0, y: 15, width: 100, height: 50))
        #expect(frame(photo.scaledToFill()) == CGRect(x: -30, y: 0, width: 160, height: 80))
        #expect(frame(photo.aspectRatio(1, contentMode: .fit)) == CGRect(x: 10, y: 0, width: 80, height: 80))
    }

    @Test("pixels stay squares without interpolation")
    func interpolation() {
        let quarters = Image("quarters", bundle: .module).resizable()
        let sharp = Picture(20, 20, quarters.interpolation(.none)).pixels
        #expect(sharp[9, 9] == .pureRed)
        #expect(sharp[10, 9] == .pureGreen)
        #expect(sharp[10, 10] == RGBA8(red: 255, green: 255, blue: 0))
        #expect(Picture(20, 20, quarters).pixels[9, 9] != .pureRed)
    }

    @Test("the edges within the cap insets keep their thickness")
    func capInsets() {
        let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let pixels = Picture(60, 40, Image("frame", bundle: .module).resizable(capInsets: insets)).pixels
        let (green, blue) = (RGBA8.pureGreen, RGBA8.pureBlue)
        #expect([pixels[1, 1], pixels[30, 2], pixels[58, 38], pixels[2, 20]] == [green, green, green, green])
        #expect([pixels[6, 6], pixels[30, 20], pixels[53, 33]] == [blue, blue, blue])
    }

    @Test("tiles repeat the picture from the top left corner")
    func tiles() {
        let image = Image("quarters", bundle: .module).resizable(resizingMode: .tile)
        let pixels = Picture(6, 4, image).pixels
        #expect([pixels[0, 0], pixels[2, 2], pixels[4, 0]] == Array(repeating: RGBA8.pureRed, count: 3))
        #expect(pixels[5, 3] == RGBA8(red: 255, green: 255, blue: 0))
    }

    @Test("a missing name is warned about and leaves a placeholder")
    func missing() {
        let screen = Screen { Image("unicorn", bundle: .module) }
        #expect(screen.warnings.count == 1)
        #expect(screen.warnings.first?.hasPrefix("No image named 'unicorn' found in asset catalog for /") == true)
        #expect(size(Image("unicorn", bundle: .module)).width > 0)
    }

    @Test("a file that is damaged, or no picture, names itself")
    func corrupt() {
        let screen = Screen {
            Image("broken", bundle: .module)
            Image("text", bundle: .module)
        }
        #expect(screen.warnings.count == 2)
        #expect(screen.warnings.contains { $0.contains("broken.imageset/broken.png cannot be shown: ") })
        #expect(screen.warnings.contains { $0.contains("text.imageset/text.png cannot be shown: it is not a picture") })
    }

    @Test("the name, the label or nothing is read out")
    func accessibility() {
        let screen = Screen {
            Image("flag", bundle: .module)
            Image("flag", bundle: .module, label: Text("The flag"))
            Image(decorative: "flag", bundle: .module)
        }
        #expect(screen.root.describe().elements.map(\.label) == ["flag", "The flag"])
    }

    @Test("a picture that is decoded beside has its size at once, and shows as soon as it is there")
    func decodedBeside() async {
        let window = TestWindow(
            size: CGSize(width: 60, height: 30), isInteractive: true, Image("square", bundle: .module).resizable())
        window.settle()
        let root = window.root
        #expect(root.describe().elements.first?.frame.size == CGSize(width: 60, height: 30))
        for _ in 0..<1_000_000 where !root.needsDisplay { await Task.yield() }
        window.settle()
        let pixels = CairoRenderer().pixels(of: root.rootGroup, size: root.size)
        #expect(pixels[10, 15] == .pureRed)
    }
}

@MainActor @Suite("Colours by name")
struct AssetColorTests {
    @Test("components are fractions, bytes or hexadecimal, and differ in the dark")
    func components() {
        #expect(Picture(Color("accent", bundle: .module)).pixels[5, 5].red == 255)
        #expect(Picture(Color("accent", bundle: .module)).pixels[5, 5].green == 128)
        let dark = Picture(scheme: .dark, Color("accent", bundle: .module)).pixels[5, 5]
        #expect(dark == RGBA8(red: 0, green: 128, blue: 255))
        let byte = Color("byte").resolve(in: EnvironmentValues())
        #expect(abs(byte.green - 128 / 255) < 0.001 && byte.opacity == 0.5)
    }

    @Test("a colour may be one of a system's own, and differ in the dark and in high contrast")
    func references() {
        func color(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> Color.Resolved {
            var environment = EnvironmentValues()
            change(&environment)
            return Color("system", bundle: .module).resolve(in: environment)
        }
        #expect(color() == Color.blue.resolve(in: EnvironmentValues()))
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(color { $0.colorScheme = .dark } == Color.red.resolve(in: dark))
        let strong = Picture(Color("system", bundle: .module))
        strong.root.colorSchemeContrast = .increased
        strong.run()
        #expect(strong.pixels[5, 5] == RGBA8(red: 0, green: 0, blue: 6))
        let names = ["labelColor", "systemBackgroundColor", "systemGray3Color", "separatorColor", "controlAccentColor"]
        #expect(names.allSatisfy { Color.platformColor($0, dark) != nil })
    }

    @Test("a system's colour that nobody knows is warned about")
    func unknownReference() {
        let screen = Screen { Color("unknown", bundle: .module) }
        #expect(
            screen.warnings == [
                "The color 'unknown' refers to 'systemUnicornColor', which no system is known to have."
            ])
    }

    @Test("a missing name is warned about and shows nothing")
    func missing() {
        let screen = Screen { Color("unicorn") }
        #expect(screen.warnings.first?.hasPrefix("No color named 'unicorn' found in asset catalog for ") == true)
    }
}
