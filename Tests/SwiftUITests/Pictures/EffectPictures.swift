import SwiftUI
import Testing

@MainActor @Suite("Pictures of effects")
struct EffectPictures {
    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
        .destinationOut, .plusDarker, .plusLighter,
    ]

    @Test("blend modes, over colours and over nothing")
    func blendModes() {
        PictureSheet(6, by: 4, cell: CGSize(width: 40, height: 40)) {
            ForEach(Self.modes, id: \.self) { mode in
                ZStack {
                    LinearGradient(gradient: .sunset, startPoint: .top, endPoint: .bottom).frame(width: 30)
                    LinearGradient(colors: [.leaf, .mist], startPoint: .leading, endPoint: .trailing).frame(height: 20)
                        .blendMode(mode)
                }
                .compositingGroup()
            }
        }
        .expect("blend modes")
    }

    @Test("colour effects")
    func colors() {
        PictureSheet(4, by: 4) {
            Palette()
            Palette().brightness(0.3)
            Palette().brightness(-0.3)
            Palette().contrast(1.8)
            Palette().contrast(0.4)
            Palette().saturation(0.3)
            Palette().saturation(2)
            Palette().grayscale(1)
            Palette().grayscale(0.5)
            Palette().hueRotation(.degrees(90))
            Palette().hueRotation(.degrees(-45))
            Palette().colorInvert()
            Palette().colorMultiply(.gold)
            Palette().luminanceToAlpha().background(Color.gold)
            Palette().opacity(0.4)
            Palette().saturation(0.2).brightness(0.2).contrast(1.5)
        }
        .expect("color effects")
    }

    private var pair: some View {
        ZStack {
            Circle().fill(Color.sea).frame(width: 30, height: 30).offset(x: -8)
            Circle().fill(Color.gold).frame(width: 30, height: 30).offset(x: 8)
        }
    }

    @Test("shadows, blurs and groups")
    func groups() {
        PictureSheet(4, by: 4) {
            pair.shadow(radius: 4)
            pair.compositingGroup().shadow(radius: 4)
            pair.shadow(color: .rose, radius: 0, x: 6, y: 6)
            pair.compositingGroup().shadow(color: .rose, radius: 2, x: -6, y: 6)
            pair.opacity(0.5)
            pair.compositingGroup().opacity(0.5)
            pair.drawingGroup().opacity(0.5)
            pair.frame(width: 36, height: 24).drawingGroup()
            pair.blur(radius: 2)
            pair.blur(radius: 6)
            Stripes().frame(width: 48, height: 48).blur(radius: 4)
            Stripes().frame(width: 48, height: 48).blur(radius: 4, opaque: true)
            pair.drawingGroup(opaque: true)
            pair.drawingGroup(opaque: false, colorMode: .linear)
            Text("Shade").font(.headline).foregroundStyle(Color.ink).shadow(color: .rose, radius: 1, x: 2, y: 2)
            pair.geometryGroup().redacted(reason: .placeholder)
        }
        .expect("groups")
    }

    @Test("blurs and shadows that are very wide, or enlarged")
    func wide() {
        let dot = Color.sea.frame(width: 2, height: 2)
        PictureSheet(3, by: 2) {
            pair.blur(radius: 1000).scaleEffect(50).frame(width: 60, height: 60).clipped()
            pair.scaleEffect(6).blur(radius: 80).frame(width: 60, height: 60).clipped()
            pair.shadow(color: .rose, radius: 90, x: 20).frame(width: 60, height: 60).clipped()
            dot.blur(radius: 1).offset(x: 1).scaleEffect(70).frame(width: 60, height: 60).clipped()
            dot.shadow(color: .rose, radius: 1, x: 1).offset(x: -1).scaleEffect(70).frame(width: 60, height: 60)
                .clipped()
            dot.blur(radius: 2.5).scaleEffect(30).frame(width: 60, height: 60).clipped()
        }
        .expect("wide blurs")
    }

    @Test("clips and masks")
    func clips() {
        PictureSheet(4, by: 4) {
            Stripes().clipShape(Circle())
            Stripes().clipShape(.rect(cornerRadius: 16))
            Stripes().clipShape(Star())
            Stripes().clipShape(Star(), style: FillStyle(eoFill: true, antialiased: false))
            Stripes().frame(width: 80).frame(width: 40, height: 40).clipped()
            Stripes().rotationEffect(.degrees(20)).frame(width: 40, height: 40).clipped(antialiased: true)
            Stripes().cornerRadius(20)
            Stripes().clipShape(.capsule).frame(height: 30)
            Stripes().mask(Circle())
            Stripes().mask { Text("Mask").font(.system(size: 20, weight: .black)) }
            Stripes().mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
            Stripes().mask(alignment: .topLeading) { Circle().frame(width: 40, height: 40) }
            Stripes().mask {
                Rectangle().overlay { Circle().padding(12).blendMode(.destinationOut) }.compositingGroup()
            }
            Stripes().clipShape(Circle()).rotationEffect(.degrees(45)).clipShape(Rectangle().scale(0.8))
            Stripes().clipShape(Circle().offset(x: 15, y: 0))
            Stripes().contentShape(Circle()).opacity(0.6).clipShape(.ellipse).frame(height: 40)
        }
        .expect("clips")
    }

    /// A shear that grows downwards.
    private struct Lean: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.4, d: 1, tx: -0.2 * size.height, ty: 0))
        }
    }

    private var card: some View {
        Text("A1").font(.system(size: 22, weight: .bold)).foregroundStyle(.white).frame(width: 40, height: 40)
            .background(Color.sea)
    }

    @Test("views moved, turned, scaled and turned in space")
    func transforms() {
        var projection = ProjectionTransform()
        projection.m13 = 0.006
        projection.m32 = 6
        return PictureSheet(4, by: 5, cell: CGSize(width: 60, height: 48)) {
            card.rotationEffect(.degrees(30))
            card.rotationEffect(.degrees(30), anchor: .topLeading)
            card.scaleEffect(0.6)
            card.scaleEffect(x: 1.4, y: 0.5, anchor: .bottom)
            card.scaleEffect(CGSize(width: -1, height: 1))
            card.offset(x: 8, y: -6)
            card.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
            card.modifier(Lean())
            card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
            card.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))
            card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
            card.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0))
            card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .leading)
            card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 20)
            card.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0)
            card.rotation3DEffect(.degrees(160), axis: (x: 0, y: 1, z: 0), perspective: 0.3)
            card.projectionEffect(projection)
            card.visualEffect { content, proxy in
                content.offset(x: proxy.size.width / 8).rotationEffect(.degrees(-20)).blur(radius: 1).opacity(0.7)
            }
            card.position(x: 30, y: 30)
            card.modifier(Lean().ignoredByLayout())
        }
        .expect("view transforms")
    }

    @Test("backgrounds, overlays, borders and glass", arguments: [ColorScheme.light, .dark])
    func decorations(_ scheme: ColorScheme) {
        let label = Text("Ag").font(.headline)
        return PictureSheet(4, by: 3, colorScheme: scheme) {
            label.padding(8).background(Color.gold)
            label.padding(8).background(Color.gold, in: Capsule())
            label.padding(8).background(in: .rect(cornerRadius: 8)).backgroundStyle(Color.leaf)
            label.padding(8).background(alignment: .bottomTrailing) { Circle().fill(Color.gold).frame(width: 20) }
            label.padding(8).border(Color.rose, width: 3)
            label.padding(8).overlay(Color.sea.opacity(0.4))
            label.padding(8).overlay(Color.sea.opacity(0.4), in: .circle)
            label.padding(8).overlay(alignment: .topTrailing) { Circle().fill(Color.rose).frame(width: 12) }
            label.padding(10).glassEffect().frame(width: 60, height: 60).background(Stripes())
            label.padding(10).glassEffect(.clear, in: .rect(cornerRadius: 8)).frame(width: 60, height: 60)
                .background(Stripes())
            label.padding(10).glassEffect(.regular.tint(.sea)).frame(width: 60, height: 60).background(Stripes())
            VStack(alignment: .leading) {
                Text("Redacted").font(.caption)
                Image(systemName: "star").privacySensitive()
            }
            .redacted(reason: .placeholder)
        }
        .expect(scheme == .dark ? "decorations dark" : "decorations light")
    }
}
