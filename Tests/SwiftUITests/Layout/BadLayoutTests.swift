import MartletCairo
import MartletGraph
import Testing
import ViewTesting

@testable import SwiftUI

/// Lengths that are none, given to what lays out: nothing stops, every element has a place, and the rest of the screen is
/// where it would be without.
@MainActor @Suite("Bad input to layout", .serialized)
struct BadLayoutTests {
    enum Place: CaseIterable {
        case padding, insets, offset, position, limits, ideal, ratio, ratioOfSize, stackSpacing, gridSpacing, depth
        case anchor, corner, border, relative, letters, kerning, rise, lines

        @MainActor @ViewBuilder func view(_ number: CGFloat) -> some View {
            switch self {
            case .padding, .insets, .offset, .position: moved(number)
            case .limits, .ideal, .ratio, .ratioOfSize: framed(number)
            case .stackSpacing, .gridSpacing, .depth, .relative: arranged(number)
            case .anchor, .corner, .border: drawn(number)
            default: written(number)
            }
        }

        @MainActor @ViewBuilder private func moved(_ number: CGFloat) -> some View {
            switch self {
            case .padding:
                Text("a").padding(number).padding(.leading, number)
                Color.red.padding([.top, .trailing], number)
            case .insets: Text("a").padding(EdgeInsets(top: number, leading: 3, bottom: number, trailing: number))
            case .offset:
                Text("a").offset(x: number, y: number)
                Text("b").offset(CGSize(width: 3, height: number))
            default: Text("a").position(x: number, y: 10).position(CGPoint(x: number, y: number))
            }
        }

        @MainActor @ViewBuilder private func framed(_ number: CGFloat) -> some View {
            switch self {
            case .limits:
                Text("a").frame(minWidth: number, maxWidth: number, minHeight: number, maxHeight: number)
                Color.red.frame(minWidth: 5, maxWidth: number, minHeight: number)
            case .ideal: Color.red.frame(idealWidth: number, idealHeight: number).fixedSize()
            case .ratio:
                Color.red.aspectRatio(number, contentMode: .fit)
                Text("a").aspectRatio(number, contentMode: .fill)
            default:
                Color.red.aspectRatio(CGSize(width: number, height: 1), contentMode: .fit)
                Color.red.aspectRatio(CGSize(width: number, height: number), contentMode: .fill)
                Color.red.aspectRatio(.zero, contentMode: .fill)
            }
        }

        @MainActor @ViewBuilder private func arranged(_ number: CGFloat) -> some View {
            switch self {
            case .stackSpacing:
                HStack(spacing: number) {
                    Text("a")
                    Color.red
                    VStack(spacing: number) {
                        Text("b")
                        Text("c")
                    }
                }
                AnyLayout(HStackLayout(spacing: number)) {
                    Text("d")
                    Text("e")
                }
            case .gridSpacing:
                Grid(horizontalSpacing: number, verticalSpacing: number) {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                    Color.red
                }
            case .depth:
                ZStack {
                    Color.red.zIndex(Double(number))
                    Text("a").zIndex(1)
                    Text("b").zIndex(Double(number))
                }
            default: Text("a").containerRelativeFrame(.horizontal, count: 2, spacing: number)
            }
        }

        @MainActor @ViewBuilder private func drawn(_ number: CGFloat) -> some View {
            let point = UnitPoint(x: number, y: 0.5)
            switch self {
            case .anchor:
                Text("a").rotationEffect(.degrees(10), anchor: point)
                Text("b").scaleEffect(2, anchor: point)
                Text("c").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0), anchor: point)
            case .corner:
                Color.red.clipShape(RoundedRectangle(cornerSize: CGSize(width: number, height: 4)))
                UnevenRoundedRectangle(topLeadingRadius: number, bottomTrailingRadius: 3).fill(.red)
                Rectangle().inset(by: number).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [number, 3]))
                Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 3], dashPhase: number))
            default: Color.clear.border(.red, width: number)
            }
        }

        @MainActor @ViewBuilder private func written(_ number: CGFloat) -> some View {
            switch self {
            case .letters: Text("a").font(.system(size: number)).minimumScaleFactor(number).lineLimit(1)
            case .kerning:
                Text("letters").kerning(number)
                Text("more").tracking(number)
            case .rise: Text("\(Text("up").baselineOffset(number)) beside")
            default: Text("two\nlines").lineSpacing(number)
            }
        }
    }

    private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -40, 0]

    /// What is shown above and below a place of 100 by 60 points, and the bar at the end.
    private func surroundings(@ViewBuilder _ view: () -> some View) -> (rects: [CGRect?], bar: Set<RGBA8>) {
        let screen = Screen(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Text("before")
                VStack { view() }.frame(width: 100, height: 60).clipped()
                Text("after")
                Spacer(minLength: 0)
                Color.pureBlue.frame(height: 20)
            }
        }
        let pixels = CairoRenderer.pixels(ofPNG: screen.image())
        let bar = pixels.map { pixels in Set((0..<200).flatMap { x in (182..<198).map { pixels[x, $0] } }) }
        return (["before", "after"].map { screen.rects[$0] }, bar ?? [])
    }

    nonisolated struct Restless<Content: View>: ContainerView {
        typealias Body = Never
        let content: Content

        @MainActor func makeContainer(_ inputs: _ViewInputs) -> RestlessNode { RestlessNode(inputs) }
    }

    final class RestlessNode: BarPartNode {
        override func placeChildren() {
            super.placeChildren()
            setNeedsLayout()
        }
    }

    @Test("what lays itself out anew for ever stays where it is, with a warning")
    func restless() {
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            VStack {
                Restless(content: Text("inside"))
                Text("beside")
            }
        }
        #expect(screen.texts == ["inside", "beside"] && screen.settle())
        #expect(screen.warnings.contains { $0.contains("does not come to rest") })
    }

    @Test("what is around stays as it is", arguments: Place.allCases)
    func unharmed(place: Place) {
        let usual = surroundings { Color.clear }
        #expect(usual.bar == [.pureBlue] && !usual.rects.contains(nil))
        for number in Self.numbers {
            let found = surroundings { place.view(number) }
            #expect(found.rects == usual.rects && found.bar == usual.bar, "\(number)")
        }
    }

    @Test(
        "no element gets a place that is no number, in a stack and as large as it wants to be",
        arguments: Place.allCases.filter { $0 != .anchor })
    func finite(place: Place) {
        func strange(_ node: LayoutNode) -> [String] {
            let frame = node.frameInWindow
            let isPlace = (frame.minX + frame.minY + frame.width + frame.height).isFinite
            return (isPlace ? [] : ["\(type(of: node)) \(frame)"]) + node.layoutChildren.flatMap { strange($0) }
        }
        for number in Self.numbers {
            let window = TestWindow(
                size: CGSize(width: 200, height: 200),
                VStack {
                    Text("before")
                    place.view(number)
                    HStack { place.view(number) }.fixedSize()
                    Text("after")
                })
            window.settle()
            #expect(strange(window.root.root) == [], "\(number)")
            window.close()
        }
    }
}
