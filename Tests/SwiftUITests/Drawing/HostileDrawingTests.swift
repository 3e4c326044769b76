import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Drawing without sense", .serialized)
struct HostileDrawingTests {
    private func image(@ViewBuilder _ content: () -> some View) -> Data {
        let screen = Screen(size: CGSize(width: 120, height: 120)) {
            VStack {
                content()
                Text("beside")
            }
        }
        #expect(screen.texts.contains("beside"))
        return screen.image()
    }

    @Test("shadows and blurs of views that are scaled up end, and so do dashes that nobody could see")
    func ends() {
        #expect(!image { Color.red.frame(width: 40, height: 40).shadow(radius: 5).scaleEffect(1000) }.isEmpty)
        #expect(!image { Circle().fill(.red.shadow(.inner(radius: 10))).scaleEffect(1000) }.isEmpty)
        #expect(!image { Color.red.frame(width: 40, height: 40).blur(radius: 10).scaleEffect(1000) }.isEmpty)
        let whole = image { Circle().stroke(style: StrokeStyle(lineWidth: 2)) }
        #expect(image { Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [1e-9])) } == whole)
        #expect(image { Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [.nan])) } == whole)
        #expect(image { Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])) } != whole)
    }

    @Test("transforms, parts of pictures and offers that are no numbers leave the rest of the window alone")
    func numbers() {
        let transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(!image { ScrollView { Text("x") }.transformEffect(transform) }.isEmpty)
        #expect(!image { LazyVStack { Text("x") }.transformEffect(transform) }.isEmpty)
        let part = CGRect(x: 5, y: CGFloat.nan, width: -3, height: 2)
        #expect(!image { Rectangle().fill(ImagePaint(image: Image(systemName: "star"), sourceRect: part)) }.isEmpty)
        let grid = image {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { Text("a") }
                .frame(width: .greatestFiniteMagnitude)
        }
        #expect(!grid.isEmpty)
    }

    @Test("what is stroked, turned and blurred without measure ends, and is drawn as far as it can be")
    func measureless() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 1e300, y: 10))
        }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: .nan)).isEmpty == false)
        #expect(line.trimmedPath(from: 0, to: 0.5).isEmpty == false)
        let curve = Path { path in
            path.move(to: .zero)
            path.addCurve(
                to: CGPoint(x: 10, y: 1e300), control1: CGPoint(x: -1e300, y: 0), control2: CGPoint(x: 5, y: 5))
        }
        #expect(curve.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty == false)
        func turned(_ radians: Double) -> CGRect {
            Path {
                $0.addRelativeArc(
                    center: CGPoint(x: 50, y: 50), radius: 20, startAngle: .zero, delta: .radians(radians))
            }
            .boundingRect
        }
        #expect(abs(turned(1e300).width - 40) < 0.1 && abs(turned(-1e9).height - 40) < 0.1)
        #expect(turned(.nan).width == 0)
        let loop = Path { path in
            path.move(to: CGPoint(x: 30, y: 30))
            path.addCurve(
                to: CGPoint(x: 60, y: 1e9), control1: CGPoint(x: -1e9, y: 0), control2: CGPoint(x: 1e300, y: 9))
        }
        #expect(!image { loop.stroke(.red, lineWidth: 3) }.isEmpty && !image { loop.fill(.red) }.isEmpty)
        #expect(!image { Rectangle().fill(.regularMaterial).scaleEffect(x: 1e9, y: 1e9) }.isEmpty)
        #expect(!image { Rectangle().fill(.regularMaterial).offset(x: 1e300).scaleEffect(x: 1e300) }.isEmpty)
        #expect(
            !image {
                Color.red.frame(width: 10, height: 10).clipShape(Circle()).offset(x: 1e300)
                    .transformEffect(CGAffineTransform(scaleX: 1e300, y: 1)).opacity(0.5)
            }
            .isEmpty)
    }

    @Test("of an angular gradient of more than a turn the last complete turn is seen")
    func angularTurns() {
        func gradient(_ colors: [Color], _ start: Double, _ end: Double) -> Data {
            image {
                Rectangle().fill(
                    AngularGradient(
                        colors: colors, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
            }
        }
        #expect(gradient([.red, .blue, .green], 0, 720) == gradient([.blue, .green], 0, 360))
        #expect(gradient([.red, .blue, .green], -360, 360) == gradient([.blue, .green], 0, 360))
        #expect(gradient([.red, .blue, .green], 0, 360) != gradient([.blue, .green], 0, 360))
    }
}
