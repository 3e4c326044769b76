import SwiftUI
import Testing
import ViewTesting

@MainActor private var told: [String] = []

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var name = "Ada"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        told.append("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { told.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { told.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { told.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { told.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { told.append("ends") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        told.append("opens \(url.lastPathComponent)")
        return url.scheme == "notes"
    }
}

private class OpenDelegate: NSObject, UIApplicationDelegate {
    let greeting = "Hello"
}

private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate

    struct Page: View {
        @EnvironmentObject private var delegate: Delegate
        var body: some View { Text(delegate.name) }
    }

    var body: some Scene { WindowGroup { Page() } }
}

private struct PlainApp: App {
    @UIApplicationDelegateAdaptor private var delegate: OpenDelegate
    var body: some Scene { WindowGroup { Text(delegate.greeting) } }
}

@MainActor @Suite("UIApplicationDelegateAdaptor", .serialized)
struct DelegateTests {
    @Test("the delegate is told of launch, foreground and end, and is in the views' environment")
    func life() {
        told = []
        let program = Program(DelegateApp.self)
        #expect(told == ["launched", "foreground", "active"])
        #expect(program.windows[0].texts == ["Ada"])
        (UIApplication.shared.delegate as? Delegate)?.name = "Grace"
        #expect(program.windows[0].texts == ["Grace"])
    }

    @Test("the delegate is told of the background, of addresses, and of the end")
    func callbacks() {
        let program = Program(DelegateApp.self)
        #expect(program.windows.count == 1)
        told = []
        let app = UIApplication.shared
        app.tell(.background, after: .active)
        app.tell(.active, after: .background)
        #expect(told == ["resigns", "background", "foreground", "active"])
        told = []
        #expect(app.tellURL(URL(string: "notes://host/today")!))
        #expect(!app.tellURL(URL(string: "other://host/day")!))
        app.tellEnd()
        #expect(told == ["opens today", "opens day", "ends"])
    }

    @Test("a class that may have subclasses is made too, by the variable's type alone")
    func openClass() {
        let program = Program(PlainApp.self)
        #expect(program.windows[0].texts == ["Hello"])
    }
}
