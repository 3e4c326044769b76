import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What Foundation lacks")
struct FoundationGapTests {
    @Test("the user's folders are there under their names")
    func folders() {
        let home = NSHomeDirectory()
        #expect(URL.documentsDirectory.path.hasPrefix(home))
        #expect(URL.documentsDirectory != URL.cachesDirectory)
        #expect(URL.applicationSupportDirectory.isFileURL && URL.downloadsDirectory.isFileURL)
    }

    @Test("a timer that is made for later does nothing and can be replaced")
    func restingTimer() {
        var timer = Timer()
        #expect(!timer.isValid)
        timer.invalidate()
        timer = Timer(timeInterval: 60, repeats: true) { _ in }
        #expect(timer.isValid && timer.timeInterval == 60)
        timer.invalidate()
    }

    @Test("user defaults take and give any value under a key")
    func defaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "martlet.tests.\(UUID().uuidString)"))
        defaults.setValue(7, forKey: "number")
        #expect(defaults.value(forKey: "number") as? Int == 7)
        defaults.setValue(nil, forKey: "number")
        #expect(defaults.value(forKey: "number") == nil)
    }

    @Test("a file is read line by line, empty ones too; one that is not there throws")
    func lines() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try "one\n\nthree\n".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        #expect(lines == ["one", "", "three"])
        await #expect(throws: (any Error).self) {
            for try await _ in URL(fileURLWithPath: "/no/such/file").lines {}
        }
    }

    final class Counter { var count = 0 }

    @Test("what was done is undone and done again, a group at once and newest first")
    func undo() {
        let manager = UndoManager()
        let counter = Counter()
        func set(_ value: Int) {
            let old = counter.count
            manager.registerUndo(withTarget: counter) { target in
                let now = target.count
                target.count = old
                manager.registerUndo(withTarget: target) { $0.count = now }
            }
            counter.count = value
        }
        manager.groupsByEvent = false
        set(1)
        manager.setActionName("Typing")
        set(5)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.count == 1)
        #expect(manager.undoMenuItemTitle == "Undo Typing")
        manager.redo()
        #expect(counter.count == 5)
        manager.undo()
        manager.undo()
        #expect(counter.count == 0 && !manager.canUndo && manager.canRedo)
        manager.removeAllActions()
        #expect(!manager.canRedo)
    }

    @Test("notifications come one after the other to who waits for them")
    func notifications() async {
        let name = Notification.Name("martlet.test.\(UUID().uuidString)")
        let sequence = NotificationCenter.default.notifications(named: name)
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1])
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2])
        var found: [Int] = []
        for await note in sequence {
            found.append(note.userInfo?["n"] as? Int ?? 0)
            if found.count == 2 { break }
        }
        #expect(found == [1, 2])
    }

    @Test("the main bundle finds what lies in the folder of a target's resources, and nil what is nowhere")
    func resources() {
        #expect(Bundle.main.url(forResource: "photo", withExtension: "jpg")?.lastPathComponent == "photo.jpg")
        #expect(Bundle.main.path(forResource: "photo", ofType: "jpg")?.hasSuffix("/photo.jpg") == true)
        #expect(Bundle.main.url(forResource: "no such thing", withExtension: "json") == nil)
    }
}
