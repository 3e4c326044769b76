import MartletHost

extension View {
    /// Lets the user move a file to another folder while `isPresented` is true and there is a file.
    ///
    /// Once the user is done, `isPresented` is false before `onCompletion` is called with where the file is now, or with
    /// why it could not be moved; what has the same name there is not replaced. Whoever cancels moves nothing.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user move files to another folder while `isPresented` is true and there are files. With the first that
    /// cannot be moved, the rest stay.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user move a file to another folder while `isPresented` is true and there is a file.
    ///
    /// - Parameter onCancellation: called when the user chooses no folder, once `isPresented` is false.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: file.map { _ in FileRequest(kind: .folders(several: false), types: [.folder]) },
                onAnswer: { urls in onCompletion(Result { try moved([file!], to: urls.only.get())[0] }) },
                onCancellation: onCancellation))
    }

    /// Lets the user move files to another folder while `isPresented` is true and there are files.
    ///
    /// - Parameter onCancellation: called when the user chooses no folder, once `isPresented` is false.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: files.isEmpty ? nil : FileRequest(kind: .folders(several: false), types: [.folder]),
                onAnswer: { urls in onCompletion(Result { try moved(Array(files), to: urls.only.get()) }) },
                onCancellation: onCancellation))
    }
}

/// Moves files into a folder.
nonisolated private func moved(_ files: [URL], to folder: URL) throws -> [URL] {
    try files.map { file in
        let new = folder.appendingPathComponent(file.lastPathComponent)
        if new.standardizedFileURL != file.standardizedFileURL { try FileManager.default.moveItem(at: file, to: new) }
        return new
    }
}
