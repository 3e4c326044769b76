import SwiftUI

/// Each shape, operation of shapes and stroke, as Apple documents it.
@MainActor
enum ShapeSurface {
    static let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

    @ViewBuilder static var shapes: some View {
        Rectangle()
        RoundedRectangle(cornerRadius: 4)
        RoundedRectangle(cornerRadius: 4, style: .continuous)
        RoundedRectangle(cornerSize: CGSize(width: 4, height: 2), style: .circular)
        UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2)
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 2), style: .continuous)
        Circle()
        Ellipse()
        Capsule()
        Capsule(style: .circular)
        AnyShape(Circle())
        Path(rect)
    }

    @ViewBuilder static var operations: some View {
        let circle = Circle()
        circle.fill()
        circle.fill(.red)
        circle.fill(Color.red, style: FillStyle(eoFill: true, antialiased: false))
        circle.fill(style: FillStyle())
        circle.fill(.red).stroke(.blue, lineWidth: 2)
        circle.stroke()
        circle.stroke(lineWidth: 2)
        circle.stroke(style: StrokeStyle(lineWidth: 2))
        circle.stroke(.red)
        circle.stroke(.red, lineWidth: 2)
        circle.stroke(.red, lineWidth: 2, antialiased: true)
        circle.stroke(
            .red,
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1], dashPhase: 2))
        circle.stroke(.red, style: StrokeStyle(), antialiased: true)
        circle.strokeBorder()
        circle.strokeBorder(lineWidth: 2)
        circle.strokeBorder(style: StrokeStyle(lineWidth: 2))
        circle.strokeBorder(.red)
        circle.strokeBorder(.red, lineWidth: 2)
        circle.strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
        circle.trim(from: 0.2, to: 0.8)
        circle.trim()
        circle.inset(by: 2)
        circle.offset(x: 2, y: 2)
        circle.offset(CGSize(width: 1, height: 1))
        circle.offset(CGPoint(x: 1, y: 1))
        circle.scale(2)
        circle.scale(x: 2, y: 3, anchor: .top)
        circle.scale(2, anchor: .center)
        circle.rotation(.degrees(20))
        circle.rotation(.degrees(20), anchor: .topLeading)
        circle.transform(CGAffineTransform(scaleX: 2, y: 2))
        circle.size(CGSize(width: 10, height: 10))
        circle.size(width: 10, height: 10)
    }

    @ViewBuilder static var uses: some View {
        let text = Text("a")
        text.clipShape(Circle())
        text.clipShape(.rect(cornerRadius: 4))
        text.clipShape(.rect(cornerRadius: 4, style: .continuous))
        text.clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 4))
        text.clipShape(.capsule)
        text.clipShape(.circle, style: FillStyle(eoFill: true))
        text.clipped()
        text.clipped(antialiased: true)
        text.cornerRadius(4)
        text.cornerRadius(4, antialiased: false)
        text.border(.red)
        text.border(.red, width: 2)
        text.border(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), width: 2)
        text.background(.red, in: .rect(cornerRadius: 4))
        text.background(in: Capsule())
        text.background(Color.red)
        text.background { Color.red }
        text.background(alignment: .top) { Color.red }
        text.background(Circle(), alignment: .top)
        text.overlay(Circle().stroke())
        text.overlay(alignment: .topTrailing) { Circle() }
        text.overlay(.red, in: Circle())
        text.overlay(Circle(), alignment: .bottom)
        text.contentShape(Rectangle())
        text.contentShape(.rect, eoFill: true)
        text.mask(Circle())
        text.mask(alignment: .top) { Circle() }
        text.foregroundStyle(.red)
        text.foregroundStyle(.red, .blue)
        text.foregroundStyle(.red, .blue, .green)
        text.foregroundStyle(.primary).foregroundStyle(.secondary).foregroundStyle(.tertiary).foregroundStyle(
            .quaternary)
        text.foregroundStyle(.tint).foregroundStyle(.background).foregroundStyle(.red.gradient)
        text.foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        text.foregroundStyle(.blue.opacity(0.5))
        text.foregroundColor(nil).tint(.red).tint(Color?.none).tint(.red.gradient).accentColor(.red)
        text.opacity(0.5).rotationEffect(.degrees(10)).rotationEffect(.radians(1), anchor: .top)
        text.scaleEffect(2).scaleEffect(2, anchor: .top).scaleEffect(x: 1, y: -1).scaleEffect(
            CGSize(width: 1, height: 2))
        text.scaleEffect(CGSize(width: 1, height: 2), anchor: .leading)
        text.transformEffect(.identity).shadow(radius: 2).shadow(color: .red, radius: 2, x: 1, y: 1).blur(radius: 2)
        text.brightness(0.1).contrast(0.5).saturation(0.5).grayscale(0.5).hueRotation(.degrees(20)).colorInvert()
        text.colorMultiply(.red).luminanceToAlpha().blendMode(.multiply).compositingGroup()
    }

    static var paths: [Path] {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
        path.addArc(
            center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: true, transform: .identity)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 2, y: 2), radius: 2)
        path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(90))
        path.addRect(rect)
        path.addRects([rect, rect])
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2), style: .continuous)
        path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 2))
        path.addEllipse(in: rect)
        path.addPath(Path(rect))
        path.closeSubpath()
        _ = path.contains(.zero)
        _ = path.contains(.zero, eoFill: true)
        _ = (path.isEmpty, path.boundingRect, path.currentPoint, path.cgPath, path.description)
        path.forEach { element in
            switch element {
            case .move(to: let point), .line(to: let point): _ = point
            case .quadCurve(to: let point, control: let control): _ = (point, control)
            case .curve(to: let point, control1: let first, control2: let second): _ = (point, first, second)
            case .closeSubpath: break
            }
        }
        return [
            path, Path(rect), Path(roundedRect: rect, cornerSize: CGSize(width: 2, height: 2)),
            Path(roundedRect: rect, cornerRadius: 2, style: .circular), Path(ellipseIn: rect),
            Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 2), style: .continuous),
            Path { $0.addRect(rect) }, Path(path.cgPath), path.strokedPath(StrokeStyle(lineWidth: 2)),
            path.trimmedPath(from: 0, to: 0.5), path.applying(CGAffineTransform(scaleX: 2, y: 2)),
            path.offsetBy(dx: 1, dy: 1),
            Path(path.path(in: rect).cgPath),
        ] + (Path("0 0 m 1 1 l").map { [$0] } ?? [])
    }

    @ViewBuilder static var images: some View {
        Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).imageScale(.large)
        Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
        Image("name").renderingMode(.template).interpolation(.none)
        Image("name", bundle: .main, label: Text("label"))
        Image(decorative: "name", bundle: nil)
        Image(systemName: "star").font(.title).foregroundStyle(.red, .blue).symbolVariant(.none)
    }
}
