import Foundation
import Testing

@testable import MartletProjects

@Suite("Programs that start with UIKit")
struct UIKitStartTests {
    private let app = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }
        struct Helper {}
        """
    private let scene = """
        import SwiftUI
        // class Old: UIResponder, UIWindowSceneDelegate {
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene() { window?.rootViewController = UIHostingController(rootView: ContentView()) }
        }
        """

    private func start(_ files: [String: String]) throws -> (UIKitStart?, ProjectFolder) {
        let folder = try ProjectFolder(files)
        return (UIKitStart(files.keys.sorted().map { "\(folder.url.path)/\($0)" }), folder)
    }

    @Test("the delegates are found in their files, and whether they show a view of SwiftUI")
    func found() throws {
        let (start, folder) = try start(["AppDelegate.swift": app, "Scene.swift": scene, "View.swift": "struct A {}"])
        let path = folder.url.path
        #expect(start?.app == .init(name: "AppDelegate", file: "\(path)/AppDelegate.swift", line: 3))
        #expect(start?.scene == .init(name: "SceneDelegate", file: "\(path)/Scene.swift", line: 3))
        #expect(start?.role == .showView)
        #expect(
            start?.note
                == "AppDelegate.swift:3: the program starts with UIKit's life cycle; the view that SceneDelegate "
                + "gives to UIHostingController is shown in a WindowGroup.")
        let (plain, _) = try self.start(["AppDelegate.swift": app])
        #expect(plain?.role == .begin && plain?.scene == nil && plain?.note == nil)
        let app = "@main struct A: App {}\nclass Delegate: NSObject, UIApplicationDelegate {}\n"
        let (modern, _) = try self.start(["App.swift": app])
        #expect(modern == nil)
    }

    @Test("an App begins by itself, and its delegates know scenes whose methods are not called")
    func besides() throws {
        let app = """
            @main struct A: App { @UIApplicationDelegateAdaptor(Delegate.self) var delegate }
            class Delegate: NSObject, UIApplicationDelegate {
                func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>) {}
            }
            """
        let (start, folder) = try start(["App.swift": app, "Scene.swift": scene])
        #expect(start?.role == .accompany && start?.app.name == "Delegate" && start?.scene?.name == "SceneDelegate")
        let source = try #require(start?.source)
        #expect(!source.contains("@main") && !source.contains("SceneDelegate()"))
        #expect(
            source.contains(
                "extension Delegate {\n    typealias UISceneSession = _UIKitStart.UISceneSession\n"
                    + "    typealias UISceneConfiguration = _UIKitStart.UISceneConfiguration\n}"))
        #expect(start?.reading(app, of: folder.url.path + "/App.swift") == nil)
        #expect(start?.note?.hasPrefix("Scene.swift:3: the methods of SceneDelegate are not called") == true)
    }

    @Test("the attribute is read as blanks and the superclass as another of as many letters; all else stays")
    func reading() throws {
        let (start, folder) = try start(["AppDelegate.swift": app, "Scene.swift": scene])
        let none = folder.url.path + "/none"
        let texts = SourceReading(nil, of: Array(start?.files ?? []), start: start, keptIn: none).texts
        #expect(
            texts["\(folder.url.path)/AppDelegate.swift"]
                == app.replacing("@UIApplicationMain", with: "                  ")
                .replacing("UIResponder", with: "NSObject   "))
        #expect(
            texts["\(folder.url.path)/Scene.swift"]
                == scene.replacing("SceneDelegate: UIResponder", with: "SceneDelegate: NSObject   "))
    }

    @Test("classes of the program that host a view inherit from ours, in any file, and are named as UIKit's")
    func hosting() throws {
        let host = """
            class Host<Content>: UIHostingController<Content> where Content: View {}
            let plain: UIHostingController<A>? = nil
            """
        let shown = scene.replacing("UIHostingController(rootView", with: "Host(rootView")
        let (start, folder) = try start(["AppDelegate.swift": app, "Scene.swift": shown, "Host.swift": host])
        #expect(start?.role == .showView)
        let read = start?.reading(host, of: folder.url.path + "/Host.swift")
        #expect(read == host.replacing("UIHostingController<Content>", with: "_UIHostingControlle<Content>"))
        #expect(read?.count == host.count)
        #expect(start?.source.contains("typealias _UIHostingControlle = _UIKitStart.UIHostingController") == true)
        #expect(UIKitStart.plain("type '_UIHostingControlle<A>' has") == "type 'UIHostingController<A>' has")
    }

    @Test("what begins the program names the delegates, and makes that of the scene only where it shows a view")
    func source() throws {
        let (start, _) = try start(["AppDelegate.swift": app, "Scene.swift": scene])
        let source = try #require(start?.source)
        #expect(source.contains("@UIApplicationDelegateAdaptor(AppDelegate.self)"))
        #expect(source.contains("let delegate = SceneDelegate()"))
        #expect(source.contains("extension SceneDelegate {\n    typealias UIScene = _UIKitStart.UIScene\n"))
        let other = scene.replacing("UIHostingController(rootView: ContentView())", with: "UITabBarController()")
        let (plain, _) = try self.start(["AppDelegate.swift": app, "Scene.swift": other])
        #expect(plain?.source.contains("SceneDelegate()") == false)
        let file = try ProjectFolder(["Start.swift": source])
        let result = try Command.run("swiftc", ["-parse", file.url.path + "/Start.swift"])
        #expect(result.isSuccess, "\(result.output)")
    }

    @Test("what the compiler says of types under UIKit's names names them as the program does")
    func names() {
        let line =
            "/a.swift:1:2: error: value of type 'SceneDelegate.UIWindow' (aka '_UIKitStart.UIWindow') has no member 'x'"
        #expect(Diagnostic.parse(line).map(\.message) == ["value of type 'UIWindow' has no member 'x'"])
    }

    @Test("a program without a view of SwiftUI has one cause, under which the errors in its delegates are")
    func refused() throws {
        let (start, folder) = try start(["AppDelegate.swift": app])
        let file = folder.url.path + "/AppDelegate.swift"
        func error(_ file: String, _ message: String) -> Diagnostic {
            Diagnostic(file: file, line: 4, column: 1, severity: .error, message: message)
        }
        var result = ProgramChecker.Result()
        result.start = start
        result.diagnostics = [
            error(file, "'UISceneSession' is unavailable: Use WindowGroup."), error(file, "extra argument"),
            error("/Page.swift", "'UILabel' is unavailable: Use Text."),
        ]
        let report = CheckReport(program: "App", sources: [file], result: result, notes: [], missing: { $0 })
        #expect(
            report.findings.map { "\($0.name) \($0.places.map(\.line)) \($0.followOns.count)" } == [
                "UIKit's life cycle [3] 2", "UILabel [4] 0",
            ])
        #expect(start?.refusal.hasPrefix("AppDelegate starts the program with UIKit's life cycle") == true)
    }
}
