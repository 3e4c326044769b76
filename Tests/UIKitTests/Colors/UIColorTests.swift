import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIColor")
struct UIColorTests {
    private func parts(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("a colour of components has them, by whatever they are made from")
    func components() {
        #expect(parts(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)) == [0.2, 0.4, 0.6, 0.8])
        #expect(parts(UIColor(white: 0.25, alpha: 1)) == [0.25, 0.25, 0.25, 1])
        #expect(parts(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 0, 1])
        #expect(parts(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)) == [1, 0.5, 0, 1])
        #expect(parts(.orange.withAlphaComponent(0.3)) == [1, 0.5, 0, 0.3])
        #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor.components == [1, 0.5, 0, 1])
    }

    @Test("hue, saturation and brightness come back as they went in; only a grey is white")
    func hueAndWhite() {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(hue: 0.7, saturation: 0.5, brightness: 0.8, alpha: 0.9).getHue(
            &h, saturation: &s, brightness: &b, alpha: &a)
        #expect([h, s, b, a].map { ($0 * 100).rounded() / 100 } == [0.7, 0.5, 0.8, 0.9])
        var white: CGFloat = 0
        #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil))
        #expect(white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test("system colours and providers follow light and dark where they are shown")
    func following() throws {
        struct Page: View {
            var body: some View {
                VStack(spacing: 0) {
                    Color(.systemBackground)
                    Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
                }
            }
        }
        let screen = Screen(size: CGSize(width: 20, height: 20)) { Page() }
        func colors() throws -> [[CGFloat]] {
            let image = try #require(UIImage(data: screen.image()))
            return [CGPoint(x: 10, y: 4), CGPoint(x: 10, y: 16)].map { image.color(at: $0) }
        }
        let light = try colors()
        screen.colorScheme = .dark
        let dark = try colors()
        #expect(light[0].allSatisfy { $0 > 0.95 })
        #expect(dark[0][0] < 0.2)
        #expect(light[1] == [0, 0, 0] && dark[1] == [1, 1, 1])
    }

    @Test("greys come nearer to the background in UIKit's steps; the second background is fainter than the first")
    func levels() {
        func brightness(_ color: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
            parts(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))[1]
        }
        let greys: [UIColor] = [
            .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .systemBackground,
        ]
        let light = greys.map { brightness($0, .light) }
        #expect(light == light.sorted() && light[4] > 0.85 && light[5] > 0.91)
        let dark = greys.map { brightness($0, .dark) }
        #expect(dark == dark.sorted(by: >) && dark[5] < 0.2)
        #expect(brightness(.secondarySystemBackground, .light) < brightness(.systemBackground, .light))
        #expect(brightness(.secondarySystemBackground, .dark) > brightness(.systemBackground, .dark))
        #expect(brightness(.secondarySystemGroupedBackground, .light) > brightness(.systemGroupedBackground, .light))
        #expect(brightness(.systemBackground, .light) > brightness(.systemGroupedBackground, .light))
    }

    @Test("a colour goes to SwiftUI and back as it was, one that follows its surroundings too")
    func roundTrip() {
        let fixed = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(parts(UIColor(Color(uiColor: fixed))) == parts(fixed))
        #expect(UIColor(Color(uiColor: .label)) == .label)
        let primary = UIColor(Color.primary)
        let light = primary.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = primary.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(parts(light)[0] < 0.3 && parts(dark)[0] == 1)
    }

    @Test("a catalogue's name that is not there is nil")
    func missingName() { #expect(UIColor(named: "no such colour") == nil) }

    @Test("colours are archived and equal by what they are")
    func archiving() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.purple, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(read == .purple)
        #expect(UIColor.systemRed == .systemRed && UIColor.systemRed != .red)
        #expect(
            try NSKeyedUnarchiver.unarchivedObject(
                ofClass: UIColor.self,
                from: NSKeyedArchiver.archivedData(withRootObject: NSString("x"), requiringSecureCoding: true)) == nil)
    }
}

extension UIImage {
    /// Red, green and blue of a pixel, from 0 to 1.
    func color(at point: CGPoint) -> [CGFloat] {
        let pixels = pngPixels
        let place = (Int(point.y) * Int(size.width * scale) + Int(point.x)) * 4
        return [2, 1, 0].map { (CGFloat(pixels[place + $0]) / 255 * 1000).rounded() / 1000 }
    }
}
