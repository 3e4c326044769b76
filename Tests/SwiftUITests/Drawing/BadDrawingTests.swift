import Foundation
import MartletCairo
import SwiftUI
import Testing
import UIKit
import ViewTesting

/// What cannot be drawn: nothing overflows, what is beside it stays, and a warning names what is wrong where it can be
/// told.
@MainActor @Suite("Bad input to drawing", .serialized)
struct BadDrawingTests {
    /// A screen of the views above a blue bar, which has to be seen whatever they are.
    private func screen(@ViewBuilder _ views: () -> some View) -> Screen {
        let screen = Screen(size: CGSize(width: 100, height: 120)) {
            VStack(spacing: 0) {
                ZStack { views() }.frame(width: 100, height: 100)
                Color.pureBlue.frame(height: 20)
            }
        }
        #expect(bar(screen).allSatisfy { $0 == .pureBlue })
        return screen
    }

    private func bar(_ screen: Screen) -> [RGBA8] {
        let pixels = CairoRenderer.pixels(ofPNG: screen.image())!
        return [0, 50, 99].flatMap { x in [102, 110, 118].map { pixels[x, $0] } }
    }

    private func above(_ screen: Screen) -> Set<RGBA8> {
        let pixels = CairoRenderer.pixels(ofPNG: screen.image())!
        return Set((0..<100).flatMap { x in (0..<99).map { pixels[x, $0] } })
    }

