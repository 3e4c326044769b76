import MartletGTK

/// Starts an app in the window system; the one place that names it.
@MainActor
enum Launcher {
    /// - Parameter opensAll: whether to open a window for each scene, not only for the first.
    static func run<A: App>(_ app: A, opensAll: Bool = false) {
        do {
            let host = try GTKHost.make(applicationID: "app.martlet.\(A.self)")
            let session = AppSession(app, host: host)
            if opensAll { session.openAllWindows() } else { session.openFirstWindows() }
            withExtendedLifetime(session) { host.run() }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
