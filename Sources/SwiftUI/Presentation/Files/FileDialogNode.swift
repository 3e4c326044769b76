import MartletGraph
import MartletHost

/// What a dialog for files is to ask.
struct FileRequest {
    var kind: FileDialog.Kind
    var types: [UTType] = []
}

/// Asks the user for files for as long as a flag is set.
nonisolated struct FileDialogModifier: NodeModifier {
    typealias Body = Never
    let isPresented: Binding<Bool>
    /// Nil while there is nothing to ask for, such as no document to export.
    let request: FileRequest?
    /// Told what was chosen, once the flag is no longer set.
    let onAnswer: ([URL]) -> Void
    let onCancellation: () -> Void

    @MainActor func makeNode(_ inputs: _ViewInputs) -> FileDialogNode { FileDialogNode(self, inputs) }
    @MainActor func contentMade(in node: FileDialogNode) { node.update() }

    @MainActor func contentUpdated(in node: FileDialogNode) {
        node.modifier = self
        node.update()
    }
}

/// The node that opens a dialog of the window system and hands on the answer.
final class FileDialogNode: ChildNode, Presenter {
    var modifier: FileDialogModifier
    private var reader: Reader!
    private var dialog: (any OpenDialog)?
    /// Whether it is this one's turn above what is around.
    private var isUp = false
    /// Whether the user has answered, and the flag is still set: it asks again once the flag was not.
    private var isAnswered = false
    private let context: ObjectIdentifier
    let isSheet = false

    init(_ modifier: FileDialogModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        context = PresentationQueue.context(of: inputs)
        super.init(inputs)
        reader = Reader(self)
    }

    private var queue: PresentationQueue? { scope.windowRoot?.kept(PresentationQueue.self) }

    override func update() {
        flags.remove(.stale)
        let isWanted = reader.evaluate { modifier.isPresented.wrappedValue } && modifier.request != nil
        if !isWanted {
            isAnswered = false
            return takeAway()
        }
        guard !isUp, !isAnswered, queue?.begin(self, in: context) == true else { return }
        isUp = true
        graph.effects.addAction { [weak self] in self?.open() }
    }

    private func open() {
        guard isUp, dialog == nil, !flags.contains(.left), let request = modifier.request else { return }
        dialog = scope.windowRoot?.shell?.ask(self.dialog(for: request)) { [weak self] urls in self?.answered(urls) }
    }

    private func dialog(for request: FileRequest) -> FileDialog {
        let environment = EnvironmentValues(scope: scope)
        let options = environment.fileDialogOptions
        return FileDialog(
            kind: request.kind,
            types: request.types.map {
                FileDialog.FileType(
                    identifier: $0.identifier, name: $0.localizedDescription, endings: $0.filenameExtensions,
                    mimeTypes: $0.mimeTypes)
            },
            title: options.message?.string(in: environment),
            confirmation: options.confirmation?.string(in: environment), folder: options.folder)
    }

    private func answered(_ urls: [URL]?) {
        withTransaction(Transaction()) {
            let modifier = modifier
            (dialog, isUp, isAnswered) = (nil, false, true)
            modifier.isPresented.wrappedValue = false
            queue?.end(self, in: context)
            // A binding made of closures may not say that it changed.
            setNeedsUpdate()
            if let urls { modifier.onAnswer(urls) } else { modifier.onCancellation() }
        }
    }

    /// The flag is no longer set: nobody waits for an answer.
    private func takeAway() {
        dialog?.close()
        dialog = nil
        if isUp { queue?.end(self, in: context) } else { queue?.withdraw(self, in: context) }
        isUp = false
    }

    override func willLeave() {
        reader.leave()
        takeAway()
    }
}
