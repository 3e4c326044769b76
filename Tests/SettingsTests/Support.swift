import Foundation
import Testing

/// A folder of settings that goes with the test.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ domain: String) -> URL { url.appendingPathComponent("\(domain).plist") }

    /// What the file of a domain holds; nil where there is none or it is broken.
    func values(_ domain: String) -> [String: Any]? {
        guard let bytes = try? Data(contentsOf: file(domain)) else { return nil }
        return try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any]
    }

    func put(_ values: [String: Any], _ domain: String) throws {
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file(domain))
    }
}

/// The program `MartletSettingsWriter`, running.
final class Writer {
    private let process = Process(), input = Pipe(), output = Pipe()
    private var read: [UInt8] = []

    init(_ arguments: [String], in folder: Folder) throws {
        // The program lies beside that of the tests.
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("MartletSettingsWriter")
        // Where the tests run in the background, some signals are ignored by them and what they start.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["--default-signal=INT,HUP,TERM", program.path] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["XDG_CONFIG_HOME": folder.url.path]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try? output.fileHandleForWriting.close()
    }

    /// The next line that it prints.
    func line() -> String { rest() ?? "" }

    /// The next line; nil when it printed all.
    func rest() -> String? {
        while true {
            if let end = read.firstIndex(of: 10) {
                defer { read.removeSubrange(...end) }
                return String(decoding: read[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            read += more
        }
    }

    func say(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

    /// Spends a little time that is not to be slept.
    func burn(_ turns: Int) {
        var sum = 0
        for turn in 0..<turns { sum ^= turn &* 31 }
        withExtendedLifetime(sum) {}
    }

    func end(by signal: Int32) {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
    }

    var endSignal: Int32? { process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil }

    func waitForEnd() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    deinit { if process.isRunning { process.terminate() } }
}

/// Numbers that are the same in each run.
struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
