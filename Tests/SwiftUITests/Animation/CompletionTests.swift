import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

/// When those who wait for an animation are told that it is complete.
@MainActor @Suite("Completions of animations", .serialized)
struct CompletionTests {
    private static let linear = Animation.linear(duration: 1)

    private final class Log { var lines: [String] = [] }

    /// Changes a page in one transaction, and writes into a log when its animations are complete.
    private func change(
        _ page: Moving, _ animation: Animation?, _ log: Log, _ name: String = "", _ change: (Moving.Model) -> Void
    ) {
        var transaction = Transaction(animation: animation)
        transaction.addAnimationCompletion(criteria: .logicallyComplete) { log.lines.append("\(name)logical") }
        transaction.addAnimationCompletion(criteria: .removed) { log.lines.append("\(name)removed") }
        withTransaction(transaction) { change(page.model) }
        page.picture.run()
    }

    private func bar(_ model: Moving.Model) -> some View {
        Color.pureRed.frame(width: 10, height: 10).padding(.leading, CGFloat(model.number))
    }

    @Test("semantics 134: a change is complete when the last animation that really runs is, not the one it was given")
    func lastOfAll() {
        let log = Log()
        let page = Moving { model in
            VStack(alignment: .leading, spacing: 0) {
                bar(model)
                bar(model).animation(.linear(duration: 3), value: model.number)
            }
        }
        change(page, Self.linear, log) { $0.number = 100 }
        page.advance(by: 2.9)
        #expect(log.lines == [] && page.red(row: 5) == 100...110)
        page.advance(by: 0.1)
        #expect(log.lines == ["logical"])
        page.advance(by: 0.1)
        #expect(log.lines == ["logical", "removed"] && !page.picture.root.isMoving)
    }

    @Test("semantics 134: what moves nothing is complete right after the change, though it has an animation")
    func nothingMoves() {
        let log = Log()
        let page = Moving { model in bar(model).accessibilityLabel(model.isOn ? "on" : "off") }
        change(page, Self.linear, log) { $0.isOn = true }
        #expect(log.lines.sorted() == ["logical", "removed"])
        log.lines = []
        withAnimation(Self.linear) {
        } completion: {
            log.lines.append("empty")
        }
        page.picture.run()
        #expect(log.lines == ["empty"])
        log.lines = []
        change(page, nil, log) { $0.number = 50 }
        #expect(log.lines.count == 2 && page.red() == 50...60)
    }

    @Test("semantics 134: a later change leaves logical completion at its time, and removal waits for it")
    func retargeted() {
        let log = Log()
        let page = Moving(bar)
        change(page, .smooth(duration: 1), log, "first ") { $0.number = 100 }
        page.advance(by: 0.5)
        change(page, .smooth(duration: 2), log, "second ") { $0.number = 50 }
        page.advance(by: 0.45)
        #expect(log.lines == [])
        page.advance(by: 0.1)
        #expect(log.lines == ["first logical"])
        page.advance(by: 1.5)
        #expect(log.lines == ["first logical", "second logical"] && page.picture.root.isMoving)
        page.picture.window.clock.advance(by: 10) { page.picture.run() }
        #expect(Set(log.lines.dropFirst(2)) == ["first removed", "second removed"] && log.lines.count == 4)
    }

    @Test("semantics 134: two curves at once are each complete at their own time, and gone with the later one")
    func curves() {
        let log = Log()
        let page = Moving(bar)
        change(page, Self.linear, log, "first ") { $0.number = 100 }
        page.advance(by: 0.5)
        change(page, .linear(duration: 2), log, "second ") { $0.number = 50 }
        page.advance(by: 0.6)
        #expect(log.lines == ["first logical", "first removed"])
        page.advance(by: 1.5)
        #expect(log.lines.dropFirst(2) == ["second logical", "second removed"])
    }

