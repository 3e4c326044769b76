import Foundation

/// What windows cost on a display, with GTK's cairo renderer: each figure from processes of its own.
@MainActor
enum WindowSuite {
    static func run(_ report: inout Report) {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
            FileHandle.standardError.write(Data("window: left out, because there is no display\n".utf8))
            return
        }
        report.add(suite: "window", op: "gallery-first-frame", n: 1, unit: "ms", target: 300, runs: 5) {
            measure(.gallery)
        }
        report.add(suite: "window", op: "list-memory", n: 10_000, unit: "mb", target: 25, runs: 3) {
            measure(.list) - measure(.empty)
        }
        report.add(suite: "window", op: "letter-to-frame", n: 1000, unit: "cpu_ms", target: 8, runs: 3) {
            measure(.letter)
        }
        // Sixty frames a second are 16.7 ms from one to the next, give or take the clock's own.
        report.add(suite: "window", op: "drag-frame-interval", n: 20, unit: "ms", target: 17.5, runs: 3) {
            measure(.drag)
        }
    }

    /// Starts this program again to show one window, and reads the figure that it prints.
    private static func measure(_ probe: WindowProbe) -> Double {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [WindowProbe.flag, probe.rawValue]
        var environment = ProcessInfo.processInfo.environment
        environment["GSK_RENDERER"] = "cairo"
        environment[WindowProbe.startKey] = "\(WindowProbe.now)"
        process.environment = environment
        process.standardOutput = output
        do { try process.run() } catch { return .infinity }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
    }
}
