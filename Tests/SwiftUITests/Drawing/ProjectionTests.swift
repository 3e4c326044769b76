import MartletDisplay
import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Projections")
struct ProjectionTests {
    private func columns(_ picture: Picture, row: Int) -> [Int] {
        (0..<200).filter { picture.pixels[$0, row].red > 128 && picture.pixels[$0, row].green < 128 }
    }

    private func isProjected(_ group: DisplayGroup) -> Bool {
        if group.appearance.projection != nil { return true }
        return group.items.contains { if case .group(let inner) = $0 { isProjected(inner) } else { false } }
    }

    private func turned(_ degrees: Double, perspective: CGFloat = 1, anchor: UnitPoint = .center) -> Picture {
        Picture(
            200, 100,
            Color.pureRed.frame(width: 100, height: 50)
                .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), anchor: anchor, perspective: perspective)
        )
    }

    @Test("a view turned in space is narrower, and higher where it is nearer")
    func perspective() {
        #expect(columns(turned(60, perspective: 0), row: 50).count == 50)
        let picture = turned(60)
        defer { picture.close() }
        let shown = columns(picture, row: 50)
        func height(_ x: Int) -> Int {
            (0..<100).filter { picture.pixels[x, $0].red > 128 && picture.pixels[x, $0].green < 128 }.count
        }
        #expect(height(shown.first! + 1) > 55 && height(shown.last! - 1) < 45)
        #expect(columns(turned(90), row: 50).isEmpty, "seen from its side there is nothing of it")
        #expect(columns(turned(0), row: 50) == Array(50..<150))
        #expect(columns(turned(.nan), row: 50) == Array(50..<150), "an angle that is none turns nothing")
    }

    @Test("half a turn in space is a mirror, which needs no picture in perspective")
    func halfTurn() {
        for axis in [(x: 0.0, y: 1.0, z: 0.0), (x: 1.0, y: 0.0, z: 0.0), (x: 1.0, y: 1.0, z: 0.0)] {
            let picture = Picture(
                200, 100,
                Color.pureRed.frame(width: 50, height: 50).rotation3DEffect(
                    .degrees(180), axis: (x: axis.x, y: axis.y, z: axis.z)))
            defer { picture.close() }
            #expect(!isProjected(picture.root.rootGroup))
            #expect(columns(picture, row: 50).count == 50)
        }
    }

    @Test("a mapping of space turns, moves and scales, one after the other, and shows the plane in perspective")
    func space() {
        var transform = CATransform3DIdentity
        #expect(CATransform3DIsIdentity(transform))
        transform.m34 = -1 / 500
        let turned = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        let shown = ProjectionTransform(turned)
        #expect(abs(shown.m11 - 0.5) < 1e-9 && abs(shown.m13 - sin(.pi / 3) / 500) < 1e-9)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 10, 0)
        #expect(CATransform3DGetAffineTransform(moved) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
        #expect(CATransform3DIsAffine(moved) && !CATransform3DIsAffine(transform))
        let back = CATransform3DConcat(turned, CATransform3DInvert(turned))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m31) < 1e-9 && abs(back.m34) < 1e-9)
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D(), "there is no way back from nothing")
        struct Flip: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                var space = CATransform3DIdentity
                space.m34 = -1 / max(size.width, size.height)
                space = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
                space = CATransform3DTranslate(space, -size.width / 2, -size.height / 2, 0)
                let middle = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
                return ProjectionTransform(space).concatenating(ProjectionTransform(middle))
            }
        }
        let picture = Picture(200, 100, Color.pureRed.frame(width: 100, height: 50).modifier(Flip()))
        let width = columns(picture, row: 50).count
        #expect(width > 40 && width < 80)
    }

    @Test(
        "what turns all the way round is drawn at each angle, seen edge-on too",
        arguments: [0, 1, 30, 1e6] as [CGFloat])
    func round(perspective: CGFloat) {
        for degrees in stride(from: 0.0, through: 360, by: 15) {
            for (inner, outer) in [(degrees, 0), (0, degrees), (degrees, degrees), (90, degrees)] {
                let picture = Picture(
                    120, 120,
                    LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                        .clipShape(RoundedRectangle(cornerRadius: 8))
                        .frame(width: 60, height: 60)
                        .rotation3DEffect(.degrees(inner), axis: (x: 0, y: 1, z: 0), perspective: perspective)
                        .scaleEffect(x: cos(outer / 180 * .pi), y: 1)
                        .rotation3DEffect(.degrees(outer), axis: (x: 1, y: 1, z: 0), perspective: perspective)
                )
                #expect(picture.pixels.values.count == 120 * 120)
                picture.close()
            }
        }
    }

    @Test("a view turned by half a turn is seen from behind")
    func behind() {
        let picture = Picture(
            200, 100,
            HStack(spacing: 0) {
                Color.pureRed
                Color.pureBlue
            }.frame(width: 100, height: 50).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        defer { picture.close() }
        #expect(picture.pixels[60, 50] == .pureBlue && picture.pixels[140, 50] == .pureRed)
    }

    @Test("a tap finds what is seen where it is seen")
    func taps() throws {
        struct Page: View {
            @State private var taps = 0
            var body: some View {
                Button {
                    taps += 1
                } label: {
                    Text(verbatim: "Taps \(taps)").frame(width: 100, height: 50).background(Color.pureRed)
                }
                .buttonStyle(.plain)
                .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
            }
        }
        let screen = Screen(size: CGSize(width: 200, height: 100)) { Page() }
        screen.tap(at: CGPoint(x: 60, y: 50))
        #expect(screen.texts == ["Taps 1"])
        screen.tap(at: CGPoint(x: 140, y: 50))
        #expect(screen.texts == ["Taps 1"], "its right half is no longer there")
    }

    private struct Shift: GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
        }
    }

    @Test("a geometry effect of one's own moves what is shown, with its data")
    func geometryEffect() {
        let page = Moving { model in
            Color.pureRed.frame(width: 10, height: 10).modifier(Shift(amount: model.isOn ? 10 : 0))
        }
        page.change(.linear(duration: 1)) { $0.isOn = true }
        page.advance(by: 0.5)
        #expect(page.red() == 50...60)
        page.advance(by: 1)
        #expect(page.red() == 100...110)
    }

    @Test("projections are multiplied, undone, and those that flatten the plane are not")
    func arithmetic() {
        var transform = ProjectionTransform(CGAffineTransform(translationX: 10, y: 20))
        transform.m13 = 0.001
        var back = transform
        let isUndone = back.invert()
        #expect(isUndone)
        let identity = transform.concatenating(back)
        #expect(abs(identity.m11 - 1) < 1e-12 && abs(identity.m31) < 1e-12 && abs(identity.m13) < 1e-12)
        #expect(!transform.isAffine && ProjectionTransform().isIdentity)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isFlatUndone = flat.invert()
        #expect(!isFlatUndone)
    }
}