    @Test("semantics 134: a view that goes is waited for, then it has disappeared")
    func transition() {
        let log = Log()
        let page = Moving { model in
            ZStack {
                if !model.isOn {
                    Color.pureRed.transition(.opacity.animation(.linear(duration: 2)))
                        .onDisappear { log.lines.append("gone") }
                }
            }
        }
        withAnimation(Self.linear, completionCriteria: .removed) {
            page.model.isOn = true
        } completion: {
            log.lines.append("removed")
        }
        page.picture.run()
        page.advance(by: 1.9)
        #expect(log.lines == [])
        page.advance(by: 0.2)
        #expect(log.lines == ["gone", "removed"])
    }

    private struct Grows: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.isIdentity ? 0 : 50)
        }
    }

    @Test("semantics 134: a transition with a body of its own is waited for, though it begins a round later")
    func ownBody() {
        let log = Log()
        let page = Moving { model in
            ZStack(alignment: .topLeading) {
                Color.clear
                if model.isOn { Color.pureRed.frame(width: 10, height: 10).transition(Grows()) }
            }
        }
        change(page, Self.linear, log) { $0.isOn = true }
        #expect(log.lines == [])
        page.advance(by: 0.5)
        #expect(log.lines == [] && page.red() == 25...35)
        page.advance(by: 0.6)
        #expect(log.lines == ["logical", "removed"])
    }

    private struct Scrolls: View {
        let log: Log
        @ObservedObject var model: Moving.Model
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { Color.gray.frame(height: 20).id($0) } }
                }
                .onChange(of: model.number) {
                    withAnimation(.linear(duration: 1)) {
                        proxy.scrollTo(model.number, anchor: .top)
                    } completion: {
                        log.lines.append("there")
                    }
                }
            }
        }
    }

    @Test("semantics 134: a way of scrolling is waited for")
    func scrolling() {
        let log = Log()
        let page = Moving { model in Scrolls(log: log, model: model) }
        page.change(nil) { $0.number = 40 }
        page.advance(by: 0.9)
        #expect(log.lines == [])
        page.advance(by: 0.2)
        #expect(log.lines == ["there"])
    }

    @Test("semantics 134: where nobody looks no frame is asked for, and the completion comes at its time all the same")
    func outOfSight() {
        let log = Log()
        let page = Moving { model in
            ScrollView {
                Color.gray.frame(height: 1000)
                Color.pureRed.frame(width: 10, height: 10).offset(x: CGFloat(model.number))
            }
        }
        change(page, Self.linear, log) { $0.number = 100 }
        let frames = page.frames
        page.advance(by: 0.9)
        #expect(log.lines == [] && page.frames == frames)
        page.advance(by: 0.2)
        #expect(log.lines.sorted() == ["logical", "removed"])

        let hidden = Moving(bar)
        log.lines = []
        change(hidden, Self.linear, log) { $0.number = 100 }
        hidden.advance(by: 0.5)
        hidden.picture.root.setVisible(false)
        hidden.advance(by: 0.4)
        #expect(log.lines == [])
        hidden.advance(by: 0.2)
        #expect(log.lines.sorted() == ["logical", "removed"])
    }

    @Test("semantics 134: the view that moves may go before it is there: the completion comes once")
    func gone() {
        let log = Log()
        let page = Moving { model in if !model.isOn { bar(model) } }
        change(page, Self.linear, log) { $0.number = 100 }
        page.advance(by: 0.5)
        page.change(nil) { $0.isOn = true }
        page.advance(by: 1)
        #expect(log.lines.sorted() == ["logical", "removed"])
    }

    @Test("semantics 144: phases in which nothing can move rest in the first after a round")
    func stillPhases() {
        let log = Log()
        let page = Moving { _ in
            PhaseAnimator([0, 1, 2]) { phase in
                Color.pureRed.accessibilityLabel("\(phase)")
            } animation: {
                log.lines.append("\($0)")
                return Self.linear
            }
        }
        page.advance(by: 5)
        #expect(log.lines == ["1", "2", "0"])
    }
}
