import SwiftUI
import Testing

@MainActor @Suite("Pictures of shapes")
struct ShapePictures {
    private static let radii = RectangleCornerRadii(
        topLeading: 24, bottomLeading: 4, bottomTrailing: 16, topTrailing: 0)

    @Test("shapes")
    func shapes() {
        PictureSheet(4, by: 4) {
            Rectangle().fill(Color.sea)
            RoundedRectangle(cornerRadius: 20).fill(Color.sea)
            RoundedRectangle(cornerRadius: 20, style: .circular).fill(Color.sea)
            RoundedRectangle(cornerSize: CGSize(width: 28, height: 12), style: .circular).fill(Color.sea)
            UnevenRoundedRectangle(cornerRadii: Self.radii).fill(Color.leaf)
            UnevenRoundedRectangle(topTrailingRadius: 30, style: .circular).fill(Color.leaf)
            Circle().fill(Color.leaf).frame(height: 40)
            Ellipse().fill(Color.leaf).frame(height: 40)
            Capsule().fill(Color.rose).frame(height: 30)
            Capsule(style: .circular).fill(Color.rose).frame(width: 30)
            Star().fill(Color.rose)
            AnyShape(Circle()).fill(Color.rose)
            ButtonBorderShape.roundedRectangle(radius: 12).fill(Color.gold)
            ButtonBorderShape.capsule.fill(Color.gold).frame(height: 24)
            Circle().path(in: CGRect(x: 10, y: 0, width: 30, height: 60)).fill(Color.gold)
            Path(roundedRect: CGRect(x: 0, y: 10, width: 60, height: 40), cornerRadii: Self.radii).fill(Color.gold)
        }
        .expect("shapes")
    }

    @Test("shapes inset, and their borders inside of their frames")
    func insets() {
        PictureSheet(4, by: 4) {
            Rectangle().inset(by: 8).fill(Color.sea).border(Color.ink)
            RoundedRectangle(cornerRadius: 20).inset(by: 8).fill(Color.sea).border(Color.ink)
            UnevenRoundedRectangle(cornerRadii: Self.radii).inset(by: 8).fill(Color.sea).border(Color.ink)
            Circle().inset(by: 8).fill(Color.sea).border(Color.ink)
            Ellipse().inset(by: 8).fill(Color.leaf).frame(height: 40).border(Color.ink)
            Capsule().inset(by: 8).fill(Color.leaf).frame(height: 40).border(Color.ink)
            Circle().inset(by: -6).fill(Color.leaf).frame(width: 40, height: 40).border(Color.ink)
            RoundedRectangle(cornerRadius: 20).rotation(.degrees(30)).inset(by: 14).fill(Color.leaf).border(Color.ink)
            Rectangle().strokeBorder(Color.rose, lineWidth: 8).border(Color.ink)
            RoundedRectangle(cornerRadius: 20).strokeBorder(Color.rose, lineWidth: 8).border(Color.ink)
            UnevenRoundedRectangle(cornerRadii: Self.radii).strokeBorder(Color.rose, lineWidth: 8).border(Color.ink)
            Circle().strokeBorder(style: StrokeStyle(lineWidth: 8, dash: [9, 5])).foregroundStyle(Color.rose)
                .border(Color.ink)
            Ellipse().strokeBorder(Color.gold, lineWidth: 8).frame(height: 40).border(Color.ink)
            Capsule().strokeBorder(Color.gold, lineWidth: 8).frame(height: 40).border(Color.ink)
            Circle().offset(x: 6, y: 6).inset(by: 8).fill(Color.gold).border(Color.ink)
            RoundedRectangle(cornerRadius: 20).strokeBorder(
                .linearGradient(.sunset, startPoint: .top, endPoint: .bottom), lineWidth: 14
            )
            .border(Color.ink)
        }
        .expect("insets")
    }

