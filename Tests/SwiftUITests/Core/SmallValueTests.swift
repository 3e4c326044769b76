import Foundation
import MartletDisplay
import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Pixels, weights, names of tasks, edges of scrolling, glass that comes")
struct SmallValueTests {
    struct Told: View {
        @Environment(\.pixelLength) private var pixel
        @Environment(\.legibilityWeight) private var weight
        @Environment(\.isLuminanceReduced) private var isDim
        var body: some View { Text("\(pixel.formatted()) \(weight.map { "\($0)" } ?? "none") \(isDim.description)") }
    }

    @Test("a pixel's length follows the screen, and both other values the views around")
    func environment() {
        #expect(Screen { Told() }.texts == ["1 none false"])
        let told = Screen {
            Told().environment(\.displayScale, 2).environment(\.legibilityWeight, .bold)
                .environment(\.isLuminanceReduced, true)
        }
        #expect(told.texts == ["0.5 bold true"])
    }

    @Test("letters are bold where they are to be easy to read; a font is scaled")
    func fonts() {
        let bold = Picture { Text("a").environment(\.legibilityWeight, .bold) }.runs
        #expect(bold.map(\.font.weight) == [700])
        let plain = Picture { Text("a").bold(false).environment(\.legibilityWeight, .bold) }.runs
        #expect(plain.map(\.font.weight) == [400])
        let sizes = Picture { Text("a").font(.system(size: 10).scaled(by: 1.5).scaled(by: 2)) }.runs.map(\.font.size)
        #expect(sizes == [30])
        #expect(Font.body.scaled(by: .nan) == Font.body && Font.body.scaled(by: 0) == Font.body)
    }

    @Test("a task has the name that it is given, or that of its place")
    func tasks() {
        @MainActor final class Log { var names: [String?] = [] }
        let log = Log()
        let screen = Screen {
            Text("a").task(name: "load") { log.names.append(Task.name) }
                .task(id: 1, name: nil, line: 7) { log.names.append(Task.name) }
        }
        screen.advance(by: .zero)
        #expect(log.names.count == 2 && log.names.contains("load"))
        #expect(log.names.contains { $0?.hasSuffix("SmallValueTests.swift:7") == true })
    }

    @Test("content is seen as it is behind a bar without an effect")
    func scrollEdges() {
        func page(_ isHidden: Bool, _ edges: Edge.Set = .all) -> PixelImage {
            Picture(200, 200) {
                ScrollView { Color.pureRed.frame(height: 600) }
                    .safeAreaBar(edge: .bottom) { Color.clear.frame(height: 40) }
                    .scrollEdgeEffectHidden(isHidden, for: edges)
            }
            .pixels
        }
        #expect(page(true)[10, 190] == .pureRed && page(false)[10, 190] != .pureRed)
        #expect(page(true, .top)[10, 190] != .pureRed)
    }

    @Test("views come to rest by a point of their own, and few of them by one gesture")
    func rests() {
        func context(_ from: CGFloat) -> ScrollTargetBehaviorContext {
            ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(x: from, y: 0, width: 300, height: 100)), velocity: .zero,
                contentSize: CGSize(width: 1000, height: 100), containerSize: CGSize(width: 300, height: 100),
                axes: .horizontal, environment: EnvironmentValues(),
                targets: (0..<10).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 100) })
        }
        func rest(_ behavior: ViewAlignedScrollTargetBehavior, at x: CGFloat, from: CGFloat = 0) -> CGFloat {
            var target = ScrollTarget(rect: CGRect(x: x, y: 0, width: 300, height: 100))
            behavior.updateTarget(&target, context: context(from))
            return target.rect.minX
        }
        #expect(rest(.viewAligned, at: 260) == 300)
        #expect(rest(.viewAligned(anchor: .center), at: 330) == 300)
        #expect(rest(.viewAligned(anchor: .trailing), at: 330) == 300)
        #expect(rest(.viewAligned(limitBehavior: .alwaysByOne), at: 700) == 100)
        #expect(rest(.viewAligned(limitBehavior: .alwaysByFew), at: 700) == 300)
        #expect(rest(.viewAligned(limitBehavior: .alwaysByFew), at: 0, from: 600) == 300)
        #expect(rest(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center), at: 700, from: 0) == 100)
    }
}
