import MartletHost

/// What the views of a window ask of the program that shows it.
@MainActor
protocol SceneShell: WindowShell {
    /// Opens the window that is asked for.
    func openWindow(_ request: WindowRequest)
    /// Closes the windows that are meant; nil means this one.
    func closeWindow(_ request: WindowRequest?)
    /// Closes every window, and ends the program with the last one.
    func quit()
    /// Closes this window, where a scene of the program has opened it on a desktop.
    func dismissWindow()
    /// Hands an address to the desktop; `false` when nothing opens it.
    func openURL(_ url: URL) -> Bool
    /// Whether a key means something to the program as a whole.
    func takesUsualKey(_ event: KeyEvent) -> Bool
    /// Opens a window for a new document of a type, which is made where none is given.
    func newDocument(_ type: ObjectIdentifier, _ document: Any?)
    /// Opens a file as a document; `false` where no scene reads such files.
    @discardableResult func openDocument(_ url: URL) -> Bool
    /// The first number that no document without a file has.
    func freeUntitledNumber() -> Int
    /// The document of the window is in another file; `isSaved` where it was written to that.
    func documentMoved(to file: URL, isSaved: Bool)
    /// The page that is shown has another title.
    func titleChanged()
    /// The views let the user do this with the window.
    func abilitiesChanged(_ abilities: WindowAbilities)
    /// The views want another appearance for the window; nil where they have no wish.
    func colorSchemePreferred(_ scheme: ColorScheme?)
}

extension WindowRoot {
    /// The program that shows the window; nil where the tree is only looked at.
    var sceneShell: (any SceneShell)? { shell as? any SceneShell }
}
