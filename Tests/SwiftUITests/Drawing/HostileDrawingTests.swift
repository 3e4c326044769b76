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
