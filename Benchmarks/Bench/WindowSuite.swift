import Foundation

/// From the start of Gallery's process to its first painted frame.
@MainActor
enum WindowSuite {
    static func run(_ report: inout Report) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
            FileHandle.standardError.write(Data("window: no display, not measured\n".utf8))
            return
        }
        let gallery = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("Gallery")
        report.add(suite: "window", op: "first-frame", n: 1, unit: "wall_ms", target: 300, runs: 5) {
            let process = Process()
            process.executableURL = gallery
            process.environment = environment.merging(
                ["GSK_RENDERER": "cairo", "MARTLET_EXIT_AFTER_FIRST_FRAME": "1"]
            ) { $1 }
            let start = Date()
            do { try process.run() } catch { return .infinity }
            process.waitUntilExit()
            return process.terminationStatus == 0 ? Date().timeIntervalSince(start) * 1000 : .infinity
        }
    }
}
