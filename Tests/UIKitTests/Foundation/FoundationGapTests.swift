import MartletTestServer
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

    @Test("folders of a kind are found, and made where they are wanted")
    func foldersOfAKind() throws {
        #expect(try URL(for: .cachesDirectory, in: .userDomainMask) == URL.cachesDirectory)
        #expect(URL.userDirectory.isFileURL && URL.applicationDirectory.isFileURL)
        let group = "group.org.martlet.tests.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == folder)
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../up") == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(FileManager.default.ubiquityIdentityToken == nil)
    }

    @Test("a bookmark finds its file again, says when another took its place, and throws when none did")
    func bookmarks() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        let other = file.appendingPathExtension("other")
        try Data("one".utf8).write(to: file)
        try Data("two".utf8).write(to: other)
        defer { try? FileManager.default.removeItem(at: file) }
        let bookmark = try file.bookmarkData(options: .withSecurityScope)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path)
        #expect(!isStale)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: other, to: file)
        _ = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
        #expect(isStale)
        try FileManager.default.removeItem(at: file)
        #expect(throws: CocoaError.self) { _ = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) {
            _ = try URL(resolvingBookmarkData: Data("no".utf8), bookmarkDataIsStale: &isStale)
        }
        #expect(throws: (any Error).self) { _ = try file.bookmarkData() }
    }

    @Test("places of rows have a section and a row, and bundles their names")
    func rows() {
        var place = IndexPath(row: 2, section: 1)
        #expect(place == [1, 2] && place.section == 1 && place.item == 2)
        place.row = 5
        #expect(place == IndexPath(item: 5, section: 1))
        #expect(kCFBundleVersionKey as String == "CFBundleVersion")
    }

    @Test("an answer is read as it arrives, line by line")
    func streamedBytes() async throws {
        let server = try LocalServer { path in
            path == "/lines" ? .text("one\n\ntwo\nthree") : .broken(Data("four\nfive\nsix\n".utf8), after: 6)
        }
        let (bytes, response) = try await URLSession.shared.bytes(from: server.address(of: "lines"))
        #expect((response as? HTTPURLResponse)?.statusCode == 200)
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["one", "two", "three"])
        let (broken, _) = try await URLSession.shared.bytes(for: URLRequest(url: server.address(of: "broken")))
        await #expect(throws: (any Error).self) { for try await _ in broken {} }
        server.stop()
        await #expect(throws: (any Error).self) {
            _ = try await URLSession.shared.bytes(from: server.address(of: "gone"))
        }
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
