import Foundation
import MartletGTKHost

/// Starts an app in the window system; the one place that names it.
@MainActor
enum Launcher {
    /// - Parameter opensAll: whether to open a window for each scene, not only for the first.
    static func run<A: App>(_ app: A, opensAll: Bool = false) {
        makeDocumentsFolder()
        do {
            let host = try GTKHost.make(applicationID: "app.martlet.\(A.self)")
            if let folder = Bundle.main.resourcePath { host.useIcon(in: folder) }
            let windows = WindowSession(host: host)
            DocumentDraft.home = DocumentDraft.ofProgram
            let session = AppSession(app, windows: windows)
            windows.editing = EditingSession.ofProgram(windows)
            if windows.editing?.resume() == true {
                // The windows of the program before are open again.
            } else if windows.openDrafts() {
                // What was not saved when the program ended by itself.
            } else if opensAll {
                windows.openAllWindows()
            } else if !windows.openAsLeft() {
                windows.openFirstWindow()
            }
            windows.remembersWindows = !opensAll
            windows.keepWindows()
            for url in LaunchAddresses.urls(in: CommandLine.arguments) { windows.deliver(url) }
            withExtendedLifetime(session) { host.run() }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// Programs write to the user's documents without asking whether the folder is there, as it is on Apple's systems.
    private static func makeDocumentsFolder() {
        try? FileManager.default.createDirectory(at: .documentsDirectory, withIntermediateDirectories: true)
    }
}
