/// What UIKit's names ask of the program that runs.
@MainActor
package protocol UIKitBackend: AnyObject {
    /// The open windows, the one in front last.
    var windowBackends: [any UIWindowBackend] { get }
    /// Hands an address to the desktop; `false` when nothing opens it.
    func open(_ url: URL) -> Bool
    /// Whether the desktop knows something that opens an address.
    func canOpen(_ url: URL) -> Bool
    var clipboardText: String? { get set }
    /// The picture on the clipboard, as a PNG.
    var clipboardPicture: Data? { get set }
    var clipboardChanges: Int { get }
    /// Whether the screen stays on while nobody uses it.
    var keepsAwake: Bool { get set }
    var applicationState: UIApplication.State { get }
    var reducesMotion: Bool { get }
    var hasScreenReader: Bool { get }
    /// Has the screen reader speak a text.
    func announce(_ text: String)
    /// Shows a number at the program's icon; 0 for none.
    var badge: Int { get set }
    /// How bright the screen is, from 0 to 1.
    var brightness: CGFloat { get set }
    /// How many pictures a second the screen shows.
    var framesPerSecond: Int { get }
    /// That of the window in front.
    var idiom: UIUserInterfaceIdiom { get }
    /// Of the desktop: how much larger than usual texts are.
    var textScale: CGFloat { get }
}

/// What UIKit's names ask of an open window.
@MainActor
package protocol UIWindowBackend: AnyObject {
    var contentSize: CGSize { get }
    var displayScale: CGFloat { get }
    var traits: UITraitCollection { get }
    var isKey: Bool { get }
    /// Takes the keyboard from whatever has it; `false` where nothing has.
    func endEditing() -> Bool
    func setStyle(_ style: UIUserInterfaceStyle)
    /// Tints what can be used in the window where no view does; nil for the desktop's colour.
    func setTint(_ color: UIColor?)
    /// What the window is called; set, it goes before what pages and scenes say.
    var windowTitle: String { get }
    func setWindowTitle(_ title: String?)
    /// Between which sizes, in points, the user can pull at the edges, beside what the content asks for.
    func restrictSize(to sizes: UISceneSizeRestrictions)
    /// Opens the menu for what is to be shared; `shown` is called once it is open.
    func share(_ sharing: UIActivityViewController, shown: (() -> Void)?)
    /// Closes that menu if it is open; `gone` is called once it is.
    func endSharing(gone: (() -> Void)?)
    /// How far in the foreground the window is.
    var state: UIScene.ActivationState { get }
}

/// Told by SwiftUI what there is.
@MainActor
package enum UIKitRuntime {
    /// The program that works now; nil while none does.
    package static weak var backend: (any UIKitBackend)? {
        didSet { if backend !== oldValue { UIScreen.main.follow(UIApplication.keyBackend) } }
    }

    /// A window came to the foreground, left it, came or went.
    package static func tell(
        _ new: UIScene.ActivationState, after old: UIScene.ActivationState, of window: any UIWindowBackend
    ) {
        UIWindowScene.of(UIWindow.of(window)).tell(new, after: old)
    }

    /// A window came, went, has another size or came to the front.
    package static func windowsChanged() { UIScreen.main.follow(UIApplication.keyBackend) }
}
