import Foundation
import MartletProjects

/// `martlet doctor`: looks for what programs need on this machine.
struct DoctorCommand {
    func run() -> Int32 {
        var isWell = true
        for check in checks {
            let (isFine, text) = check()
            print((isFine ? "✓ " : "✗ ") + text)
            isWell = isWell && isFine
        }
        print(isWell ? "All is well." : "Mend what has a cross, then ask again.")
        return isWell ? 0 : 1
    }

    private var checks: [() -> (Bool, String)] {
        [
            swift,
            { program("pkg-config", package: "pkg-config") }, { program("git", package: "git") },
            { library("gtk4", package: "libgtk-4-dev") }, { library("libadwaita-1", package: "libadwaita-1-dev") },
            { library("pangocairo", package: "libpango1.0-dev") },
            { library("gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev") },
            { library("poppler-glib", package: "libpoppler-glib-dev") },
            { font("Inter", package: "fonts-inter") },
            { font("Material Icons", package: "fonts-material-design-icons-iconfont") }, display, martlet, cache,
        ]
    }

    private func swift() -> (Bool, String) {
        guard let result = try? Command.run("swift", ["--version"]), result.isSuccess,
            let match = result.output.firstMatch(of: /Swift version (\d+)\.(\d+)/),
            let major = Int(match.output.1), let minor = Int(match.output.2)
        else { return (false, "Swift is not installed: take 6.3 from swift.org") }
        let isNew = (major, minor) >= (6, 2)
        return (isNew, "Swift \(major).\(minor)" + (isNew ? "" : " is too old: take 6.3 from swift.org"))
    }

    private func program(_ name: String, package: String) -> (Bool, String) {
        guard let path = Command.locate(name) else { return (false, "\(name) is missing: install \(package)") }
        return (true, "\(name) (\(path))")
    }

    private func library(_ name: String, package: String) -> (Bool, String) {
        let result = try? Command.run("pkg-config", ["--modversion", name])
        guard let result, result.isSuccess else { return (false, "\(name) is missing: install \(package)") }
        return (true, "\(name) \(result.output.trimmingCharacters(in: .whitespacesAndNewlines))")
    }

    private func font(_ name: String, package: String) -> (Bool, String) {
        let result = try? Command.run("fc-list", [name, "family"])
        let isThere = result?.output.isEmpty == false && result?.isSuccess == true
        return (isThere, isThere ? "the font \(name)" : "the font \(name) is missing: install \(package)")
    }

    private func display() -> (Bool, String) {
        if Display.isThere { return (true, "a display") }
        let hasBrowser = Command.locate("gtk4-broadwayd") != nil
        return (
            hasBrowser,
            hasBrowser
                ? "no display; programs are shown in a browser"
                : "no display, and no gtk4-broadwayd: install libgtk-4-bin"
        )
    }

    private func martlet() -> (Bool, String) {
        do {
            return (true, "Martlet (\(try Kit.find(say: Terminal.say).library))")
        } catch {
            return (false, "\(error)")
        }
    }

    private func cache() -> (Bool, String) {
        do {
            try CacheFolder.makeFolder(CacheFolder.root)
            let isWritable = FileManager.default.isWritableFile(atPath: CacheFolder.root)
            return (isWritable, CacheFolder.root + (isWritable ? "" : " cannot be written to"))
        } catch {
            return (false, "\(error)")
        }
    }
}
