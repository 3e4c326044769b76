import SwiftUI
import Testing

@MainActor @Suite("Pictures of styles")
struct StylePictures {
    private static let colors = [Color.gold, .rose, .ink]
    private static let stops = Gradient.bands.stops

    @Test("linear, radial, elliptical and angular gradients")
    func gradients() {
        PictureSheet(4, by: 4) {
            Rectangle().fill(.linearGradient(colors: Self.colors, startPoint: .top, endPoint: .bottom))
            Rectangle().fill(LinearGradient(colors: Self.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(height: 30)
            Rectangle().fill(
                .linearGradient(.bands, startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.75, y: 0.5)))
            Rectangle().fill(.linearGradient(stops: Self.stops, startPoint: .center, endPoint: .center))
            Circle().fill(.radialGradient(colors: Self.colors, center: .center, startRadius: 0, endRadius: 30))
            Rectangle().fill(RadialGradient(colors: Self.colors, center: .topLeading, startRadius: 10, endRadius: 50))
            Rectangle().fill(.radialGradient(.bands, center: .center, startRadius: 5, endRadius: 30)).frame(height: 30)
            Rectangle().fill(.radialGradient(stops: Self.stops, center: .bottom, startRadius: 40, endRadius: 10))
            Ellipse().fill(.ellipticalGradient(colors: Self.colors)).frame(height: 30)
            Rectangle().fill(EllipticalGradient(colors: Self.colors, startRadiusFraction: 0.2, endRadiusFraction: 0.7))
                .frame(width: 30)
            Rectangle().fill(
                .ellipticalGradient(.bands, center: .topLeading, startRadiusFraction: 0, endRadiusFraction: 1))
            Rectangle().fill(.ellipticalGradient(stops: Self.stops)).frame(height: 30)
            Circle().fill(
                .angularGradient(colors: Self.colors, center: .center, startAngle: .zero, endAngle: .degrees(180)))
            Rectangle().fill(.conicGradient(colors: Self.colors + [.gold], center: .center, angle: .degrees(90)))
            Rectangle().fill(AngularGradient(gradient: .bands, center: UnitPoint(x: 0.3, y: 0.7)))
            Rectangle().fill(.conicGradient(.bands, center: .center, angle: .degrees(-45))).frame(height: 30)
        }
        .expect("gradients")
    }

    @Test("gradients in Oklab beside those in sRGB, colours' own, and colours mixed")
    func colorSpaces() {
        let gradient = Gradient(colors: [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0)])
        return PictureSheet(2, by: 7, cell: CGSize(width: 120, height: 30)) {
            Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(
                .linearGradient(gradient.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 60))
            Rectangle().fill(
                .radialGradient(gradient.colorSpace(.perceptual), center: .center, startRadius: 0, endRadius: 60))
            Rectangle().fill(.ellipticalGradient(gradient))
            Rectangle().fill(.ellipticalGradient(gradient.colorSpace(.perceptual)))
            Rectangle().fill(.conicGradient(gradient, center: .center))
            Rectangle().fill(.conicGradient(gradient.colorSpace(.perceptual), center: .center))
            Rectangle().fill(gradient.colorSpace(.device))
            Rectangle().fill(AnyGradient(gradient).colorSpace(.perceptual))
            Rectangle().fill(Color.rose.gradient)
            Rectangle().fill(Color.sea.gradient)
            HStack(spacing: 0) { ForEach(0..<6) { Color.sea.mix(with: .gold, by: Double($0) / 5, in: .device) } }
            HStack(spacing: 0) { ForEach(0..<6) { Color.sea.mix(with: .gold, by: Double($0) / 5) } }
        }
        .expect("color spaces")
    }

    private static let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    private static let meshColors: [Color] = [.sea, .leaf, .gold, .ink, .mist, .rose, .leaf, .ink, .sea]

