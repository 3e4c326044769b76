import CMartletGTK
import Foundation
import MartletDesk

@testable import MartletGTKHost

/// A user at mouse and keyboard of an X display, through xdotool.
@MainActor
final class Hand {
    private let desk: Desk
    private let window: GTKWindow
    private let id: String
    /// The canvas's origin in its X window.
    private let offset: CGPoint

    nonisolated static let isAvailable: Bool = {
        let environment = ProcessInfo.processInfo.environment
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let isInstalled = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/xdotool") }
        if environment["DISPLAY"] != nil, isInstalled { return true }
        print("Input tests are skipped: they need an X display and xdotool")
        return false
    }()

    init(_ desk: Desk, _ window: GTKWindow) throws {
        self.desk = desk
        self.window = window
        var x = 0.0, y = 0.0, left = 0.0, top = 0.0
        let root = UnsafeMutableRawPointer(window.gtkWindow).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(window.canvas.widget, root, 0, 0, &x, &y)
        gtk_native_get_surface_transform(gtk_widget_get_native(window.canvas.widget), &left, &top)
        offset = CGPoint(x: x + left, y: y + top)
        id =
            try Self.run(desk, ["search", "--onlyvisible", "--name", "^Test$"])
            .split(separator: "\n").last.map(String.init) ?? ""
        // Without a window manager nothing gives the keyboard to a new window.
        _ = try Self.run(desk, ["mousemove", "900", "700", "windowfocus", "--sync", id])
        desk.settle { gtk_window_is_active(window.gtkWindow) != 0 }
    }

    /// Does what an xdotool command line says, with places of `mousemove` on the canvas, and waits for the outcome.
    func `do`(_ line: String, until condition: () -> Bool) throws {
        var words = line.split(separator: " ").map(String.init)
        for index in words.indices.reversed() where words[index] == "mousemove" {
            words[index + 1] = "\(Int(Double(words[index + 1])! + offset.x))"
            words[index + 2] = "\(Int(Double(words[index + 2])! + offset.y))"
            words.insert(contentsOf: ["--window", id], at: index + 1)
        }
        _ = try Self.run(desk, words)
        desk.settle(until: condition)
        let end = desk.host.now + 0.05
        desk.settle { desk.host.now > end }
    }

    private static func run(_ desk: Desk, _ words: [String]) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdotool"] + words
        process.standardOutput = output
        try process.run()
        desk.settle { !process.isRunning }
        return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
}
