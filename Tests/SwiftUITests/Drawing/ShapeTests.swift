import Foundation
import MartletDisplay
import MartletHeadless
import Testing

@testable import SwiftUI

@MainActor @Suite("Shapes")
struct ShapeTests {
    @Test("semantics 89: a shape offered nothing is 10 by 10")
    func ideal() {
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 50)) == CGSize(width: 30, height: 30))
        #expect(Capsule().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    }

    @Test("figures keep their kind for the host")
    func kinds() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            Picture { Sized(20, 10, Rectangle().inset(by: 2)) }.outlines == [
                .rect(CGRect(x: 42, y: 47, width: 16, height: 6))
            ])
        #expect(Circle().path(in: rect).outline == .ellipse(CGRect(x: 5, y: 0, width: 10, height: 10)))
        #expect(Capsule().path(in: rect).outline == .roundedRect(rect, cornerSize: CGSize(width: 5, height: 5)))
        #expect(
            RoundedRectangle(cornerRadius: 50).path(in: rect).outline
                == .roundedRect(rect, cornerSize: CGSize(width: 5, height: 5)))
    }

    struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width, y: 0))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
                path.closeSubpath()
            }
        }
    }

    @Test("a shape of one's own is drawn at its place, and hit only inside")
    func custom() {
        let picture = Picture { Sized(40, 40, Corner().fill(Color.pureRed)) }
        #expect(
            picture.pixels[32, 32] == .pureRed && picture.pixels[68, 68] == .white && picture.pixels[2, 2] == .white)
        #expect(picture.isHit(35, 35) && !picture.isHit(68, 68))
    }

    @Test("a stroke lies half outside, a border inside")
    func strokes() {
        let stroke = Picture { Sized(40, 40, Rectangle().stroke(Color.pureRed, lineWidth: 4)) }.pixels
        #expect(
            stroke[29, 50] == .pureRed && stroke[28, 50] == .pureRed && stroke[27, 50] == .white
                && stroke[33, 50] == .white)
        let border = Picture { Sized(40, 40, Rectangle().strokeBorder(Color.pureRed, lineWidth: 4)) }.pixels
        #expect(
            border[29, 50] == .white && border[30, 50] == .pureRed && border[33, 50] == .pureRed
                && border[34, 50] == .white)
        let both = Picture { Sized(40, 40, Rectangle().fill(Color.pureBlue).stroke(Color.pureRed, lineWidth: 4)) }
            .pixels
        #expect(both[29, 50] == .pureRed && both[50, 50] == .pureBlue)
    }

    @Test("trimming, turning, scaling, moving and sizing give other outlines")
    func operations() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            Rectangle().trim(from: 0, to: 1.0 / 3).path(in: rect).boundingRect
                == CGRect(x: 0, y: 0, width: 20, height: 0))
        #expect(Rectangle().offset(x: 3).path(in: rect).boundingRect.minX == 3)
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
        #expect(
            Rectangle().size(width: 4, height: 4).path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4)
        )
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 5) < 1e-9 && abs(turned.height - 20) < 1e-9)
        #expect(AnyShape(Circle()).path(in: rect) == Circle().path(in: rect))
    }

    @Test("fully trimmed away, a shape draws nothing")
    func trimmedAway() {
        let pixels = Picture { Sized(40, 40, Circle().trim(from: 0, to: 0).stroke(Color.pureRed, lineWidth: 4)) }.pixels
        #expect(pixels[70, 50] == .white)
    }

    @Test("a gradient runs over the shape's own rectangle")
    func gradients() {
        let style = LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .leading, endPoint: .trailing)
        let pixels = Picture { Sized(40, 40, Rectangle().fill(style)) }.pixels
        #expect(pixels[30, 50].red > 245 && pixels[69, 50].blue > 245 && abs(Int(pixels[50, 50].red) - 128) < 8)
        let radial = RadialGradient(colors: [.pureRed, .pureBlue], center: .center, startRadius: 0, endRadius: 20)
        let circle = Picture { Sized(40, 40, radial) }.pixels
        #expect(circle[50, 50].red > 230 && circle[31, 50].blue > 230)
        let angular = AngularGradient(gradient: Gradient(colors: [.pureRed, .pureBlue]), center: .center)
        let turn = Picture { Sized(40, 40, angular) }.pixels
        #expect(turn[65, 52].red > 230 && turn[65, 48].blue > 230)
    }

    @Test("animatable data goes in and out of shapes unchanged")
    func animatable() {
        var shape = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 1)
        var half = shape.animatableData
        half.scale(by: 0.5)
        shape.animatableData = half
        #expect(shape.endFraction == 0.5)
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
    }
}

@MainActor @Suite("Paths")
struct PathTests {
    @Test("a path describes itself and is made from its description")
    func description() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(path.description == "0 0 m 10 0 l 10 5 l 0 5 l h")
        #expect(Path(path.description)?.description == path.description)
        #expect(Path("1 2 m x") == nil && Path("1 2") == nil)
    }

    @Test("angles grow clockwise on the screen unless clockwise is asked for")
    func arcs() {
        func bounds(clockwise: Bool) -> CGRect {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
            }.boundingRect
        }
        let short = bounds(clockwise: false)
        #expect(abs(short.minX) < 1e-6 && abs(short.minY) < 1e-6 && abs(short.maxY - 10) < 1e-6)
        let long = bounds(clockwise: true)
        #expect(abs(long.minX + 10) < 1e-6 && abs(long.minY + 10) < 1e-6)
    }

    @Test("steps are handed out in order")
    func steps() {
        var path = Path()
        #expect(path.isEmpty && path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 4, y: 1))
        path.addQuadCurve(to: CGPoint(x: 6, y: 3), control: CGPoint(x: 6, y: 1))
        var seen: [Path.Element] = []
        path.forEach { seen.append($0) }
        #expect(
            seen == [
                .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 4, y: 1)),
                .quadCurve(to: CGPoint(x: 6, y: 3), control: CGPoint(x: 6, y: 1)),
            ])
        #expect(path.currentPoint == CGPoint(x: 6, y: 3))
    }

    @Test("the even-odd rule leaves out what is covered twice")
    func evenOdd() {
        let path = Path {
            $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
        #expect(
            Picture { Sized(30, 30, path.fill(Color.pureRed, style: FillStyle(eoFill: true))) }.pixels[50, 50] == .white
        )
    }
}
