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
        let drawn = figures(of: .drawing)
        for (op, target) in DrawingProbe.operations {
            report.add(
                suite: "window", op: op, n: 1, unit: "cpu_ms", target: target, runs: 1, median: drawn[op] ?? .infinity)
        }
        let turns = (0..<3).map { _ in figures(of: .motion) }
        for (index, name) in MotionProbe.operations.enumerated() {
            for (op, unit, target) in [(name, "cpu_ms", index == 1 ? 8.0 : 4), ("\(name)-missed", "percent", 1)] {
                let values = turns.map { $0[op] ?? .infinity }.sorted()
                report.add(suite: "window", op: op, n: 1, unit: unit, target: target, runs: 3, median: values[1])
            }
        }
    }

    private static func measure(_ probe: WindowProbe) -> Double {
        Double(output(of: probe).trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity
    }

    /// The figures that a window prints, by name.
    private static func figures(of probe: WindowProbe) -> [String: Double] {
        let lines = output(of: probe).split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(
            lines.compactMap { $0.count == 2 ? (String($0[0]), Double($0[1]) ?? .infinity) : nil },
            uniquingKeysWith: { first, _ in first })
    }

    /// Starts this program again to show one window, and reads what it prints.
    private static func output(of probe: WindowProbe) -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [WindowProbe.flag, probe.rawValue]
        var environment = ProcessInfo.processInfo.environment
        environment["GSK_RENDERER"] = "cairo"
        environment[WindowProbe.startKey] = "\(WindowProbe.now)"
        process.environment = environment
        process.standardOutput = output
        do { try process.run() } catch { return "" }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
