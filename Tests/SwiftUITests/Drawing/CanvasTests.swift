import Foundation
import MartletCairo
import MartletDisplay
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Canvas")
struct CanvasTests {
    /// A canvas of 100 by 100 points.
    private func draw(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> PixelImage {
        Picture(Canvas(renderer: renderer)).pixels
    }

    private let square = Path(CGRect(x: 20, y: 20, width: 40, height: 40))

    @Test("paths are filled and drawn in the order of the calls, in the size of the canvas")
    func paths() {
        let pixels = draw { context, size in
            #expect(size == CGSize(width: 100, height: 100))
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.pureRed))
            context.stroke(square, with: .color(.pureBlue), lineWidth: 4)
        }
        #expect(pixels[50, 50] == .pureRed && pixels[2, 2] == .white && pixels[20, 40] == .pureBlue)
    }

    @Test("a copy of the context has an opacity, a transformation and a clip of its own")
    func copies() {
        let pixels = draw { context, _ in
            var other = context
            other.opacity = 0.5
            other.translateBy(x: 40, y: 40)
            other.clip(to: Path(CGRect(x: 20, y: 20, width: 20, height: 40)))
            other.fill(square, with: .color(.pureRed))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
            #expect(other.clipBoundingRect == CGRect(x: 20, y: 20, width: 20, height: 40))
        }
        #expect(pixels[5, 5] == .pureRed && pixels[85, 85] == .white)
        #expect(pixels[70, 70] == RGBA8(red: 255, green: 127, blue: 127) || pixels[70, 70].green == 128)
    }

    @Test("transformations are put inside of those before")
    func transforms() {
        let pixels = draw { context, _ in
            context.translateBy(x: 50, y: 50)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 1)
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.pureRed))
        }
        #expect(pixels[45, 85] == .pureRed && pixels[55, 55] == .white && pixels[35, 60] == .white)
    }

    @Test("a line under an uneven scaling is as thick as that makes it")
    func unevenLines() {
        let pixels = draw { context, _ in
            context.scaleBy(x: 4, y: 1)
            context.stroke(
                Path { $0.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)]) }, with: .color(.pureRed),
                lineWidth: 4)
        }
        #expect(pixels[33, 50] == .pureRed && pixels[47, 50] == .pureRed && pixels[29, 50] == .white)
    }

    @Test("an inverse clip shows what lies outside, and a layer shows what is drawn in it")
    func clips() {
        let outside = draw { context, size in
            context.clip(to: square, options: .inverse)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
        }
        #expect(outside[40, 40] == .white && outside[10, 10] == .pureRed)
        let layer = draw { context, size in
            context.clipToLayer { $0.fill(square, with: .color(.black.opacity(0.5))) }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
        }
        #expect(layer[10, 10] == .white && abs(Int(layer[40, 40].green) - 128) < 2)
    }

    @Test("gradients have their points in the context's coordinates, and go on, back or from the beginning")
    func gradients() {
        func line(_ options: GraphicsContext.GradientOptions) -> PixelImage {
            draw { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.pureRed, .pureBlue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0),
                        options: options))
            }
        }
        #expect(line([])[60, 50] == .pureBlue && line([])[1, 50].red > 240)
        #expect(line(.repeat)[42, 50].red > 230 && line(.mirror)[42, 50].blue > 230 && line(.mirror)[78, 50].red > 230)
        let radial = draw { context, size in
            let whole = Path(CGRect(origin: .zero, size: size))
            let gradient = Gradient(colors: [.pureRed, .pureBlue])
            context.fill(
                whole,
                with: .radialGradient(gradient, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 30))
        }
        #expect(radial[50, 50].red > 240 && radial[5, 5] == .pureBlue)
        let conic = draw { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .conicGradient(Gradient(colors: [.pureRed, .pureBlue]), center: CGPoint(x: 50, y: 50)))
        }
        #expect(conic[90, 53].red > 230 && conic[90, 47].blue > 230)
    }

    @Test("filters change what is drawn after them, each piece for itself")
    func filters() {
        let shadow = draw { context, _ in
            context.addFilter(.shadow(color: .black, radius: 0, x: 20))
            context.fill(square, with: .color(.pureRed))
        }
        #expect(shadow[40, 40] == .pureRed && shadow[70, 40] == .black)
        let only = draw { context, _ in
            context.addFilter(.shadow(color: .black, radius: 0, x: 20, options: .shadowOnly))
            context.fill(square, with: .color(.pureRed))
        }
        #expect(only[30, 40] == .white && only[70, 40] == .black)
        let mixed = draw { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
            context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 20, blendMode: .plusLighter))
            context.fill(square, with: .color(.pureGreen))
        }
        #expect(mixed[40, 40] == .pureGreen && mixed[70, 40] == RGBA8(red: 255, green: 0, blue: 255))
        let inverted = draw { context, _ in
            context.addFilter(.colorInvert())
            context.fill(square, with: .color(.pureRed))
        }
        #expect(inverted[40, 40] == RGBA8(red: 0, green: 255, blue: 255))
        let matrix = draw { context, _ in
            var swap = SwiftUI.ColorMatrix()
            (swap.r1, swap.b1, swap.b3) = (0, 1, 0)
            context.addFilter(.colorMatrix(swap))
            context.fill(square, with: .color(.pureRed))
        }
        #expect(matrix[40, 40] == .pureBlue)
        let blurred = draw { context, _ in
            context.addFilter(.blur(radius: 4))
            context.fill(square, with: .color(.pureRed))
        }
        #expect(blurred[40, 40] == .pureRed && blurred[20, 40].green > 60 && blurred[20, 40].green < 200)
        let metaballs = draw { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .pureBlue))
            context.addFilter(.blur(radius: 8))
            context.drawLayer { $0.fill(square, with: .color(.pureRed)) }
        }
        #expect(metaballs[40, 40] == .pureBlue && metaballs[40, 12] == .white, "blurred first, then cut off")
        let threshold = draw { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .pureBlue))
            context.fill(square, with: .color(.pureRed))
            context.fill(Path(CGRect(x: 70, y: 70, width: 20, height: 20)), with: .color(.pureRed.opacity(0.3)))
        }
        #expect(threshold[40, 40] == .pureBlue && threshold[80, 80] == .white)
    }

    @Test("blend modes meet what was drawn before, only inside of the path")
    func blending() {
        func both(_ mode: GraphicsContext.BlendMode) -> PixelImage {
            draw { context, size in
                context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.pureRed))
                context.blendMode = mode
                context.fill(Path(CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.pureBlue))
            }
        }
        let magenta = RGBA8(red: 255, green: 0, blue: 255)
        #expect(both(.plusLighter)[40, 40] == magenta && both(.plusLighter)[60, 40] == .pureBlue)
        #expect(both(.clear)[40, 40] == .white && both(.clear)[10, 40] == .pureRed)
        #expect(both(.copy)[40, 40] == .pureBlue && both(.copy)[10, 40] == .pureRed)
        #expect(both(.destinationOut)[40, 40] == .white && both(.destinationOut)[60, 40] == .white)
        #expect(both(.destinationOver)[40, 40] == .pureRed && both(.destinationOver)[60, 40] == .pureBlue)
        #expect(both(.sourceAtop)[40, 40] == .pureBlue && both(.sourceAtop)[60, 40] == .white)
        #expect(both(.sourceIn)[40, 40] == .pureBlue && both(.sourceIn)[60, 40] == .white)
        #expect(both(.sourceIn)[10, 40] == .pureRed)
        #expect(both(.sourceOut)[40, 40] == .white && both(.sourceOut)[60, 40] == .pureBlue)
        #expect(both(.xor)[40, 40] == .white && both(.xor)[60, 40] == .pureBlue)
        #expect(both(.plusDarker)[40, 40] == .black && both(.plusDarker)[60, 40] == .pureBlue)
        #expect(both(.multiply)[40, 40] == .black)
    }

    @Test("what was drawn before is filtered inside of a path and of a line, and once more where it was filtered")
    func filteredBackdrop() {
        let pixels = Picture(
            Sized(
                100, 100,
                Canvas { context, size in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.pureRed))
                    context.fill(Path(CGRect(x: 50, y: 0, width: 50, height: 100)), with: .color(.pureBlue))
                    context.addFilter(.colorInvert())
                    context.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .backdrop)
                    context.fill(Path(CGRect(x: 40, y: 40, width: 20, height: 20)), with: .palette([.backdrop]))
                    context.stroke(Path(CGRect(x: 0, y: 92, width: 100, height: 1)), with: .backdrop, lineWidth: 6)
                })
        ).pixels
        let (cyan, yellow) = (RGBA8(red: 0, green: 255, blue: 255), RGBA8(red: 255, green: 255, blue: 0))
        #expect(pixels[10, 50] == .pureRed && pixels[90, 50] == .pureBlue)
        #expect(pixels[30, 30] == cyan && pixels[70, 70] == yellow)
        #expect(pixels[45, 50] == .pureRed && pixels[55, 50] == .pureBlue)
        #expect(pixels[20, 92] == cyan && pixels[80, 92] == yellow)
    }

    @Test("what is drawn is seen under a mapping of the coordinates that the context had")
    func projectedFilter() {
        let moved = draw { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))))
            context.scaleBy(x: 0.5, y: 0.5)
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.pureRed))
        }
        #expect(moved[10, 10] == .white && moved[50, 10] == .pureRed && moved[35, 10] == .white)
        var leaning = ProjectionTransform()
        leaning.m13 = 0.01
        let shown = draw { context, _ in
            context.addFilter(.projectionTransform(leaning))
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.pureRed))
        }
        // What is 100 points away is seen at half of that, half as high.
        #expect(shown[45, 45] == .pureRed && shown[55, 10] == .white && shown[45, 75] == .white)
    }

    @Test("the shadow of what is left free falls into a figure, and nowhere else with that blend mode")
    func innerShadow() {
        let pixels = draw { context, _ in
            context.addFilter(
                .shadow(
                    color: .black, radius: 0, x: 10, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha]))
            context.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(.pureRed))
        }
        #expect(pixels[25, 50] == .black && pixels[50, 50] == .pureRed && pixels[78, 50] == .pureRed)
        #expect(pixels[10, 50] == .white && pixels[90, 50] == .white && pixels[50, 10] == .white)
        let only = draw { context, _ in
            context.addFilter(.shadow(color: .black, radius: 0, options: [.shadowOnly, .invertsAlpha]))
            context.fill(Path(CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(.pureRed))
        }
        #expect(only[50, 50] == .white && only[10, 50] == .black)
    }

    @Test("a context of Core Graphics draws in the same coordinates, with what is set")
    func coreGraphics() {
        let pixels = draw { context, _ in
            context.translateBy(x: 20, y: 0)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
            context.addFilter(.colorInvert())
            context.withCGContext { old in
                old.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
                old.translateBy(x: 0, y: 10)
                old.fill(CGRect(x: 0, y: 0, width: 20, height: 90))
            }
            context.fill(Path(CGRect(x: 60, y: 0, width: 10, height: 10)), with: .color(.black))
        }
        #expect(pixels[30, 20] == .pureRed && pixels[30, 5] == .white && pixels[30, 60] == .white)
        #expect(pixels[45, 20] == .white && pixels[85, 5] == .white)
    }

    @Test("a layer is put together before it is drawn")
    func layers() {
        let pixels = draw { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(square, with: .color(.pureRed))
                layer.fill(square, with: .color(.pureBlue))
                #expect(layer.opacity == 1)
            }
        }
        #expect(abs(Int(pixels[40, 40].red) - 127) <= 1 && pixels[40, 40].blue == 255)
    }

    @Test("texts are measured and drawn in the environment of the canvas, in a colour of their own or a gradient")
    func texts() {
        let picture = Picture(
            Canvas { context, _ in
                var text = context.resolve(Text("■■"))
                let size = text.measure(in: CGSize(width: 1000, height: 1000))
                #expect(size.height > 20 && text.firstBaseline(in: size) < size.height)
                text.shading = .color(.pureRed)
                context.draw(text, at: CGPoint(x: 0, y: 0), anchor: .topLeading)
                context.draw(Text("plain"), in: CGRect(x: 0, y: 50, width: 100, height: 50))
            }
            .font(.system(size: 30)))
        #expect(picture.runs.map(\.color)[0] == RGBA(red: 1, green: 0, blue: 0))
        #expect(picture.runs.map(\.text) == ["■■", "plain"] && picture.runs[0].font.size == 30)
        #expect(picture.texts == [], "nothing in a canvas is described")
    }

    @Test("pictures and symbols are drawn at a point or in a rectangle")
    func images() {
        let pixel = DisplayImage(pixelWidth: 1, pixelHeight: 1, bytesPerRow: 4, pixels: [0, 0, 255, 255])
        let pixels = draw { context, _ in
            let image = context.resolve(Image(.pixels(pixel, scale: 1)))
            #expect(image.size == CGSize(width: 1, height: 1))
            context.draw(image, in: CGRect(x: 20, y: 20, width: 20, height: 20))
            var star = context.resolve(Image(systemName: "square.fill"))
            star.shading = .color(.pureBlue)
            context.draw(star, at: CGPoint(x: 70, y: 70))
        }
        #expect(pixels[30, 30] == .pureRed && pixels[70, 70] == .pureBlue && pixels[15, 15] == .white)
    }

    private struct Counter: View {
        @State private var count = 0
        let change: Signal

        var body: some View {
            Canvas { context, _ in
                for index in 0..<3 {
                    guard let symbol = context.resolveSymbol(id: index) else { continue }
                    context.draw(symbol, at: CGPoint(x: 20 + 30 * index, y: 50))
                }
                #expect(context.resolveSymbol(id: "none") == nil)
            } symbols: {
                Sized(20, 20, count == 0 ? Color.pureRed : Color.pureBlue).tag(0)
                ForEach(1..<3, id: \.self) { _ in Sized(10, 10, Color.pureGreen) }
            }
            .onReceive(change.objectWillChange) { count += 1 }
        }
    }

    private final class Signal: ObservableObject {}

    @Test("views of the canvas are drawn by their tags or ids, and drawn anew when they change")
    func symbols() {
        let signal = Signal()
        let picture = Picture(Counter(change: signal))
        #expect(picture.pixels[20, 50] == .pureRed && picture.pixels[50, 50] == .pureGreen)
        #expect(picture.pixels[42, 50] == .white && picture.pixels[80, 50] == .pureGreen)
        signal.objectWillChange.send()
        picture.run()
        #expect(picture.pixels[20, 50] == .pureBlue)
    }

    @Test("right to left, views of the canvas are drawn whole, where they are drawn left to right")
    func mirroredSymbols() {
        let view = Canvas { context, _ in
            context.addFilter(.blur(radius: 1))
            context.drawLayer { layer in
                guard let symbol = layer.resolveSymbol(id: 0) else { return }
                layer.draw(symbol, at: CGPoint(x: 30, y: 50))
            }
        } symbols: {
            Sized(20, 20, Color.pureRed).tag(0)
        }
        let mirrored = Picture(view.environment(\.layoutDirection, .rightToLeft))
        #expect(mirrored.pixels[30, 50] == .pureRed && mirrored.pixels[30, 50] != mirrored.pixels[70, 50])
        #expect(mirrored.pixels == Picture(view).pixels)
    }

    @Observable final class Model { var isRed = true }

    @Test("the renderer follows what it reads")
    func following() {
        let model = Model()
        let picture = Picture(
            Canvas { context, _ in
                context.fill(square, with: .color(model.isRed ? .pureRed : .pureBlue))
            })
        #expect(picture.pixels[40, 40] == .pureRed)
        model.isRed = false
        picture.run()
        #expect(picture.pixels[40, 40] == .pureBlue)
    }

    @Test("a canvas is cut off at its frame, is hit all over, and is black where it says so")
    func frame() {
        let picture = Picture(
            Sized(
                40, 40,
                Canvas(opaque: true) { context, _ in
                    context.fill(Path(CGRect(x: -50, y: 10, width: 200, height: 10)), with: .color(.pureRed))
                }))
        #expect(picture.pixels[50, 32] == .black && picture.pixels[50, 45] == .pureRed)
        #expect(picture.pixels[25, 45] == .white && picture.isHit(32, 32) && !picture.isHit(25, 45))
    }

    @Test("what cannot be drawn is left out with a warning, and the rest is drawn")
    func bad() {
        let canvas = Canvas { context, _ in
            context.fill(Path(), with: .color(.red))
            context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)), with: .color(.red))
            context.stroke(square, with: .color(.red), lineWidth: .nan)
            var flat = context
            flat.scaleBy(x: 0, y: 1)
            flat.fill(square, with: .color(.red))
            flat.draw(Text("a"), at: .zero)
            #expect(flat.clipBoundingRect == .zero)
            context.fill(square, with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero))
            context.draw(Text("b"), in: CGRect(x: 0, y: 0, width: -5, height: CGFloat.nan))
            context.draw(Image(systemName: "no such symbol"), at: CGPoint(x: CGFloat.infinity, y: 0))
            context.fill(square, with: .color(.pureBlue))
        }
        #expect(Screen { canvas }.warnings.contains { $0.contains("GraphicsContext") })
        #expect(Picture(canvas).pixels[40, 40] == .pureBlue)
    }

    @Test("a path of a million lines is drawn")
    func million() {
        let pixels = draw { context, _ in
            let path = Path { path in
                path.move(to: .zero)
                for index in 1...1_000_000 {
                    path.addLine(to: CGPoint(x: CGFloat(index % 100), y: CGFloat(index / 10_000)))
                }
            }
            context.stroke(path, with: .color(.pureRed), lineWidth: 1)
        }
        #expect(pixels[50, 50].red == 255 && pixels[50, 50].green < 128)
    }

    @Test("a drawing group is one picture, cut off at its frame")
    func drawingGroup() {
        let picture = Picture(
            Sized(40, 40, Color.pureRed.offset(x: 20).overlay(Text("a"))).drawingGroup()
        )
        #expect(picture.pixels[60, 35] == .pureRed && picture.pixels[75, 50] == .white && picture.texts == ["a"])
        let black = Picture(Sized(40, 40, Color.clear).drawingGroup(opaque: true))
        #expect(black.pixels[50, 50] == .black)
    }
}
