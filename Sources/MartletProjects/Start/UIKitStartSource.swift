extension UIKitStart {
    /// The Swift that stands for UIKit in the delegates, and begins the program.
    var source: String {
        let connect =
            scene.map {
                """
                let delegate = \($0.name)()
                        self.delegate = delegate
                        delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
                """
            } ?? ""
        let all = [
            "UIScene", "UIWindowScene", "UISceneSession", "UISceneConfiguration", "UIWindow", "UIViewController",
            "UIHostingController", "UIOpenURLContext", "UIView",
        ]
        // What the program's delegate asks of UIKit besides is the same as elsewhere.
        let few = ["UISceneSession", "UISceneConfiguration"]
        let ofApp = role == .accompany ? few : few + ["UIWindow", "UIViewController", "UIHostingController"]
        let delegates = [scene.map { ($0.name, all) }, app == scene ? nil : (app.name, ofApp)].compactMap { $0 }
        let names = delegates.map { delegate, names in
            let lines = names.map { "    typealias \($0) = \(Self.stand).\($0)\n" }
            return "extension \(delegate) {\n\(lines.joined())}\n"
        }
        return Self.types.replacing("/* connect */", with: role == .showView ? connect : "")
            + names.joined(separator: "\n") + (role == .accompany ? "" : beginning)
    }

    private var beginning: String {
        """

        @main
        struct _UIKitStartApp: SwiftUI.App {
            @UIApplicationDelegateAdaptor(\(app.name).self) private var delegate

            var body: some SwiftUI.Scene { SwiftUI.WindowGroup { _UIKitStartView() } }
        }

        """
    }

    private static let stand = "_UIKitStart"
    /// What classes of the program inherit from in place of `UIHostingController`.
    static let hostingController = "_UIHostingControlle"

    /// What the compiler says, by the names that the program knows.
    static func plain(_ message: String) -> String {
        guard message.contains("\(stand).") || message.contains(hostingController) else { return message }
        return message.replacing(hostingController, with: "UIHostingController")
            .replacing(/'[^']*' \(aka '([^']*)'\)/) { "'\($0.output.1)'" }.replacing("\(stand).", with: "")
    }

    private static let types = """
        \(["SwiftUI", "UIKit"].map { "import \($0)" }.joined(separator: "\n"))

        @MainActor
        final class _UIKitStart: ObservableObject {
            static let shared = _UIKitStart()

            fileprivate var root: SwiftUI.AnyView? { willSet { tellChange() } }
            fileprivate var tint: UIColor? { willSet { tellChange() } }
            fileprivate var style = UIUserInterfaceStyle.unspecified { willSet { tellChange() } }
            fileprivate var window: UIWindow?
            private var controller: UIViewController?
            private var delegate: (any UIWindowSceneDelegate)?
            private let scene = UIWindowScene()
            private var isConnected = false
            private var isConnecting = false

            private init() {}

            /// Has the program make its first view: once, when it was told that it is launched.
            fileprivate func connect() {
                if isConnected { return }
                (isConnected, isConnecting) = (true, true)
                defer { isConnecting = false }
                /* connect */
            }

            /// Of the view, or of the window behind it.
            fileprivate var background: UIColor? { controller?.view.backgroundColor ?? window?.backgroundColor }

            fileprivate func tellChange() {
                // The view that asks is being made.
                if !isConnecting { objectWillChange.send() }
            }

            fileprivate func tell(_ phase: SwiftUI.ScenePhase, after old: SwiftUI.ScenePhase) {
                if old == .background { delegate?.sceneWillEnterForeground(scene) }
                if old == .active { delegate?.sceneWillResignActive(scene) }
                if phase == .active { delegate?.sceneDidBecomeActive(scene) }
                if phase == .background { delegate?.sceneDidEnterBackground(scene) }
            }

            fileprivate func open(_ url: URL) {
                delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            }

            fileprivate func show(_ controller: UIViewController?) {
                guard let controller, let content = controller.content else { return }
                if self.controller !== controller { controller.viewDidLoad() }
                self.controller = controller
                root = content
            }

            @MainActor @preconcurrency
            final class UIView {
                var backgroundColor: UIColor? { didSet { _UIKitStart.shared.tellChange() } }
                var tintColor: UIColor! { didSet { _UIKitStart.shared.tint = tintColor } }
            }

            @MainActor @preconcurrency
            class UIViewController {
                var title: String?
                let view: UIView! = UIView()
                var preferredStatusBarStyle: UIStatusBarStyle { .default }
                var prefersStatusBarHidden: Bool { false }
                var prefersHomeIndicatorAutoHidden: Bool { false }
                fileprivate var content: SwiftUI.AnyView? { nil }
                init() {}
                required init?(coder: NSCoder) {}
                func viewDidLoad() {}
                func setNeedsStatusBarAppearanceUpdate() {}
            }

            @MainActor @preconcurrency
            class UIHostingController<Content: SwiftUI.View>: UIViewController {
                var rootView: Content { didSet { _UIKitStart.shared.show(self) } }
                init(rootView: Content) {
                    self.rootView = rootView
                    super.init()
                }
                required init?(coder: NSCoder) { nil }
                fileprivate override var content: SwiftUI.AnyView? { SwiftUI.AnyView(rootView) }
            }

            @MainActor @preconcurrency
            final class UIWindow: NSObject {
                let frame: CGRect
                var bounds: CGRect { frame }
                var screen: UIScreen { .main }
                var windowScene: UIWindowScene?
                var backgroundColor: UIColor?
                var rootViewController: UIViewController? {
                    didSet { _UIKitStart.shared.show(rootViewController) }
                }
                var tintColor: UIColor! { didSet { _UIKitStart.shared.tint = tintColor } }
                var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
                    didSet { _UIKitStart.shared.style = overrideUserInterfaceStyle }
                }

                init(frame: CGRect = UIScreen.main.bounds) { self.frame = frame }
                convenience init(windowScene: UIWindowScene) {
                    self.init()
                    self.windowScene = windowScene
                }

                func makeKeyAndVisible() { _UIKitStart.shared.window = self }
            }

            @MainActor @preconcurrency
            class UIScene {
                @MainActor @preconcurrency
                final class ConnectionOptions {
                    var urlContexts: Set<UIOpenURLContext> { [] }
                    var userActivities: Set<NSObject> { [] }
                    var shortcutItem: NSObject? { nil }
                    fileprivate init() {}
                }
                let session = UISceneSession()
                weak var delegate: (any UIWindowSceneDelegate)?
                fileprivate init() {}
            }

            @MainActor @preconcurrency
            final class UIWindowScene: UIScene {
                struct CoordinateSpace { var bounds: CGRect }
                var coordinateSpace: CoordinateSpace { CoordinateSpace(bounds: UIScreen.main.bounds) }
                var screen: UIScreen { .main }
                var windows: [UIWindow] { _UIKitStart.shared.window.map { [$0] } ?? [] }
            }

            nonisolated final class UIOpenURLContext: NSObject, Sendable {
                let url: URL
                fileprivate init(url: URL) { self.url = url }
            }

            nonisolated final class UISceneSession: NSObject, Sendable {
                struct Role: Hashable, Sendable {
                    static let windowApplication = Role()
                }
                let role = Role.windowApplication
                let persistentIdentifier = UUID().uuidString
            }

            nonisolated final class UISceneConfiguration: NSObject {
                let name: String?
                let role: UISceneSession.Role
                var delegateClass: AnyClass?
                var sceneClass: AnyClass?
                init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
            }
        }

        extension UIKit.UIScene {
            typealias ConnectionOptions = _UIKitStart.UIScene.ConnectionOptions
        }

        typealias _UIHostingControlle = _UIKitStart.UIHostingController

        enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

        @MainActor @preconcurrency
        protocol UIWindowSceneDelegate: AnyObject {
            func scene(
                _ scene: _UIKitStart.UIScene, willConnectTo session: _UIKitStart.UISceneSession,
                options connectionOptions: _UIKitStart.UIScene.ConnectionOptions)
            func scene(_ scene: _UIKitStart.UIScene, openURLContexts: Set<_UIKitStart.UIOpenURLContext>)
            func sceneDidDisconnect(_ scene: _UIKitStart.UIScene)
            func sceneDidBecomeActive(_ scene: _UIKitStart.UIScene)
            func sceneWillResignActive(_ scene: _UIKitStart.UIScene)
            func sceneWillEnterForeground(_ scene: _UIKitStart.UIScene)
            func sceneDidEnterBackground(_ scene: _UIKitStart.UIScene)
        }

        extension UIWindowSceneDelegate {
            func scene(
                _ scene: _UIKitStart.UIScene, willConnectTo session: _UIKitStart.UISceneSession,
                options connectionOptions: _UIKitStart.UIScene.ConnectionOptions
            ) {}
            func scene(_ scene: _UIKitStart.UIScene, openURLContexts: Set<_UIKitStart.UIOpenURLContext>) {}
            func sceneDidDisconnect(_ scene: _UIKitStart.UIScene) {}
            func sceneDidBecomeActive(_ scene: _UIKitStart.UIScene) {}
            func sceneWillResignActive(_ scene: _UIKitStart.UIScene) {}
            func sceneWillEnterForeground(_ scene: _UIKitStart.UIScene) {}
            func sceneDidEnterBackground(_ scene: _UIKitStart.UIScene) {}
        }

        private struct _UIKitStartView: SwiftUI.View {
            @ObservedObject private var start = _UIKitStart.shared
            @Environment(\\.scenePhase) private var phase

            var body: some SwiftUI.View {
                let _ = start.connect()
                if let root = start.root {
                    let fills: CGFloat? = start.background == nil ? nil : .infinity
                    root.frame(maxWidth: fills, maxHeight: fills).background { start.background.map { SwiftUI.Color(uiColor: $0).ignoresSafeArea() } }
                        .tint(start.tint.map { SwiftUI.Color(uiColor: $0) })
                        .preferredColorScheme(
                            start.style == .dark ? .dark : start.style == .light ? .light : nil
                        )
                        .onChange(of: phase) { start.tell($1, after: $0) }
                        .onOpenURL { start.open($0) }
                }
            }
        }


        """
}
