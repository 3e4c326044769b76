import MartletGTK

/// Starts an app in the window system; the one place that names it.
@MainActor
enum Launcher {
    static func run<A: App>(_ app: A) {
        do {
            let host = try GTKHost.make(applicationID: "app.martlet.\(A.self)")
            let session = AppSession(app, host: host)
            session.openFirstWindows()
            withExtendedLifetime(session) { host.run() }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
