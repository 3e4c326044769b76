import MartletGraph
import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor @Suite("Scrolling by touch", .serialized)
struct TouchScrollTests {
    /// How far the content has come up, in points.
    private func way(_ stage: Stage) -> Int { Int(80 - stage.place(of: "Press").y) }

    private struct Content: View {
        let log: Log
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Button("Press") { log("button") }.frame(height: 160)
                    Color.red.frame(height: 200).onTapGesture { log("tap") }
                    Color.blue.frame(height: 200).gesture(DragGesture().onChanged { _ in log("drag") })
                    Color.green.frame(height: 2000)
                }
            }
        }
    }

    @Test("a finger scrolls from ten points on, and runs on when it leaves in motion")
    func finger() {
        let stage = Stage { Content(log: Log()) }
        stage.finger(1, .down, CGPoint(x: 200, y: 150))
        stage.advance(by: 0.02)
        stage.finger(1, .moved, CGPoint(x: 200, y: 145))
        #expect(way(stage) == 0)
        stage.advance(by: 0.02)
        stage.finger(1, .moved, CGPoint(x: 200, y: 130))
        #expect(way(stage) == 20)
        stage.finger(1, .up, CGPoint(x: 200, y: 130))
        stage.advance(by: 2)
        #expect(stage.find(.button, "Press") == nil)
    }

    @Test("a finger that rested before it left leaves the content where it is")
    func rest() {
        let stage = Stage { Content(log: Log()) }
        stage.finger(1, .down, CGPoint(x: 200, y: 150))
        stage.finger(1, .moved, CGPoint(x: 200, y: 140))
        stage.advance(by: 0.5)
        stage.finger(1, .up, CGPoint(x: 200, y: 140))
        stage.advance(by: 1)
        #expect(way(stage) == 10)
    }

    @Test("a mouse that drags on content does not scroll")
    func mouse() {
        let stage = Stage { Content(log: Log()) }
        stage.drag(CGPoint(x: 200, y: 550), CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 450))
        #expect(way(stage) == 0)
    }

    @Test("a finger that scrolls presses no button and taps nothing")
    func controls() {
        let log = Log()
        let stage = Stage { Content(log: log) }
        for y in [80, 260] {
            stage.finger(1, .down, CGPoint(x: 200, y: y))
            stage.finger(1, .moved, CGPoint(x: 200, y: y - 10))
            stage.advance(by: 0.5)
            stage.finger(1, .up, CGPoint(x: 200, y: y - 10))
        }
        #expect(log.lines == [])
        #expect(way(stage) == 20)
    }

    @Test("a drag of the content's own comes before scrolling")
    func drags() {
        let log = Log()
        let stage = Stage { Content(log: log) }
        stage.finger(1, .down, CGPoint(x: 200, y: 400))
        stage.finger(1, .moved, CGPoint(x: 200, y: 380))
        stage.advance(by: 0.5)
        stage.finger(1, .up, CGPoint(x: 200, y: 380))
        #expect(log.lines == ["drag"])
        #expect(way(stage) == 0)
    }

    @Test("a finger that holds opens the menu of what it holds, and presses nothing")
    func menu() {
        let log = Log()
        let stage = Stage { MenuBox(log: log, content: Button("Press") { log("button") }) }
        let place = stage.place(of: "Press")
        stage.finger(1, .down, place)
        stage.advance(by: 0.6)
        stage.finger(1, .up, place)
        #expect(log.lines == ["menu"])
        stage.finger(1, .down, place)
        stage.finger(1, .up, place)
        #expect(log.lines == ["menu", "button"])
    }

    private struct MenuBox<Content: View>: View {
        typealias Body = Never
        let log: Log
        let content: Content

        static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
            let node = MenuNode(inputs)
            node.log = view.log
            node.content = Content._makeNode(view.content, node.inputs)
            return node
        }

        static func _updateNode(_ node: _ViewNode, _ view: Self, _ inputs: _ViewInputs) {}
    }

    private final class MenuNode: ContainerNode, MenuResponder {
        var log: Log?

        override func measure(_ proposal: ProposedViewSize) -> CGSize { layoutChildren[0].sizeThatFits(proposal) }
        override func placeChildren() { layoutChildren[0].place(at: .zero, proposal: proposal.size) }

        func showMenu(at location: CGPoint) -> Bool {
            log?("menu")
            return true
        }
    }
}