    /// A corner, for joins and ends of lines.
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX + 8, y: rect.maxY - 10))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 16))
                path.addLine(to: CGPoint(x: rect.maxX - 8, y: rect.maxY - 10))
            }
        }
    }

    @Test("strokes: widths, ends, joins, dashes")
    func strokes() {
        PictureSheet(4, by: 4) {
            Corner().stroke(Color.ink)
            Corner().stroke(Color.ink, lineWidth: 10)
            Corner().stroke(Color.ink, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
            Corner().stroke(Color.ink, style: StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel))
            Corner().stroke(Color.sea, style: StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: 1))
            Corner().stroke(Color.sea, style: StrokeStyle(lineWidth: 6, dash: [10, 4]))
            Corner().stroke(Color.sea, style: StrokeStyle(lineWidth: 6, dash: [10, 4], dashPhase: 7))
            Corner().stroke(Color.sea, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 9, 8, 9]))
            Star().stroke(.linearGradient(.sunset, startPoint: .top, endPoint: .bottom), lineWidth: 5)
            Star().stroke(lineWidth: 3).foregroundStyle(Color.leaf)
            Star().stroke(style: StrokeStyle(lineWidth: 4, lineJoin: .round)).fill(
                .linearGradient(.sunset, startPoint: .leading, endPoint: .trailing))
            Circle().fill(Color.gold).stroke(Color.leaf, lineWidth: 6)
            Circle().stroke(Color.rose, lineWidth: 1, antialiased: false)
            Circle().stroke(Color.rose, lineWidth: 0.5)
            Circle().fill(Color.gold).strokeBorder(Color.rose, lineWidth: 6)
            Rectangle().stroke(Color.rose, lineWidth: 8).frame(width: 40, height: 40).border(Color.ink)
        }
        .expect("strokes")
    }

    @Test("parts of outlines, and shapes moved, turned, scaled and sized")
    func transforms() {
        PictureSheet(4, by: 4) {
            Circle().trim(from: 0, to: 0.3).stroke(Color.sea, lineWidth: 6).padding(4)
            Circle().trim(from: 0.6, to: 0.9).fill(Color.sea)
            RoundedRectangle(cornerRadius: 16).trim(from: 0.1, to: 0.75).stroke(Color.sea, lineWidth: 6).padding(4)
            Star().trim(to: 0.5).stroke(Color.sea, lineWidth: 4).padding(4)
            Rectangle().rotation(.degrees(20)).fill(Color.leaf).frame(width: 36, height: 36).border(Color.ink)
            Rectangle().rotation(.degrees(20), anchor: .topLeading).fill(Color.leaf).frame(width: 36, height: 36)
                .border(Color.ink)
            Circle().scale(0.6).fill(Color.leaf).border(Color.ink)
            Circle().scale(x: 0.5, y: 1, anchor: .trailing).fill(Color.leaf).border(Color.ink)
            Circle().offset(x: 14, y: -8).fill(Color.rose).frame(width: 40, height: 40).border(Color.ink)
            Circle().offset(CGSize(width: -8, height: 8)).fill(Color.rose).frame(width: 40, height: 40)
                .border(Color.ink)
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.5, d: 1, tx: 20, ty: 0)).fill(Color.rose)
                .frame(width: 40, height: 40).border(Color.ink)
            Circle().size(width: 24, height: 40).fill(Color.rose).border(Color.ink)
            Star().size(CGSize(width: 30, height: 30)).offset(x: 15, y: 15).fill(Color.gold).border(Color.ink)
            Capsule().scale(x: 1, y: 0.4).rotation(.degrees(45)).fill(Color.gold).border(Color.ink)
            Circle().trim(from: 0.25, to: 1).rotation(.degrees(90)).stroke(Color.gold, lineWidth: 8).padding(4)
                .border(Color.ink)
            Circle().trim(from: 0.25, to: 1).stroke(Color.gold, lineWidth: 8).rotationEffect(.degrees(90)).padding(4)
                .border(Color.ink)
        }
        .expect("transforms")
    }

    @Test("operations on shapes")
    func operations() {
        let left = Circle().size(width: 40, height: 40).offset(y: 10)
        let right = Rectangle().size(width: 36, height: 36).offset(x: 22, y: 12)
        let line = Capsule().trim(from: 0, to: 0.8)
        return PictureSheet(4, by: 3) {
            left.union(right).fill(Color.sea)
            left.intersection(right).fill(Color.sea)
            left.subtracting(right).fill(Color.sea)
            left.symmetricDifference(right).fill(Color.sea)
            left.union(right).stroke(Color.ink, lineWidth: 3)
            left.subtracting(right).stroke(Color.ink, lineWidth: 3)
            line.lineIntersection(right).stroke(Color.ink, lineWidth: 3)
            line.lineSubtraction(right).stroke(Color.ink, lineWidth: 3)
            Star().union(Rectangle().size(width: 12, height: 60), eoFill: true).fill(Color.leaf)
            Star().subtracting(Circle().scale(0.3)).fill(Color.leaf)
            Rectangle().subtracting(Star()).fill(Color.leaf)
            Rectangle().subtracting(Star(), eoFill: true).fill(Color.leaf)
        }
        .expect("operations")
    }

    @Test("paths, built call by call")
    func paths() {
        PictureSheet(4, by: 4) {
            Path {
                $0.addArc(
                    center: CGPoint(x: 30, y: 30), radius: 24, startAngle: .zero, endAngle: .degrees(120),
                    clockwise: false)
            }
            .stroke(Color.sea, lineWidth: 4)
            Path {
                $0.addArc(
                    center: CGPoint(x: 30, y: 30), radius: 24, startAngle: .zero, endAngle: .degrees(120),
                    clockwise: true)
            }
            .stroke(Color.sea, lineWidth: 4)
            Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 30, y: 30), radius: 24, startAngle: .degrees(90), delta: .degrees(200))
            }
            .stroke(Color.sea, lineWidth: 4)
            Path { path in
                path.move(to: CGPoint(x: 4, y: 56))
                path.addArc(tangent1End: CGPoint(x: 4, y: 4), tangent2End: CGPoint(x: 56, y: 4), radius: 30)
                path.addLine(to: CGPoint(x: 56, y: 4))
            }
            .stroke(Color.sea, lineWidth: 4)
            Path { path in
                path.move(to: CGPoint(x: 4, y: 50))
                path.addQuadCurve(to: CGPoint(x: 56, y: 50), control: CGPoint(x: 30, y: -30))
            }
            .stroke(Color.leaf, lineWidth: 4)
            Path { path in
                path.move(to: CGPoint(x: 4, y: 30))
                path.addCurve(
                    to: CGPoint(x: 56, y: 30), control1: CGPoint(x: 20, y: -30), control2: CGPoint(x: 40, y: 90))
            }
            .stroke(Color.leaf, lineWidth: 4)
            Path {
                $0.addLines([CGPoint(x: 4, y: 50), CGPoint(x: 20, y: 10), CGPoint(x: 36, y: 44), CGPoint(x: 56, y: 8)])
            }
            .stroke(Color.leaf, lineWidth: 4)
            Path {
                $0.addRects([CGRect(x: 4, y: 4, width: 30, height: 20), CGRect(x: 24, y: 30, width: 32, height: 26)])
            }
            .fill(Color.leaf)
            Path { path in
                path.addEllipse(in: CGRect(x: 2, y: 12, width: 56, height: 30))
                path.addRoundedRect(
                    in: CGRect(x: 16, y: 4, width: 28, height: 52), cornerSize: CGSize(width: 10, height: 10))
            }
            .fill(Color.rose, style: FillStyle(eoFill: true))
            Path { $0.addRoundedRect(in: CGRect(x: 2, y: 10, width: 56, height: 40), cornerRadii: Self.radii) }
                .fill(Color.rose)
            Path {
                $0.addPath(
                    Star().path(in: CGRect(x: 0, y: 0, width: 60, height: 60)), transform: .init(scaleX: 1, y: 0.5))
            }
            .fill(Color.rose)
            Star().path(in: CGRect(x: 4, y: 4, width: 52, height: 52)).strokedPath(StrokeStyle(lineWidth: 7)).stroke(
                Color.rose)
            Star().path(in: CGRect(x: 4, y: 4, width: 52, height: 52)).trimmedPath(from: 0.1, to: 0.6).stroke(
                Color.gold, lineWidth: 4)
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 20)).applying(.init(rotationAngle: 0.5)).offsetBy(
                dx: 20, dy: 10
            )
            .fill(Color.gold)
            Path("4 30 m 30 4 l 56 30 l h 20 36 20 20 re")?.fill(Color.gold)
            Path { path in
                path.move(to: CGPoint(x: 30, y: 30))
                path.addArc(
                    center: CGPoint(x: 30, y: 30), radius: 28, startAngle: .degrees(-60), endAngle: .degrees(200),
                    clockwise: false)
                path.closeSubpath()
            }
            .fill(Color.gold)
        }
        .expect("paths")
    }

    @Test("fills by either rule, with and without smooth edges, and shapes that follow their container's")
    func fills() {
        PictureSheet(4, by: 2) {
            Star().fill(Color.sea)
            Star().fill(Color.sea, style: FillStyle(eoFill: true))
            Star().fill(Color.sea, style: FillStyle(eoFill: true, antialiased: false))
            Star().fill(.linearGradient(.sunset, startPoint: .top, endPoint: .bottom)).stroke(Color.ink)
            ContainerRelativeShape().inset(by: 8).fill(Color.leaf).background(Color.mist)
                .containerShape(RoundedRectangle(cornerRadius: 24))
            ContainerRelativeShape().fill(Color.leaf).padding(6).background(ContainerRelativeShape().fill(Color.mist))
                .containerShape(RoundedRectangle(cornerRadius: 24))
            ContainerRelativeShape().fill(Color.leaf).padding([.top, .leading], 12)
                .background(ContainerRelativeShape().fill(Color.mist))
                .containerShape(UnevenRoundedRectangle(cornerRadii: Self.radii))
            ContainerRelativeShape().fill(Color.leaf).padding(10).background(Color.mist)
        }
        .expect("fills")
    }
}
