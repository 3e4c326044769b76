import MartletHost

extension View {
    /// Lets the user choose files while `isPresented` is true, in the desktop's own dialog.
    ///
    ///     Button("Open…") { isOpening = true }
    ///         .fileImporter(
    ///             isPresented: $isOpening, allowedContentTypes: [.image], allowsMultipleSelection: true
    ///         ) { result in
    ///             if case .success(let urls) = result { pictures += urls }
    ///         }
    ///
    /// Once the user is done, `isPresented` is false before `onCompletion` is called. Whoever cancels chooses nothing, and
    /// nothing is called. A flag that is taken back takes the dialog away.
    ///
    /// - Parameter allowedContentTypes: what can be chosen; kinds of these count. Folders are chosen where all types are
    ///   kinds of `directory`.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: .importing(allowedContentTypes, allowsMultipleSelection),
                onAnswer: { onCompletion(.success($0)) }, onCancellation: {}))
    }

    /// Lets the user choose a file while `isPresented` is true, in the desktop's own dialog.
    ///
    /// Once the user is done, `isPresented` is false before `onCompletion` is called. Whoever cancels chooses nothing, and
    /// nothing is called.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: .importing(allowedContentTypes, false),
                onAnswer: { onCompletion($0.only) }, onCancellation: {}))
    }

    /// Lets the user choose files while `isPresented` is true, in the desktop's own dialog.
    ///
    /// - Parameter onCancellation: called when the user chooses nothing, once `isPresented` is false.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: .importing(allowedContentTypes, allowsMultipleSelection),
                onAnswer: { onCompletion(.success($0)) }, onCancellation: onCancellation))
    }
}

extension FileRequest {
    static func importing(_ types: [UTType], _ several: Bool) -> FileRequest {
        let isForFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
        return FileRequest(kind: isForFolders ? .folders(several: several) : .open(several: several), types: types)
    }
}

extension [URL] {
    /// The one file that was chosen.
    var only: Result<URL, any Error> { first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
}
