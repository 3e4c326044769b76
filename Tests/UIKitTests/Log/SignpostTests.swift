import OSLog
import SwiftUI
import Testing

@testable import os

@Suite("Signposts and the store of entries", .serialized)
struct SignpostTests {
    /// A category of the test's own, and the entries in it.
    private struct Category {
        let name = UUID().uuidString
        var log: OSLog { OSLog(subsystem: "test", category: name) }

        func entries(_ options: OSLogEnumerator.Options = []) throws -> [OSLogEntry] {
            let predicate = NSPredicate { entry, _ in (entry as? any OSLogEntryWithPayload)?.category == name }
            return try Array(
                OSLogStore(scope: .currentProcessIdentifier).getEntries(with: options, matching: predicate))
        }

        /// The marks in it: what they are, their names, numbers and texts.
        var marks: [String] {
            get throws {
                try entries().compactMap { $0 as? OSLogEntrySignpost }.map {
                    let id = OSSignpostID($0.signpostIdentifier)
                    return "\($0.signpostType) \($0.signpostName) \(id == .exclusive ? "" : "\(id.rawValue)") "
                        + $0.composedMessage
                }
            }
        }
    }

    @Test("an interval has a beginning and an end, an event happens between them")
    func intervals() throws {
        let category = Category()
        let signposter = OSSignposter(subsystem: "test", category: category.name)
        #expect(signposter.isEnabled)
        let state = signposter.beginInterval("Load", id: OSSignpostID(7), "of \(3) files")
        signposter.emitEvent("Tap")
        signposter.endInterval("Load", state, "done")
        #expect(signposter.withIntervalSignpost("Sum", around: { 1 + 1 }) == 2)
        #expect(
            try category.marks == [
                "intervalBegin Load 7 of 3 files", "event Tap  ", "intervalEnd Load 7 done", "intervalBegin Sum  ",
                "intervalEnd Sum  ",
            ])
    }

    @Test("an end that does not fit says so, and a state that was kept ends its interval")
    func faults() throws {
        let category = Category()
        let signposter = OSSignposter(logHandle: category.log)
        let state = signposter.beginAnimationInterval("Move")
        let kept = try JSONDecoder().decode(OSSignpostIntervalState.self, from: JSONEncoder().encode(state))
        signposter.endInterval("Turn", state)
        signposter.endInterval("Move", state)
        signposter.endInterval("Move", kept)
        signposter.endInterval("Any", .beginState(id: OSSignpostID(4)))
        #expect(
            try category.marks == [
                "intervalBegin Move  ", "intervalEnd Turn  (began as Move)", "intervalEnd Move  (ended already)",
                "intervalEnd Move  ", "intervalEnd Any 4 ",
            ])
    }

    @Test("a line has the name, the number, how long it took, and the text")
    func lines() {
        #expect(OSLog.line(.end, "Load", OSSignpostID(7), "done", took: 12_345_678) == "end Load #7 (12.346 ms): done")
        #expect(OSLog.line(.event, "Tap", .exclusive, "", took: nil) == "event Tap")
    }

    @Test("identifiers differ, but for those of one object, and a disabled log has none")
    func identifiers() {
        let signposter = OSSignposter()
        let object = NSObject()
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        #expect(signposter.makeSignpostID(from: object) == OSSignpostID(log: .default, object: object))
        #expect(!OSSignposter.disabled.isEnabled && OSSignposter.disabled.makeSignpostID() == .invalid)
        #expect(OSSignpostID.null < OSSignpostID(1) && OSSignpostID(1) < .invalid)
    }

    @Test("functions mark intervals as well, and nothing where the log is disabled")
    func functions() throws {
        let category = Category()
        os_signpost(.begin, log: category.log, name: "Read")
        os_signpost(.event, log: category.log, name: "Line", "%d of %{public}@", 2, "a")
        os_signpost(.end, log: category.log, name: "Read", signpostID: .exclusive)
        os_signpost(.event, log: .disabled, name: "Nothing")
        #expect(try category.marks == ["intervalBegin Read  ", "event Line  2 of a", "intervalEnd Read  "])
    }

    @Test("what the program has logged is read back, forwards and backwards, from a place on")
    func store() throws {
        let category = Category()
        let start = Date()
        let logger = Logger(category.log)
        logger.debug("one")
        logger.error("two")
        logger.notice("three")
        let entries = try category.entries().compactMap { $0 as? OSLogEntryLog }
        #expect(entries.map(\.composedMessage) == ["one", "two", "three"])
        #expect(entries.map(\.level) == [.debug, .error, .notice])
        #expect(entries.allSatisfy { $0.subsystem == "test" && $0.date >= start && $0.date <= Date() })
        #expect(entries.allSatisfy { $0.processIdentifier == ProcessInfo.processInfo.processIdentifier })
        #expect(try category.entries(.reverse).map(\.composedMessage) == ["three", "two", "one"])
        let store = try OSLogStore(scope: .currentProcessIdentifier)
        let later = try store.getEntries(at: store.position(date: Date() + 3600))
        #expect(Array(later).isEmpty)
        let before = try store.getEntries(with: .reverse, at: store.position(date: start))
        #expect(before.allSatisfy { $0.date < start })
        #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
    }

    @Test("entries are found by a predicate's format")
    func predicates() throws {
        let category = Category()
        Logger(category.log).info("found")
        let wanted = NSPredicate(
            format: "category == %@ AND composedMessage CONTAINS %@ AND level == 2", category.name, "fou")
        let found = try OSLogStore(scope: .currentProcessIdentifier).getEntries(matching: wanted)
        #expect(found.map(\.composedMessage) == ["found"])
    }

    @Test("the last entries are kept, and older ones go")
    func capacity() throws {
        let category = Category()
        for number in 0..<(LogEntries.capacity + 10) {
            LogEntries.add(
                LogEntry(text: "\(number)", type: .debug, subsystem: "test", category: category.name, signpost: nil))
        }
        #expect(LogEntries.all.count == LogEntries.capacity)
        #expect(try category.entries().last?.composedMessage == "\(LogEntries.capacity + 9)")
    }
}
