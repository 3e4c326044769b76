import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Edges at pixels", .serialized)
struct PixelGridTests {
    /// How opaque the red is in each pixel of the middle row.
    private func row(_ screen: Screen, scale: CGFloat = 1) throws -> [Double] {
        let image = try #require(CairoRenderer.pixels(ofPNG: screen.image(scale: scale)))
        return (0..<image.width).map { 1 - Double(image[$0, image.height / 2].green) / 255 }
    }

    private func isSharp(_ row: [Double]) -> Bool { row.allSatisfy { $0 < 0.05 || $0 > 0.98 } }

    @Test("what is centred between two pixels is drawn at one, and keeps its size and its frame")
    func centred() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        for view in [AnyView(red), AnyView(Rectangle().fill(red)), AnyView(Spacer().background(red))] {
            let screen = Screen(size: CGSize(width: 41, height: 21)) {
                view.frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("box")
                    .preferredColorScheme(.light)
            }
            let row = try row(screen)
            #expect(isSharp(row))
            #expect(row.filter { $0 > 0.98 }.count == 10)
            #expect(screen.rects["box"]?.minX == 15.5)
            let fine = try self.row(screen, scale: 2)
            #expect(isSharp(fine))
            #expect(fine.firstIndex { $0 > 0.98 } == 31)
        }
    }

    @Test("parts of a third share their edges")
    func thirds() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let screen = Screen(size: CGSize(width: 100, height: 10)) {
            HStack(spacing: 0) {
                red
                Color.white
                red
            }
            .preferredColorScheme(.light)
        }
        let row = try row(screen)
        #expect(isSharp(row))
        #expect(row[32] > 0.98 && row[33] < 0.05 && row[66] < 0.05 && row[67] > 0.98)
    }

    @Test("a border between pixels is one pixel thick on all sides")
    func border() throws {
        let screen = Screen(size: CGSize(width: 41, height: 21)) {
            Color.clear.border(Color(red: 1, green: 0, blue: 0)).frame(width: 10, height: 10)
                .preferredColorScheme(.light)
        }
        let row = try row(screen)
        #expect(isSharp(row))
        #expect(row.filter { $0 > 0.98 }.count == 2)
    }

    @Test("what is on its way is not rounded, and stands at pixels at its end")
    func moving() throws {
        struct Moving: View {
            @State private var isAway = false

            var body: some View {
                Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
                    .offset(x: isAway ? 10.5 : 0)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isAway = true } }
                    .preferredColorScheme(.light)
            }
        }
        let screen = Screen(size: CGSize(width: 40, height: 20)) { Moving() }
        screen.tap(at: CGPoint(x: 20, y: 10))
        screen.advance(by: .milliseconds(500))
        #expect(try !isSharp(row(screen)))
        screen.advance(by: .seconds(1))
        let row = try row(screen)
        #expect(isSharp(row))
        #expect(row.firstIndex { $0 > 0.98 } == 26)
    }
}
