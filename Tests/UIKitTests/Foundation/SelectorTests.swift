import Testing
import UIKit

@testable import MartletFoundation

@MainActor @Suite("Selectors")
struct SelectorTests {
    private final class Listener: NSObject {
        var events: [String] = []
        func told(_ note: Notification) { events.append("told \(note.object as? String ?? "nothing")") }
        func called() -> Bool {
            events.append("called")
            return true
        }
        func fired(timer: Timer) { events.append("fired \(timer.userInfo as? Int ?? 0)") }
    }

    @MainActor private final class Model {
        var count = 0
        func step() { count += 1 }
        func add(_ note: Notification) { count += note.object as? Int ?? 0 }
    }

    private let name = Notification.Name("SelectorTests.saved")
    private let other = Notification.Name("SelectorTests.other")

    @Test("an observer's method is told by selector until the observer is removed or gone")
    func notifications() {
        let center = NotificationCenter()
        var listener: Listener? = Listener()
        let kept = Listener()
        center.addObserver(listener!, selector: Selector("told", Listener.told(_:)), name: name, object: nil)
        center.addObserver(kept, selector: Selector("called", Listener.called), name: name, object: nil)
        center.addObserver(kept, selector: Selector("told", Listener.told(_:)), name: other, object: nil)
        center.post(name: name, object: "a")
        center.post(name: other, object: "b")
        #expect(listener?.events == ["told a"] && kept.events == ["called", "told b"])
        weak let gone = listener
        listener = nil
        center.post(name: name, object: "c")
        #expect(gone == nil && kept.events == ["called", "told b", "called"])
        center.removeObserver(kept, name: name, object: nil)
        center.post(name: name, object: "d")
        center.post(name: other, object: "e")
        #expect(kept.events == ["called", "told b", "called", "told e"])
        center.removeObserver(kept)
        center.post(name: other, object: "f")
        #expect(kept.events.count == 4)
    }

    @Test("what adding a closure returned is removed as before")
    func tokens() {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test("methods of the main actor's are called, and one that takes something else is not")
    func isolation() {
        let model = Model()
        #expect(Selector("step", Model.step).perform(on: model, with: 1) && model.count == 1)
        let add = Selector("add", Model.add(_:))
        #expect(add.perform(on: model, with: Notification(name: name, object: 5)) && model.count == 6)
        #expect(!add.perform(on: model, with: "no notification") && !add.perform(on: self, with: 1))
        #expect(!Selector("add").perform(on: model, with: 1) && add == Selector("add") && model.count == 6)
    }

    @Test("a timer calls the method of its target, with itself and what it was given")
    func timers() {
        let listener = Listener()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: listener, selector: Selector("fired", Listener.fired(timer:)), userInfo: 7,
            repeats: false)
        timer.fire()
        #expect(listener.events == ["fired 7"] && !timer.isValid)
        let other = Timer(
            timeInterval: 5, target: listener, selector: Selector("called", Listener.called), userInfo: nil,
            repeats: true)
        other.fire()
        #expect(listener.events == ["fired 7", "called"] && other.isValid && other.timeInterval == 5)
        other.invalidate()
    }

    @Test("values hold rectangles, points and sizes under UIKit's names, and data are written by the older one")
    func values() throws {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size && NSData.WritingOptions.atomicWrite == .atomic)
    }
}