    private static func corner(_ x: Float, _ y: Float, _ bend: Float) -> MeshGradient.BezierPoint {
        MeshGradient.BezierPoint(
            position: [x, y], leadingControlPoint: [x - 0.3, y + bend], topControlPoint: [x - bend, y - 0.3],
            trailingControlPoint: [x + 0.3, y - bend], bottomControlPoint: [x + bend, y + 0.3])
    }

    @Test("mesh gradients")
    func meshes() {
        let corners = [
            Self.corner(0.1, 0.1, 0.2), Self.corner(0.9, 0.1, 0.2), Self.corner(0.1, 0.9, 0.2),
            Self.corner(0.9, 0.9, 0.2),
        ]
        let colors: [Color] = [.sea, .gold, .rose, .leaf]
        let environment = EnvironmentValues()
        return PictureSheet(3, by: 2, cell: CGSize(width: 80, height: 80)) {
            MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.meshColors)
            MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.meshColors, smoothsColors: false)
            MeshGradient(width: 3, height: 3, points: Self.points, colors: Self.meshColors, colorSpace: .perceptual)
            MeshGradient(width: 2, height: 2, bezierPoints: corners, colors: colors, background: .mist)
            Circle().fill(
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    resolvedColors: colors.map { $0.resolve(in: environment) }))
            Star().stroke(
                MeshGradient(
                    width: 2, height: 2, bezierPoints: corners,
                    resolvedColors: colors.map { $0.resolve(in: environment) }), lineWidth: 10)
        }
        .expect("meshes")
    }

    @Test("pictures as paint")
    func imagePaint() {
        let disc = Image("Shapes/disc", bundle: .module)
        return PictureSheet(3, by: 2, cell: CGSize(width: 80, height: 60)) {
            Rectangle().fill(ImagePaint(image: disc))
            Rectangle().fill(.image(disc, scale: 2))
            Rectangle().fill(.image(disc, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)))
            Circle().fill(.image(.sample, scale: 0.75))
            Circle().stroke(.image(disc, scale: 0.5), lineWidth: 14).padding(7)
            Text("Paint").font(.system(size: 28, weight: .black)).foregroundStyle(.image(.sample, scale: 0.5))
        }
        .expect("image paint")
    }

    private struct Warm: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? AnyShapeStyle(Color.gold) : AnyShapeStyle(Color.rose.gradient)
        }
    }

    @Test("colours of the system", arguments: [ColorScheme.light, .dark])
    func systemColors(_ scheme: ColorScheme) {
        PictureSheet(6, by: 4, cell: CGSize(width: 36, height: 36), colorScheme: scheme) {
            Group {
                Color.red
                Color.orange
                Color.yellow
                Color.green
                Color.mint
                Color.teal
                Color.cyan
                Color.blue
            }
            Group {
                Color.indigo
                Color.purple
                Color.pink
                Color.brown
                Color.white
                Color.gray
                Color.black
                Color.clear
            }
            Group {
                Color.primary
                Color.secondary
                Color.accentColor
                Color(hue: 0.6, saturation: 0.5, brightness: 0.8)
                Color(.displayP3, red: 0.5, green: 0.8, blue: 0.2)
                Color(.sRGBLinear, white: 0.5)
                Color("accent", bundle: .module)
                Color.rose.opacity(0.4)
            }
        }
        .expect(scheme == .dark ? "system colors dark" : "system colors light")
    }

    @Test("styles that follow their surroundings", arguments: [ColorScheme.light, .dark])
    func surroundings(_ scheme: ColorScheme) {
        PictureSheet(6, by: 4, cell: CGSize(width: 36, height: 36), colorScheme: scheme) {
            Group {
                Rectangle().fill(.primary)
                Rectangle().fill(.secondary)
                Rectangle().fill(.tertiary)
                Rectangle().fill(.quaternary)
                Rectangle().fill(.quinary)
                Rectangle().fill(.foreground).foregroundStyle(Color.rose)
            }
            Group {
                Rectangle().fill(.secondary).foregroundStyle(Color.rose, Color.gold)
                Rectangle().fill(.tertiary).foregroundStyle(Color.rose, Color.gold, Color.leaf)
                Rectangle().fill(.tertiary).foregroundStyle(
                    .linearGradient(.sunset, startPoint: .top, endPoint: .bottom))
                Rectangle().fill(.tint).tint(.leaf)
                Rectangle().fill(.tint)
                Rectangle().fill(.background).padding(4).background(Color.sea)
            }
            Group {
                Rectangle().fill(.background.secondary)
                Rectangle().fill(.background.tertiary)
                Rectangle().fill(.background).backgroundStyle(Color.gold)
                Rectangle().fill(.fill)
                Rectangle().fill(.fill.secondary)
                Rectangle().fill(.separator)
            }
            Group {
                Rectangle().fill(.selection)
                Rectangle().fill(.placeholder)
                Rectangle().fill(.link)
                Rectangle().fill(.windowBackground)
                Rectangle().fill(Warm())
                Rectangle().fill(.tint.opacity(0.3))
            }
        }
        .expect(scheme == .dark ? "surroundings dark" : "surroundings light")
    }

    @Test("styles in another rectangle, with blend modes and shadows")
    func changedStyles() {
        let sunset = LinearGradient(gradient: .sunset, startPoint: .leading, endPoint: .trailing)
        return PictureSheet(4, by: 3) {
            Rectangle().fill(sunset.in(CGRect(x: 0, y: 0, width: 120, height: 60)))
            Rectangle().fill(sunset.opacity(0.4))
            Rectangle().fill(Color.gold.blendMode(.multiply)).background(Color.sea)
            Rectangle().fill(Color.sea.blendMode(.screen)).padding(10).background(Stripes())
            Circle().fill(Color.gold.shadow(.drop(radius: 4))).padding(8)
            Circle().fill(Color.gold.shadow(.drop(color: .sea, radius: 0, x: 5, y: 5))).padding(8)
            Circle().fill(Color.gold.shadow(.inner(radius: 4))).padding(8)
            Circle().fill(Color.gold.shadow(.inner(color: .rose, radius: 2, x: 6, y: 6))).padding(8)
            Circle().stroke(Color.gold.shadow(.inner(radius: 2)).shadow(.drop(radius: 3, y: 3)), lineWidth: 12).padding(
                10)
            Text("Ag").font(.system(size: 36, weight: .bold)).foregroundStyle(Color.sea.shadow(.drop(radius: 2, y: 3)))
            Text("Ag").font(.system(size: 36, weight: .bold)).foregroundStyle(
                Color.gold.shadow(.inner(radius: 2, y: 2)))
            Image(systemName: "heart.fill").font(.system(size: 36))
                .foregroundStyle(Color.rose.gradient.shadow(.drop(radius: 3, y: 3)))
        }
        .expect("changed styles")
    }

    @Test("materials", arguments: [ColorScheme.light, .dark])
    func materials(_ scheme: ColorScheme) {
        PictureSheet(4, by: 2, colorScheme: scheme) {
            Rectangle().fill(.ultraThinMaterial).padding(8).background(Stripes())
            Rectangle().fill(.thinMaterial).padding(8).background(Stripes())
            Rectangle().fill(.regularMaterial).padding(8).background(Stripes())
            Circle().fill(.thickMaterial).padding(8).background(Stripes())
            Capsule().fill(.ultraThickMaterial).padding(8).background(Stripes())
            Rectangle().fill(.bar).padding(8).background(Stripes())
            Text("Text").font(.headline).frame(width: 50, height: 50).background(.regularMaterial).background(Stripes())
            Text("Text").foregroundStyle(.secondary).frame(width: 50, height: 50)
                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12)).background(Stripes())
        }
        .expect(scheme == .dark ? "materials dark" : "materials light")
    }
}
