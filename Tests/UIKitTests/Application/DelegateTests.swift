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
    func applicationWillTerminate(_ application: UIApplication) { told.append("ends") }
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
        #expect(told == ["launched", "active"])
        #expect(program.windows[0].texts == ["Ada"])
        (UIApplication.shared.delegate as? Delegate)?.name = "Grace"
        #expect(program.windows[0].texts == ["Grace"])
    }

    @Test("a class that may have subclasses is made too, by the variable's type alone")
    func openClass() {
        let program = Program(PlainApp.self)
        #expect(program.windows[0].texts == ["Hello"])
    }
}