    @Test("a path without a line draws nothing, cuts nothing and is measured as nothing")
    func emptyPaths() {
        let empty = Path()
        #expect(empty.boundingRect.isNull && !empty.contains(.zero) && empty.currentPoint == nil)
        #expect(empty.strokedPath(StrokeStyle(lineWidth: 5)).isEmpty && empty.trimmedPath(from: 0, to: 1).isEmpty)
        #expect(empty.applying(CGAffineTransform(rotationAngle: 1)).isEmpty && empty.offsetBy(dx: 5, dy: 5).isEmpty)
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        for path in [square.union(empty), square.subtracting(empty), empty.symmetricDifference(square)] {
            #expect(path.boundingRect == square.boundingRect && path.contains(CGPoint(x: 5, y: 5)))
        }
        #expect(square.intersection(empty).isEmpty && empty.lineIntersection(square).isEmpty)
        let found = screen {
            empty.fill(.red)
            empty.stroke(.red, lineWidth: 4)
            empty.trim(from: 0.2, to: 0.8).stroke(.red)
            empty.scale(4).rotation(.degrees(5)).fill(.red)
            Color.red.clipShape(empty)
            Color.red.mask(empty)
            Path { $0.move(to: CGPoint(x: 5, y: 5)) }.stroke(.red, lineWidth: 4)
            Path { $0.closeSubpath() }.fill(.red)
            Path { $0.addLines([]) }.stroke(.red)
            Canvas { context, _ in
                context.fill(empty, with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero))
                context.stroke(empty, with: .backdrop, lineWidth: 3)
                context.clip(to: empty)
                context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
            }
        }
        #expect(above(found).count == 1 && found.warnings == [])
    }

    static let gradients: [(String, AnyShapeStyle)] = {
        let colors = [Color.red, .yellow]
        let bad = [CGFloat.nan, .infinity, -.infinity].flatMap { number in
            [
                (
                    "location \(number)",
                    AnyShapeStyle(
                        .linearGradient(
                            stops: [.init(color: .red, location: number), .init(color: .yellow, location: 1)],
                            startPoint: .top,
                            endPoint: .bottom))
                ),
                (
                    "point \(number)",
                    AnyShapeStyle(
                        .linearGradient(
                            colors: colors, startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom))
                ),
                (
                    "radius \(number)",
                    AnyShapeStyle(
                        .radialGradient(
                            colors: colors, center: .center, startRadius: 0, endRadius: number))
                ),
                (
                    "center \(number)",
                    AnyShapeStyle(
                        .conicGradient(
                            colors: colors, center: UnitPoint(x: 0.5, y: number), angle: .degrees(Double(number))))
                ),
                (
                    "fraction \(number)",
                    AnyShapeStyle(
                        .ellipticalGradient(
                            colors: colors, startRadiusFraction: number, endRadiusFraction: 1))
                ),
            ]
        }
        return bad + [
            ("no colour", AnyShapeStyle(.linearGradient(colors: [], startPoint: .top, endPoint: .bottom))),
            (
                "one colour",
                AnyShapeStyle(
                    .radialGradient(
                        colors: [.red], center: .center, startRadius: 0, endRadius: 0))
            ),
            ("no length", AnyShapeStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .top))),
            (
                "no width",
                AnyShapeStyle(
                    .radialGradient(
                        colors: colors, center: .center, startRadius: 20, endRadius: 20))
            ),
            (
                "no angle",
                AnyShapeStyle(
                    .angularGradient(
                        colors: colors, center: .center, startAngle: .degrees(90), endAngle: .degrees(90)))
            ),
            (
                "backwards",
                AnyShapeStyle(
                    .linearGradient(
                        stops: [.init(color: .red, location: 0.9), .init(color: .yellow, location: 0.1)],
                        startPoint: .top,
                        endPoint: .bottom))
            ),
            ("no mesh", AnyShapeStyle(MeshGradient(width: 0, height: 0, points: [], colors: []))),
            (
                "too few points",
                AnyShapeStyle(
                    MeshGradient(
                        width: 3, height: 3, points: [[0, 0], [1, 0]], colors: [.red]))
            ),
            (
                "mesh of no numbers",
                AnyShapeStyle(
                    MeshGradient(
                        width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, .infinity], [1, 1]],
                        colors: colors + colors))
            ),
        ]
    }()

    @Test("gradients without an extent, a colour or numbers, in figures with and without an area", arguments: 0..<24)
    func gradients(_ index: Int) {
        let (name, style) = Self.gradients[index]
        let found = screen {
            Rectangle().fill(style)
            Rectangle().fill(style).frame(width: 0, height: 0)
            Rectangle().fill(style).frame(width: 40, height: 0)
            Circle().stroke(style, lineWidth: 4).frame(width: 0, height: 40)
            Text("Text").foregroundStyle(style)
            Text("").foregroundStyle(style)
        }
        #expect(found.texts.contains("Text"), "\(name)")
    }

    @Test("transformations that leave no area show nothing and take nothing; what is no number is left out")
    func singularTransforms() {
        var flat = ProjectionTransform()
        (flat.m11, flat.m22, flat.m33) = (0, 0, 0)
        let box = Color.red.frame(width: 40, height: 40)
        let views: [(String, AnyView)] = [
            ("scale", AnyView(box.scaleEffect(0))), ("width", AnyView(box.scaleEffect(x: 0, y: 2))),
            ("matrix", AnyView(box.transformEffect(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)))),
            ("line", AnyView(box.transformEffect(CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)))),
            ("projection", AnyView(box.projectionEffect(flat))),
            (
                "figure",
                AnyView(Rectangle().transform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5)).fill(.red))
            ),
            ("small figure", AnyView(Rectangle().scale(0).fill(.red))),
            ("turned", AnyView(box.scaleEffect(0).rotationEffect(.degrees(30)))),
        ]
        for (name, view) in views {
            var taps = 0
            let found = screen { view.onTapGesture { taps += 1 } }
            found.tap(at: CGPoint(x: 50, y: 50))
            #expect(taps == 0 && above(found).count == 1, "\(name)")
        }
        for number in [CGFloat.nan, .infinity] {
            let found = screen {
                Text("b").transformEffect(CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0))
                Text("c").rotation3DEffect(.degrees(Double(number)), axis: (x: 0, y: 1, z: 0))
                Text("d").rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0), anchorZ: number, perspective: number)
                Rectangle().rotation(.radians(Double(number))).scale(number).stroke(.clear)
            }
            #expect(found.texts.contains("c") && found.texts.contains("d"))
        }
    }

    /// A picture of 20,000 by 40 pixels, the left half red, the right one green.
    private static let wide: Data = {
        let width = 20_000, height = 40
        var data = Data("P6 \(width) \(height) 255\n".utf8)
        let red = Data([255, 0, 0]), green = Data([0, 255, 0])
        var row = Data(capacity: width * 3)
        for x in 0..<width { row.append(x < width / 2 ? red : green) }
        for _ in 0..<height { data.append(row) }
        return data
    }()

    @Test("a picture of 20,000 pixels is shown small, at its size and as a paint")
    func hugePicture() throws {
        let picture = try #require(UIImage(data: Self.wide))
        #expect(picture.size == CGSize(width: 20_000, height: 40))
        let image = Image(uiImage: picture)
        let small = screen { image.resizable().frame(width: 80, height: 40) }
        let pixels = CairoRenderer.pixels(ofPNG: small.image())!
        #expect(pixels[15, 50] == .pureRed && pixels[85, 50] == .pureGreen && pixels[5, 50] != .pureRed)
        let scrolled = screen { ScrollView(.horizontal) { image }.defaultScrollAnchor(.trailing) }
        #expect(CairoRenderer.pixels(ofPNG: scrolled.image())![50, 50] == .pureGreen)
        let painted = screen { Rectangle().fill(.image(image, scale: 0.004)) }
        #expect(above(painted).contains { $0.red > 200 } && above(painted).contains { $0.green > 200 })
    }

    @Test("a PNG that ends too early is no picture or the part that is there")
    func truncatedPicture() throws {
        let data = try #require(ImageRenderer(content: Color.red.frame(width: 60, height: 60)).pngData())
        #expect(UIImage(data: data) != nil && UIImage(data: Data()) == nil && UIImage(data: Data([0x89, 0x50])) == nil)
        for length in stride(from: 8, to: data.count, by: max(1, data.count / 40)) {
            guard let part = UIImage(data: data.prefix(length)) else { continue }
            _ = screen { Image(uiImage: part).resizable() }
        }
        for place in stride(from: 30, to: data.count, by: max(1, data.count / 40)) {
            var other = data
            other[place] ^= 0xFF
            guard let changed = UIImage(data: other) else { continue }
            _ = screen { Image(uiImage: changed).resizable() }
        }
    }

    @Test("a catalogue whose files are missing or are none names each of them once, and shows the rest")
    func brokenCatalogue() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ data: Data, _ path: String) throws {
            let file = folder.appendingPathComponent("Assets.xcassets/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        func entry(_ file: String) -> Data {
            Data(#"{"images": [{"idiom": "universal", "filename": "\#(file)"}], "info": {"version": 1}}"#.utf8)
        }
        let png = try #require(ImageRenderer(content: Color.pureRed.frame(width: 20, height: 20)).pngData())
        try write(entry("gone.png"), "ghost.imageset/Contents.json")
        try write(Data("{ this is none".utf8), "torn.imageset/Contents.json")
        try write(png, "bare.imageset/bare.png")
        try write(Data(#"{"colors": [{"color": {"components": "none"}}]}"#.utf8), "shade.colorset/Contents.json")
        try write(Data(), "empty.colorset/Contents.json")
        try write(entry("whole.png"), "whole.imageset/Contents.json")
        try write(png, "whole.imageset/whole.png")
        let bundle = try #require(Bundle(path: folder.path))
        let found = screen {
            ForEach(0..<2) { _ in
                Image("ghost", bundle: bundle).offset(y: -30)
                Image("torn", bundle: bundle).offset(x: -30)
                Image("bare", bundle: bundle).offset(x: 30)
                Color("shade", bundle: bundle).frame(width: 5, height: 5)
                Color("empty", bundle: bundle).frame(width: 5, height: 5)
            }
            Image("whole", bundle: bundle)
        }
        #expect(CairoRenderer.pixels(ofPNG: found.image())![55, 55] == .pureRed)
        for name in ["ghost", "torn", "shade", "empty"] {
            #expect(found.warnings.count { $0.contains(name) } == 1, "\(name): \(found.warnings)")
        }
    }
}
