import MartletGraph

/// The usual commands of windows with documents.
enum DocumentCommands {
    @MainActor static func parts(canMake: Bool) -> [_CommandPart] {
        func part(_ placement: CommandGroupPlacement, _ view: some View) -> _CommandPart {
            _CommandPart(order: placement.number, view: AnyView(Section { view }), isUsual: true)
        }
        return [part(.newItem, NewCommands(canMake: canMake))] + (canMake ? [part(.saveItem, SaveCommands())] : [])
    }
}

/// All of them in one menu.
struct DocumentMenu: View {
    let canMake: Bool

    init(canMake: Bool) { self.canMake = canMake }

    var body: some View {
        Section { NewCommands(canMake: canMake) }
        if canMake { Section { SaveCommands() } }
    }
}

/// Makes and opens documents.
private struct NewCommands: View {
    let canMake: Bool
    @Environment(\.documentRoot) private var root
    @Environment(\.newDocumentShortcut) private var shortcut

    init(canMake: Bool) { self.canMake = canMake }

    var body: some View {
        let document = root?.kept(DocumentHolder.self).document
        if canMake {
            Button(_own: "New") { if let document { root?.sceneShell?.newDocument(document.documentType, nil) } }
                .keyboardShortcut(shortcut)
        }
        Button(_own: "Open…") { document?.isOpening = true }.keyboardShortcut("o")
    }
}

/// Saves the document, and reads it anew.
private struct SaveCommands: View {
    @Environment(\.documentRoot) private var root

    var body: some View {
        let document = root?.kept(DocumentHolder.self).document
        Button(_own: "Save") { document?.save(then: nil) }.keyboardShortcut("s")
            .disabled(document.map { $0.url != nil && !$0.isChanged } ?? true)
        Button(_own: "Save As…") { document?.saveAs(then: nil) }.keyboardShortcut("s", modifiers: [.command, .shift])
            .disabled(document == nil)
        Button(_own: "Revert to Saved…") { document?.asked = .revert }
            .disabled(document.map { $0.url == nil || !$0.isChanged } ?? true)
        Button(_own: "Close") { root?.sceneShell?.closeWindow(nil) }.keyboardShortcut("w")
    }
}
