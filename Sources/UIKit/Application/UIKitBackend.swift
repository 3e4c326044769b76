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
    var clipboardChanges: Int { get }
    /// Whether the screen stays on while nobody uses it.
    var keepsAwake: Bool { get set }
    var applicationState: UIApplication.State { get }
    var reducesMotion: Bool { get }
    var hasScreenReader: Bool { get }
    /// Has the screen reader say something, where one is on.
    func announce(_ text: String)
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
}

/// Told by SwiftUI what there is.
@MainActor
package enum UIKitRuntime {
    /// The program that works now; nil while none does.
    package static weak var backend: (any UIKitBackend)? {
        didSet { if backend !== oldValue { UIScreen.main.follow(UIApplication.keyBackend) } }
    }

    /// A window came, went, has another size or came to the front.
    package static func windowsChanged() { UIScreen.main.follow(UIApplication.keyBackend) }
}
