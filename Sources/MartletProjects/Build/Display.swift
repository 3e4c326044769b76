import Foundation

/// The display that a program's windows are shown on.
package enum Display {
    /// Whether a display that the environment names can be reached.
    package static var isThere: Bool {
        let environment = ProcessInfo.processInfo.environment
        if var socket = environment["WAYLAND_DISPLAY"], !socket.isEmpty {
            if !socket.hasPrefix("/") { socket = (environment["XDG_RUNTIME_DIR"] ?? "/nowhere") + "/" + socket }
            if FileManager.default.fileExists(atPath: socket) { return true }
        }
        if environment["BROADWAY_DISPLAY"] != nil { return true }
        guard let name = environment["DISPLAY"], !name.isEmpty else { return false }
        guard name.hasPrefix(":") else { return true }
        let number = name.dropFirst().prefix { $0 != "." }
        return FileManager.default.fileExists(atPath: "/tmp/.X11-unix/X\(number)")
    }

    /// GTK's display in a browser, started for programs that have no other.
    package final class Browser {
        private let server: Process
        private let number: Int

        package var address: String { "http://127.0.0.1:\(8080 + number)/" }

        package var environment: [String: String] {
            ["GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":\(number)"]
        }

        package init() throws {
            guard let path = Command.locate("gtk4-broadwayd") else {
                throw ProjectFailure(
                    "There is no display, and gtk4-broadwayd, which shows programs in a browser, is not installed")
            }
            for number in 5...20 {
                let server = Process()
                server.executableURL = URL(fileURLWithPath: path)
                server.arguments = ["--address=127.0.0.1", "--port=\(8080 + number)", ":\(number)"]
                server.standardOutput = FileHandle.nullDevice
                server.standardError = FileHandle.nullDevice
                try server.run()
                usleep(500_000)
                if server.isRunning {
                    Command.endWithThisProgram(server)
                    self.server = server
                    self.number = number
                    return
                }
            }
            throw ProjectFailure("No port between 8085 and 8100 is free for a display in the browser")
        }

        deinit { server.terminate() }
    }
}
