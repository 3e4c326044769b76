import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Matched geometry", .serialized)
struct MatchedGeometryTests {
    private static let linear = Animation.linear(duration: 1)

    private struct Tabs: View {
        @ObservedObject var model: Moving.Model
        @Namespace private var space
        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { index in
                    ZStack {
                        if model.number == index {
                            Color.pureRed.matchedGeometryEffect(id: "mark", in: space)
                        }
                    }.frame(width: CGFloat(20 * (index + 1)), height: 10)
                }
            }
        }
    }

    @Test("semantics 132: where one view goes and its like comes, both are shown on the way between the two places")
    func travels() {
        let page = Moving { model in Tabs(model: model) }
        #expect(page.red() == 0...20)
        page.change(Self.linear) { $0.number = 2 }
        #expect(page.red() == 0...20)
        page.advance(by: 0.5)
        let middle = page.picture.pixels
        let columns = (0..<200).filter { middle[$0, 5].green < 200 }
        #expect(columns.first == 30 && columns.last == 69, "\(columns)")
        page.advance(by: 0.6)
        #expect(page.red() == 60...120)
        page.change(nil) { $0.number = 0 }
        #expect(page.red() == 0...20)
        let frames = page.frames
        page.advance(by: 1)
        #expect(page.frames == frames)
    }

    private struct Following: View {
        @ObservedObject var model: Moving.Model
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.pureBlue.frame(width: CGFloat(10 + model.number), height: 10)
                    .matchedGeometryEffect(id: 1, in: space)
                    .padding(.leading, CGFloat(model.number))
                Color.pureRed.matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    @Test("semantics 131: a view that is no source stands where the source does, and follows it")
    func follows() {
        let page = Moving { model in Following(model: model) }
        #expect(page.red() == 0...10 && page.red(row: 12) == nil)
        page.change(nil) { $0.number = 40 }
        #expect(page.red() == 40...90)
        page.change(Self.linear) { $0.number = 60 }
        page.advance(by: 0.5)
        #expect(page.red() == 50...110)
        page.advance(by: 0.6)
        #expect(page.red() == 60...130)
    }

    private struct Two: View {
        @Namespace private var space
        var body: some View {
            HStack {
                Color.pureRed.matchedGeometryEffect(id: "twice", in: space)
                Color.pureBlue.matchedGeometryEffect(id: "twice", in: space)
            }
        }
    }

    @Test("semantics 133: two sources of one name are told of")
    func twoSources() {
        let screen = Screen { Two() }
        #expect(screen.warnings.contains { $0.contains("twice") && $0.contains("isSource") })
    }
}
