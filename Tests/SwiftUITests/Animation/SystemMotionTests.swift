import MartletCairo
import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Motion of the system", .serialized)
struct SystemMotionTests {
    private struct Sheets: View {
        @State private var isShown = false
        @State private var isAlerting = false
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Button("Warn") { isAlerting = true }
                Toggle("Sound", isOn: $isOn)
            }
            .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
            .alert("Careful", isPresented: $isAlerting) { Button("All right") {} }
        }
    }

    private func screen(_ view: some View) -> Screen {
        let screen = Screen(size: CGSize(width: 360, height: 600)) { view }
        screen.showsSystemMotion = true
        return screen
    }

    @Test("semantics 152, 154: a sheet and an alert come and go on their way, and can be used at once")
    func layers() {
        for (open, close) in [("Open", "Close"), ("Warn", "All right")] {
            let screen = screen(Sheets())
            let before = screen.image()
            screen.button(open).tap()
            #expect(screen.isAnimating && screen.button(close).exists)
            let film = screen.film(for: .milliseconds(200), every: .milliseconds(50))
            #expect(Set(film).count == film.count)
            screen.settle()
            let shown = screen.image()
            #expect(!screen.isAnimating && shown != before)
            screen.button(close).tap()
            #expect(!screen.button(close).exists && screen.isAnimating)
            screen.advance(by: .milliseconds(100))
            #expect(screen.image() != shown && screen.image() != before)
            #expect(screen.settle() && screen.image() == before)
        }
    }

    private struct Pages: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Next") { Text("Second page").navigationTitle("Second") }.navigationTitle("First")
            }
        }
    }

    private struct Zoom: View {
        @ObservedObject var model: Moving.Model
        @Namespace private var space
        let style: Bool

        var body: some View {
            NavigationStack {
                ZStack(alignment: .topLeading) {
                    Color.clear
                    Color.pureBlue.frame(width: 40, height: 20).matchedTransitionSource(id: "card", in: space)
                        .padding(.leading, 100)
                }
                .navigationDestination(isPresented: $model.isOn) {
                    if style {
                        Color.pureRed.navigationTransition(.zoom(sourceID: "card", in: space))
                    } else {
                        Color.pureRed.navigationTransition(.zoom(sourceID: "none", in: space))
                    }
                }
                .toolbar(.hidden)
            }
        }
    }

    @Test("semantics 153: a page grows out of the view that leads to it, and shrinks into it; without one it slides")
    func zoom() {
        func widths(_ page: Moving, isOn: Bool) -> [ClosedRange<Int>?] {
            page.picture.root.movesBySystem = true
            page.model.isOn = isOn
            page.picture.run()
            return (0..<4).map { _ in
                page.advance(by: 0.08)
                return widest(page)
            }
        }
        func widest(_ page: Moving) -> ClosedRange<Int>? {
            let pixels = page.picture.pixels
            return (0..<100).compactMap { row -> ClosedRange<Int>? in
                let columns = (0..<200).filter { pixels[$0, row].red > 150 && pixels[$0, row].green < 150 }
                return columns.first.map { $0...columns.last! + 1 }
            }.max { $0.count < $1.count }
        }
        let page = Moving { model in Zoom(model: model, style: true) }
        let growing = widths(page, isOn: true)
        page.advance(by: 2)
        #expect(widest(page) == 0...200 && !page.picture.root.isMoving)
        let shrinking = widths(page, isOn: false)
        page.advance(by: 2)
        #expect(widest(page) == nil && !page.picture.root.isMoving)
        // The place out of which it comes is beside the middle: both edges move, the left one from 100, the right one from 140.
        for shown in growing.compactMap(\.self) + shrinking.compactMap(\.self) {
            #expect(shown.lowerBound <= 100 && shown.upperBound >= 140 && shown.count <= 201)
        }
        let grown = growing.compactMap { $0?.count }, shrunk = shrinking.compactMap { $0?.count }
        #expect(grown.count >= 2 && grown == grown.sorted() && grown[0] < 200, "\(growing)")
        #expect(!shrunk.isEmpty && shrunk == shrunk.sorted(by: >) && shrunk.last! < 200, "\(shrinking)")

        let other = Moving { model in Zoom(model: model, style: false) }
        let sliding = widths(other, isOn: true).compactMap(\.self)
        #expect(sliding.contains { $0.lowerBound > 0 && $0.upperBound == 200 }, "\(sliding)")
    }

    private struct LookingZoom: View {
        @ObservedObject var model: Moving.Model
        @Namespace private var space

        var body: some View {
            NavigationStack {
                ZStack(alignment: .topLeading) {
                    Color.white
                    Color.clear.frame(width: 40, height: 40)
                        .matchedTransitionSource(id: "card", in: space) { source in
                            source.background(.pureBlue).clipShape(RoundedRectangle(cornerRadius: 20, style: .circular))
                                .shadow(color: .pureRed, radius: 0, y: 30)
                        }
                        .padding(.leading, 100)
                }
                .navigationDestination(isPresented: $model.isOn) {
                    Color.pureBlue.navigationTransition(.zoom(sourceID: "card", in: space)).toolbar(.hidden)
                }
                .toolbar(.hidden)
            }
        }
    }

    @Test("a page grows out of what a source looks like: its background, its corners and its shadow")
    func zoomLook() {
        let page = Moving { model in LookingZoom(model: model) }
        let rest = page.picture.pixels
        #expect(rest[120, 20].blue > 200 && rest[120, 20].red < 50, "the background")
        #expect(rest[102, 2].red > 200 && rest[102, 2].green > 200, "cut at the corner")
        #expect(rest[120, 60].red > 200 && rest[120, 60].blue < 50, "the shadow")
        page.picture.root.movesBySystem = true
        page.model.isOn = true
        page.picture.run()
        var backgrounds = 0, shadows = 0
        for _ in 0..<6 {
            page.advance(by: 0.02)
            let pixels = page.picture.pixels
            // Without the background the page would let through what lies below while it fades in.
            if pixels[120, 20].blue > 200, pixels[120, 20].red < 30 { backgrounds += 1 }
            if (0..<100).contains(where: { pixels[120, $0].red > 150 && pixels[120, $0].green < 120 }) { shadows += 1 }
        }
        #expect(backgrounds == 6 && shadows > 0, "\(backgrounds), \(shadows)")
        page.advance(by: 2)
        #expect(!page.picture.root.isMoving && page.picture.pixels[2, 2].blue > 200)
    }

    @Test("semantics 150, 151: a page slides in when it is pushed and out when it is popped")
    func pages() {
        let screen = screen(Pages())
        let first = screen.image()
        screen.button("Next").tap()
        #expect(screen.texts.contains("Second page") && screen.isAnimating)
        let film = screen.film(for: .milliseconds(200), every: .milliseconds(50))
        #expect(Set(film).count == film.count)
        screen.settle()
        let second = screen.image()
        screen.press(.escape)
        #expect(screen.texts.contains("Next") && screen.isAnimating)
        screen.advance(by: .milliseconds(100))
        #expect(screen.image() != first && screen.image() != second)
        #expect(screen.settle() && screen.image() == first)
    }

    private struct Columns: View {
        @State private var shown = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $shown) {
                Text("Side").navigationSplitViewColumnWidth(180)
            } detail: {
                Text("detail").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    @Test("a sidebar goes out at the side with the page behind it, and comes back the same way")
    func sidebar() {
        let screen = Screen(size: CGSize(width: 900, height: 400)) { Columns() }
        screen.showsSystemMotion = true
        let rest = screen.image()
        for isOpening in [false, true] {
            screen.button("Toggle Sidebar").tap()
            var edges = [screen.rects["detail"]?.minX ?? -1]
            while screen.isAnimating {
                screen.advance(by: .milliseconds(50))
                edges.append(screen.rects["detail"]?.minX ?? -1)
            }
            let way = isOpening ? edges : edges.reversed()
            #expect(way.first == 0 && way.last == 181 && way == way.sorted() && Set(way).count > 4, "\(edges)")
        }
        #expect(screen.image() == rest)
    }

    private struct Fading: View {
        @State private var isShown = false
        let fades: Bool

        @ViewBuilder private var red: some View {
            if fades {
                Color.pureRed.navigationTransition(.crossFade)
            } else {
                Color.pureRed.navigationTransition(.automatic)
            }
        }

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Next") { red }
                    Button("Open") { isShown = true }
                    Spacer()
                }
            }
            // A page inside of a sheet speaks for itself alone.
            .sheet(isPresented: $isShown) { if fades { red } else { NavigationStack { red } } }
        }
    }

    @Test("semantics 151, 152: a sheet and a page that ask for it fade, and else come from their edges")
    func crossFade() {
        let corners = [(10, 250), (290, 250), (10, 570), (290, 570)]
        for button in ["Open", "Next"] {
            for fades in [true, false] {
                let screen = Screen(size: CGSize(width: 300, height: 600)) { Fading(fades: fades) }
                screen.showsSystemMotion = true
                screen.button(button).tap()
                // How much of the red there is in each corner of what comes, step by step.
                let steps = (0..<5).map { _ in
                    screen.advance(by: .milliseconds(40))
                    let pixels = CairoRenderer.pixels(ofPNG: screen.image())!
                    return corners.map { 255 - Int(pixels[$0.0, $0.1].green) }
                }
                let even = steps.allSatisfy { $0.max()! - $0.min()! < 4 }
                #expect(even == fades && screen.isAnimating, "\(button): \(steps)")
                if fades { #expect(Set(steps).count > 3 && steps.map { $0[0] } == steps.map { $0[0] }.sorted()) }
                #expect(screen.settle())
            }
        }
    }

    @Test("a switch's knob moves; where less motion is asked for it does not, and a sheet and a page fade over")
    func restraint() {
        let screen = screen(Sheets())
        screen.toggle("Sound").tap()
        #expect(screen.isAnimating)
        screen.settle()
        screen.reducesMotion = true
        screen.toggle("Sound").tap()
        #expect(!screen.isAnimating)
        screen.button("Open").tap()
        #expect(screen.isAnimating)
        let film = screen.film(for: .milliseconds(150), every: .milliseconds(50))
        #expect(Set(film).count == film.count && screen.settle())
        let stack = self.screen(Pages())
        stack.reducesMotion = true
        stack.button("Next").tap()
        #expect(stack.isAnimating && stack.settle() && stack.texts.contains("Second page"))
        let quiet = Screen { Sheets() }
        quiet.toggle("Sound").tap()
        #expect(!quiet.isAnimating, "in a test the system's own motion has to be asked for")
    }
}
