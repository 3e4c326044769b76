import Foundation
import Testing

@Suite("Settings of programs that end", .serialized)
struct KillTests {
    @Test("a program that is killed while it writes loses no key and nothing that it was told is saved")
    func killed() throws {
        let folder = try Folder()
        let rounds = ProcessInfo.processInfo.environment["KILL_ROUNDS"].flatMap { Int($0) } ?? 20
        let keys = 300
        var random = Numbers(state: 7), saved = 0
        for _ in 0..<rounds {
            let writer = try Writer(["all", "\(keys)"], in: folder)
            for _ in 0...random.next(below: 4) { saved = try #require(Int(writer.line())) }
            writer.burn(random.next(below: 40_000))
            writer.end(by: SIGKILL)
            while let more = writer.rest() { saved = Int(more) ?? saved }
            // The file itself, not its copy.
            let values = try #require(folder.values("MartletSettingsWriter"))
            #expect(values.count == keys)
            let numbers = Set(values.values.compactMap { $0 as? Int })
            #expect(numbers == [saved] || numbers == [saved + 1])
        }
    }

    @Test("two programs of one name that write at the same time keep each other's keys")
    func two() throws {
        let folder = try Folder()
        let writers = try (0..<3).map { try Writer(["own", "key \($0)", "60"], in: folder) }
        for writer in writers { #expect(writer.waitForEnd() == 0) }
        let values = try #require(folder.values("MartletSettingsWriter") as? [String: Int])
        #expect(values == ["key 0": 60, "key 1": 60, "key 2": 60])
    }

    @Test(
        "what was set, removed, or set in a suite is on disk at every end of an app, without anybody's asking",
        arguments: ["exit", "\(SIGTERM)", "\(SIGINT)", "\(SIGHUP)"])
    func ends(how: String) throws {
        let folder = try Folder()
        try folder.put(["number": 4, "old": 1, "other": "stays"], "MartletSettingsWriter")
        let writer = try Writer(["quiet", how], in: folder)
        #expect(writer.line() == "set")
        if let signal = Int32(how) {
            writer.end(by: signal)
            #expect(writer.endSignal == signal)
        } else {
            writer.say("\n")
            #expect(writer.waitForEnd() == 0)
        }
        let values = try #require(folder.values("MartletSettingsWriter"))
        #expect(values["number"] as? Int == 5 && values["other"] as? String == "stays" && values.count == 2)
        let suite = try #require(folder.values("writer-suite")?["kept"] as? [String: [Any]])
        let list = try #require(suite["list"])
        #expect(suite.count == 1 && list.count == 4)
        #expect(list[0] as? Int == 1 && list[1] as? Double == 2.5 && list[2] as? String == "three")
        #expect(list[3] as? Bool == true)
    }

    @Test("what an app sets is on disk within a second, while it runs")
    func soon() throws {
        let folder = try Folder()
        let writer = try Writer(["quiet", "wait"], in: folder)
        #expect(writer.line() == "set")
        let begin = ContinuousClock.now
        while folder.values("writer-suite") == nil || folder.values("MartletSettingsWriter")?["number"] == nil,
            begin.duration(to: .now) < .seconds(5)
        { writer.burn(1000) }
        #expect(begin.duration(to: .now) < .seconds(1))
        writer.end(by: SIGKILL)
        #expect(try Writer(["read"], in: folder).line() == "1")
    }

    @Test(
        "where the file is broken, the last state that was saved is read; where it was deleted, there is none",
        arguments: ["", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n<key>num"])
    func broken(text: String) throws {
        let folder = try Folder()
        let writer = try Writer(["quiet", "exit"], in: folder)
        #expect(writer.line() == "set")
        writer.say("\n")
        #expect(writer.waitForEnd() == 0)
        let file = folder.file("MartletSettingsWriter")
        try Data(text.utf8).write(to: file)
        #expect(try Writer(["read"], in: folder).line() == "1")
        try FileManager.default.removeItem(at: file)
        #expect(try Writer(["read"], in: folder).line() == "0")
    }
}
