import SwiftUI
import Testing

@MainActor @Suite("Pictures of canvases")
struct CanvasPictures {
    private typealias Context = GraphicsContext

    private static let box = CGRect(x: 0, y: 0, width: 60, height: 60)
    private static let circle = Path(ellipseIn: box.insetBy(dx: 6, dy: 6))
    private static let star = Star().path(in: box.insetBy(dx: 2, dy: 2))

    /// A canvas of one cell.
    private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View {
        Canvas { context, _ in draw(&context) }
    }

    @Test("paths filled and drawn in shadings of every kind")
    func shadings() {
        let disc = Image("Shapes/disc", bundle: .module)
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.sea, .gold, .rose, .leaf])
        return PictureSheet(4, by: 4) {
            canvas { $0.fill(Self.circle, with: .color(.sea)) }
            canvas {
                $0.fill(Self.star, with: .color(red: 0.9, green: 0.25, blue: 0.4), style: FillStyle(eoFill: true))
            }
            canvas { $0.stroke(Self.circle, with: .color(white: 0.3, opacity: 0.5), lineWidth: 8) }
            canvas { $0.stroke(Self.star, with: .color(.ink), style: StrokeStyle(lineWidth: 3, dash: [6, 3])) }
            canvas {
                $0.fill(
                    Path(Self.box),
                    with: .linearGradient(.sunset, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0)))
            }
            canvas {
                $0.fill(
                    Path(Self.box),
                    with: .linearGradient(
                        .sunset, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0), options: .repeat))
            }
            canvas {
                $0.fill(
                    Path(Self.box),
                    with: .linearGradient(
                        .sunset, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0), options: .mirror))
            }
            canvas {
                $0.fill(
                    Path(Self.box),
                    with: .linearGradient(
                        .sunset, startPoint: .zero, endPoint: CGPoint(x: 60, y: 0), options: .linearColor))
            }
            canvas {
                $0.fill(
                    Path(Self.box),
                    with: .radialGradient(
                        .sunset, center: CGPoint(x: 30, y: 30), startRadius: 4, endRadius: 14, options: .repeat))
            }
            canvas {
                $0.fill(
                    Path(Self.box), with: .conicGradient(.sunset, center: CGPoint(x: 30, y: 30), angle: .degrees(90)))
            }
            canvas { $0.fill(Self.circle, with: .meshGradient(mesh)) }
            canvas { $0.fill(Self.circle, with: .tiledImage(disc, origin: CGPoint(x: 4, y: 4), scale: 0.75)) }
            canvas {
                $0.stroke(
                    Self.circle, with: .style(.linearGradient(.sunset, startPoint: .top, endPoint: .bottom)),
                    lineWidth: 8)
            }
            canvas { $0.fill(Self.circle, with: .foreground) }.foregroundStyle(Color.leaf)
            canvas { context in
                context.fill(Path(Self.box), with: .color(.sea))
                context.addFilter(.colorInvert())
                context.fill(Self.circle, with: .backdrop)
            }
            canvas { context in
                let symbol = context.resolve(.palette([.color(.rose), .color(.gold)]))
                context.fill(Self.circle, with: symbol)
            }
        }
        .expect("shadings")
    }

    @Test("opacities, transformations, clips and layers")
    func contexts() {
        PictureSheet(4, by: 4) {
            canvas { context in
                context.opacity = 0.4
                context.fill(Self.circle, with: .color(.sea))
                context.fill(Self.star, with: .color(.rose))
            }
            canvas { context in
                context.opacity = 0.4
                context.drawLayer { layer in
                    layer.fill(Self.circle, with: .color(.sea))
                    layer.fill(Self.star, with: .color(.rose))
                }
            }
            canvas { context in
                context.translateBy(x: 30, y: 30)
                context.rotate(by: .degrees(20))
                context.fill(Path(CGRect(x: -16, y: -16, width: 32, height: 32)), with: .color(.sea))
            }
            canvas { context in
                context.scaleBy(x: 1, y: 0.5)
                context.stroke(Self.circle, with: .color(.sea), lineWidth: 8)
            }
            canvas { context in
                context.concatenate(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 20, ty: 0))
                context.fill(Path(CGRect(x: 4, y: 4, width: 40, height: 50)), with: .color(.sea))
            }
            canvas { context in
                context.transform = CGAffineTransform(rotationAngle: 0.3)
                context.stroke(Path(Self.box.insetBy(dx: 14, dy: 14)), with: .color(.sea), lineWidth: 4)
            }
            canvas { context in
                context.clip(to: Self.circle)
                context.fill(Path(Self.box), with: .color(.leaf))
                context.clip(to: Self.star)
                context.fill(Path(Self.box), with: .color(.gold))
            }
            canvas { context in
                context.clip(to: Self.star, style: FillStyle(eoFill: true), options: .inverse)
                context.fill(Path(Self.box), with: .color(.leaf))
            }
            canvas { context in
                context.clipToLayer {
                    $0.draw(Text("Clip").font(.system(size: 24, weight: .black)), at: CGPoint(x: 30, y: 30))
                }
                context.fill(
                    Path(Self.box), with: .linearGradient(.sunset, startPoint: .zero, endPoint: CGPoint(x: 60, y: 0)))
            }
            canvas { context in
                context.clipToLayer(opacity: 0.7, options: .inverse) { $0.fill(Self.star, with: .color(.black)) }
                context.fill(Path(Self.box), with: .color(.leaf))
            }
            canvas { context in
                context.addFilter(.shadow(radius: 3, y: 2))
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 40)), with: .color(.gold))
                    layer.fill(Path(CGRect(x: 30, y: 20, width: 20, height: 20)), with: .color(.gold))
                }
            }
            canvas { context in
                context.clip(to: Self.circle)
                let bounds = context.clipBoundingRect
                context.stroke(Path(bounds), with: .color(.rose), lineWidth: 4)
            }
            Canvas(opaque: true) { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.gold))
            }
            Canvas(colorMode: .linear) { context, size in
                context.opacity = 0.5
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.ink))
            }
            canvas { context in
                var copy = context
                copy.translateBy(x: 20, y: 20)
                copy.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.rose))
                context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.gold))
            }
            canvas { context in
                context.blendMode = .multiply
                context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.gold))
                context.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.sea))
            }
        }
        .expect("contexts")
    }

    private static let filters: [GraphicsContext.Filter] = {
        var swapped = ColorMatrix()
        (swapped.r1, swapped.r3, swapped.b3, swapped.b1, swapped.g5) = (0, 1, 0, 1, 0.2)
        return [
            .shadow(radius: 3), .shadow(color: .rose, radius: 1, x: 5, y: 5),
            .shadow(color: .rose, radius: 1, x: 5, y: 5, options: .shadowAbove),
            .shadow(color: .rose, radius: 2, x: 4, y: 4, options: .shadowOnly),
            .shadow(color: .leaf, radius: 0, x: 6, y: 6, blendMode: .multiply, options: .disablesGroup),
            .colorMultiply(.gold), .colorMatrix(swapped), .hueRotation(.degrees(120)), .saturation(0.2),
            .brightness(0.3),
            .contrast(0.4), .colorInvert(), .colorInvert(0.3), .grayscale(1), .luminanceToAlpha, .blur(radius: 3),
            .blur(radius: 4, options: .opaque), .alphaThreshold(min: 0.5),
            .alphaThreshold(min: 0.2, max: 0.6, color: .rose),
        ]
    }()

    @Test("filters")
    func filters() {
        PictureSheet(5, by: 4, cell: CGSize(width: 50, height: 50)) {
            ForEach(Self.filters.indices, id: \.self) { index in
                canvas { context in
                    context.fill(Path(CGRect(x: 0, y: 20, width: 50, height: 10)), with: .color(.mist))
                    context.addFilter(Self.filters[index])
                    context.drawLayer { layer in
                        // What an opaque blur makes of nothing is left open.
                        if index == 16 {
                            layer.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.leaf))
                        }
                        layer.fill(
                            Path(ellipseIn: CGRect(x: 5, y: 5, width: 40, height: 40)),
                            with: .linearGradient(
                                Gradient(colors: [.sea, .gold, .gold.opacity(0)]), startPoint: CGPoint(x: 5, y: 0),
                                endPoint: CGPoint(x: 45, y: 0)))
                    }
                }
            }
            canvas { context in
                context.addFilter(.grayscale(1))
                context.addFilter(.blur(radius: 2), options: .linearColor)
                context.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 30)), with: .color(.rose))
            }
        }
        .expect("filters")
    }

    @Test("blend modes of a canvas")
    func blendModes() {
        PictureSheet(7, by: 4, cell: CGSize(width: 32, height: 32)) {
            ForEach(0..<28) { mode in
                canvas { context in
                    let vertical = Path(CGRect(x: 8, y: 0, width: 16, height: 32))
                    let horizontal = Path(CGRect(x: 0, y: 8, width: 32, height: 16))
                    context.fill(
                        vertical, with: .linearGradient(.sunset, startPoint: .zero, endPoint: CGPoint(x: 0, y: 32)))
                    context.blendMode = GraphicsContext.BlendMode(rawValue: Int32(mode))
                    let colors = Gradient(colors: [.leaf, .mist])
                    context.fill(
                        horizontal, with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 32, y: 0)))
                }
            }
        }
        .expect("canvas blend modes")
    }

    @Test("pictures, texts and symbols")
    func contents() {
        let photo = Image.sample
        return PictureSheet(4, by: 3) {
            canvas { $0.draw(photo, at: CGPoint(x: 30, y: 30)) }
            canvas { $0.draw(photo, at: .zero, anchor: .topLeading) }
            canvas { $0.draw(photo, in: Self.box.insetBy(dx: 4, dy: 14)) }
            canvas { context in
                var star = context.resolve(Image(systemName: "star.fill"))
                star.shading = .linearGradient(.sunset, startPoint: .zero, endPoint: CGPoint(x: 60, y: 60))
                context.draw(star, in: Self.box.insetBy(dx: 6, dy: 6))
            }
            canvas { $0.draw(Text("Canvas"), at: CGPoint(x: 30, y: 30)) }
            canvas { $0.draw(Text("Canvas with lines that wrap").font(.caption), in: Self.box) }
            canvas { context in
                var text = context.resolve(Text("Ag").font(.system(size: 40, weight: .bold)))
                text.shading = .linearGradient(.sunset, startPoint: .zero, endPoint: CGPoint(x: 60, y: 0))
                context.draw(text, in: Self.box)
            }
            canvas { context in
                let text = context.resolve(Text("Ag").font(.system(size: 30)))
                let size = text.measure(in: Self.box.size)
                let rect = CGRect(origin: CGPoint(x: 5, y: 10), size: size)
                context.fill(Path(rect), with: .color(.mist))
                context.draw(text, in: rect)
                let line = CGRect(x: 5, y: 10 + text.firstBaseline(in: size), width: size.width, height: 1)
                context.fill(Path(line), with: .color(.rose))
            }
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 20, y: 20)) }
                if let symbol = context.resolveSymbol(id: 1) {
                    context.draw(symbol, in: CGRect(x: 20, y: 30, width: 40, height: 20))
                }
            } symbols: {
                Label("One", systemImage: "star").font(.caption).padding(3).background(Color.gold).tag(1)
            }
            canvas { context in
                context.addFilter(.shadow(radius: 2, y: 2))
                context.rotate(by: .degrees(10))
                context.draw(Text("Turned").bold().foregroundColor(.rose), at: CGPoint(x: 34, y: 24))
            }
            canvas { context in
                context.blendMode = .difference
                context.draw(photo, at: CGPoint(x: 24, y: 24))
                context.draw(photo, at: CGPoint(x: 36, y: 36))
            }
            canvas { context in
                let image = context.resolve(Image(systemName: "heart.fill"))
                context.fill(Path(CGRect(x: 0, y: 30, width: 60, height: 1)), with: .color(.rose))
                context.draw(image, at: CGPoint(x: 30, y: 30 - image.baseline), anchor: .top)
            }
        }
        .expect("canvas contents")
    }
}
