import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("What comes and goes while its container moves", .serialized)
struct DriftTests {
    private static let linear = Animation.linear(duration: 1)

    private struct Box: View {
        let isOn: Bool
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.pureBlue.frame(width: 20, height: 10).padding(.top, 20)
                if !isOn { Color.pureRed.frame(width: 10, height: 10).transition(.offset(y: 1)) }
            }
        }
    }

    @Test("semantics 122: what goes stays where it was in the window, though its container moves")
    func goes() {
        let page = Moving { model in Box(isOn: model.isOn).padding(.leading, model.isOn ? 100 : 0) }
        page.change(Self.linear) { $0.isOn = true }
        for _ in 0..<3 {
            page.advance(by: 0.25)
            #expect(page.red() == 0...10)
        }
        page.advance(by: 0.3)
        #expect(page.red() == nil)
    }

    @Test("semantics 122: it stays also where the container is elsewhere at once")
    func jumps() {
        let page = Moving { model in
            Box(isOn: model.isOn).animation(Self.linear, value: model.isOn).padding(.leading, model.isOn ? 100 : 0)
        }
        page.change(nil) { $0.isOn = true }
        #expect(page.red() == 0...10)
        page.advance(by: 0.5)
        #expect(page.red() == 0...10)
    }

    @Test("semantics 102: what comes is where it will be, while its container is on its way there")
    func comes() {
        let page = Moving { model in Box(isOn: !model.isOn).padding(.leading, model.isOn ? 100 : 0) }
        page.change(Self.linear) { $0.isOn = true }
        for _ in 0..<3 {
            #expect(page.red(row: 6) == 100...110)
            page.advance(by: 0.25)
        }
        page.advance(by: 0.3)
        #expect(page.red() == 100...110)
    }

    @Test("semantics 102: what comes by a short transition does not jump to where its container is")
    func comesSoon() {
        let page = Moving { model in
            ZStack(alignment: .topLeading) {
                Color.pureBlue.frame(width: 20, height: 10).padding(.top, 20)
                if model.isOn {
                    Color.pureRed.frame(width: 10, height: 10).transition(
                        .offset(y: 1).animation(.linear(duration: 0.1)))
                }
            }.padding(.leading, model.isOn ? 100 : 0)
        }
        page.change(Self.linear) { $0.isOn = true }
        for _ in 0..<5 {
            page.advance(by: 0.22)
            #expect(page.red() == 100...110)
        }
        #expect(page.picture.root.arrivals.isEmpty && !page.picture.root.isMoving)
    }

    @Test("semantics 102: in a geometry group, and in an effect that moves, both go along")
    func together() {
        let group = Moving { model in
            Box(isOn: model.isOn).geometryGroup().padding(.leading, model.isOn ? 100 : 0)
        }
        group.change(Self.linear) { $0.isOn = true }
        group.advance(by: 0.5)
        #expect(group.red() == 50...60)
        let effect = Moving { model in Box(isOn: model.isOn).offset(x: model.isOn ? 100 : 0) }
        effect.change(Self.linear) { $0.isOn = true }
        effect.advance(by: 0.5)
        #expect(effect.red() == 50...60)
    }

    private struct Cards: View {
        let isOn: Bool
        @Namespace private var space
        var body: some View {
            ZStack(alignment: .topLeading) {
                if isOn {
                    Color.pureRed.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 40)
                } else {
                    Color.pureRed.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 10)
                }
            }
        }
    }

    @Test("semantics 132: two views of one name meet between their places, though their container moves")
    func matched() {
        let page = Moving { model in Cards(isOn: model.isOn).padding(.leading, model.isOn ? 100 : 0) }
        page.change(Self.linear) { $0.isOn = true }
        for part in 0..<4 {
            let columns = (0..<200).filter { page.picture.pixels[$0, 5].green < 200 }
            let first = 25 * part
            let last = first + 20 + 20 * part - 1
            #expect(columns.first == first && columns.last == last, "\(part): \(columns)")
            page.advance(by: 0.25)
        }
        page.advance(by: 0.1)
        #expect(page.red() == 100...200)
    }

    @Test("what is on its way out or in when its page goes ends with it")
    func leavingPages() {
        for turns in 1...20 {
            let page = Moving { model in
                if model.number == 0 {
                    VStack {
                        HStack {
                            if !model.isOn { Color.red.transition(.slide) }
                            if model.isOn { Color.blue.transition(.scale) }
                        }
                        .transition(.move(edge: .top))
                        Text("first")
                    }
                } else {
                    Text("second")
                }
            }
            page.change(Self.linear) { $0.isOn = true }
            page.advance(by: Double(turns) / 40)
            page.change(nil) { $0.number = 1 }
            page.advance(by: 2)
            #expect(page.picture.root.describe().texts.map(\.text) == ["second"])
            #expect(page.picture.root.departures.isEmpty && !page.picture.root.animators.isMoving)
        }
    }
}

/// Rows in a scroll view that follows its end by an animation.
private struct GrowingRows: View {
    let count: Int

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10 + count, id: \.self) { index in
                        (index == 10 ? Color.pureRed : Color.pureBlue).frame(width: 100, height: 20).id(index)
                    }
                }
            }
            .onChange(of: count) { withAnimation(.linear(duration: 1)) { proxy.scrollTo(9 + count, anchor: .bottom) } }
        }
    }
}

@MainActor @Suite("Scrolling while what is scrolled grows", .serialized)
struct ScrollingDriftTests {
    @Test("scrolling to a row that comes in is seen on its way, not when the row is there")
    func follows() {
        let page = Moving { GrowingRows(count: $0.number) }
        page.change(nil) { $0.number = 1 }
        page.advance(by: 1.1)
        func top() -> Int? { (0..<100).first { page.red(row: $0) != nil } }
        #expect(top() == 80)
        page.change(.linear(duration: 1)) { $0.number = 2 }
        page.advance(by: 0.5)
        #expect(top() == 70)
        page.advance(by: 0.25)
        #expect(top() == 65)
        page.advance(by: 0.3)
        #expect(top() == 60)
    }
}
