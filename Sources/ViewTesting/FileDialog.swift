import MartletHost
import MartletHeadless
import SwiftUI

/// A dialog for files that a view has presented and nobody has answered yet.
///
///     screen.button("Open…").tap()
///     #expect(screen.fileDialog?.contentTypes == [.plainText])
///     screen.fileDialog?.choose(url)
///     #expect(screen.texts == ["3 lines"])
@MainActor
public struct FileDialog {
    /// What the dialog is for.
    public enum Purpose: Equatable, Sendable {
        /// To open one file, or several.
        case open(several: Bool)
        /// To choose one folder, or several.
        case chooseFolder(several: Bool)
        /// To choose a place for a file; the name is the one that it has unless the user wants another.
        case save(name: String)
    }

    private let screen: Screen
    private let open: HeadlessDialog

    init(_ open: HeadlessDialog, on screen: Screen) { (self.open, self.screen) = (open, screen) }

    public var purpose: Purpose {
        switch open.dialog.kind {
        case .open(let several): .open(several: several)
        case .folders(let several): .chooseFolder(several: several)
        case .save(let name): .save(name: name)
        }
    }

    /// The types of files that can be chosen.
    public var contentTypes: [UTType] { open.dialog.types.map { UTType(importedAs: $0.identifier) } }
    /// What the views say the dialog is for; nil where they leave it to the desktop.
    public var message: String? { open.dialog.title }
    /// What is on the button that confirms; nil where the views leave it to the desktop.
    public var confirmationLabel: String? { open.dialog.confirmation }
    /// The folder at which it opens; nil where the views leave it to the desktop.
    public var defaultDirectory: URL? { open.dialog.folder }

    /// Chooses files, folders or a place for a file, and confirms.
    public func choose(_ urls: URL...) { end(with: urls) }

    /// Cancels the dialog.
    public func cancel() { end(with: nil) }

    private func end(with urls: [URL]?) {
        screen.bringUpToDate()
        screen.clock.capture { open.end(with: urls) }
        screen.bringUpToDate()
    }
}

extension Screen {
    /// The dialog for files that is open above the window; nil where none is.
    public var fileDialog: FileDialog? {
        bringUpToDate()
        return window.window.dialogs.last.map { FileDialog($0, on: self) }
    }
}
