extension View {
    /// Lets the user write a document to a file while `isPresented` is true and there is a document.
    ///
    ///     Button("Save…") { isSaving = true }
    ///         .fileExporter(
    ///             isPresented: $isSaving, document: note, contentType: .plainText, defaultFilename: "Note"
    ///         ) { result in
    ///             if case .failure(let error) = result { message = error.localizedDescription }
    ///         }
    ///
    /// Once the user is done, `isPresented` is false before `onCompletion` is called with where the file is, or with why
    /// it could not be written. Whoever cancels writes nothing, and nothing is called. A name without the extension of
    /// the type gets it.
    ///
    /// - Parameter contentType: what the file is; the first type that the document can be written as where it cannot be
    ///   written as this.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        let export = document.map { FileExport($0, [contentType], name: defaultFilename) }
        return modifier(FileDialogModifier(isPresented, export, onCompletion) {})
    }

    /// Lets the user write a document that is an object to a file while `isPresented` is true and there is a document.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        let export = document.map { FileExport($0, [contentType], name: defaultFilename) }
        return modifier(FileDialogModifier(isPresented, export, onCompletion) {})
    }

    /// Lets the user write a document to a file while `isPresented` is true and there is a document.
    ///
    /// - Parameters:
    ///   - contentTypes: what the file may be, the best type first; empty for what the document is written as.
    ///   - onCancellation: called when the user wants no file, once `isPresented` is false.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let export = document.map { FileExport($0, contentTypes, name: defaultFilename) }
        return modifier(FileDialogModifier(isPresented, export, onCompletion, onCancellation))
    }

    /// Lets the user write a document that is an object to a file while `isPresented` is true and there is a document.
    ///
    /// - Parameters:
    ///   - contentTypes: what the file may be, the best type first; empty for what the document is written as.
    ///   - onCancellation: called when the user wants no file, once `isPresented` is false.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let export = document.map { FileExport($0, contentTypes, name: defaultFilename) }
        return modifier(FileDialogModifier(isPresented, export, onCompletion, onCancellation))
    }

    /// Lets the user write something transferable to a file while `isPresented` is true and there is an item.
    ///
    /// - Parameters:
    ///   - contentTypes: what the file may be, the best type first; empty for the forms that the item has.
    ///   - onCancellation: called when the user wants no file, once `isPresented` is false.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let export = item.map { FileExport($0, contentTypes, name: defaultFilename) }
        return modifier(FileDialogModifier(isPresented, export, onCompletion, onCancellation))
    }
}

extension View {
    /// Lets the user write documents to a folder while `isPresented` is true and there are documents.
    ///
    /// Each gets a name of its own; what lies in the folder already stays. With the first that cannot be written, the
    /// rest are not.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        let exports = documents.map { FileExport($0, [contentType], name: nil) }
        return modifier(FileDialogModifier(isPresented, exports, onCompletion) {})
    }

    /// Lets the user write documents that are objects to a folder while `isPresented` is true and there are documents.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        let exports = documents.map { FileExport($0, [contentType], name: nil) }
        return modifier(FileDialogModifier(isPresented, exports, onCompletion) {})
    }

    /// Lets the user write documents to a folder while `isPresented` is true and there are documents.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let exports = documents.map { FileExport($0, contentTypes, name: nil) }
        return modifier(FileDialogModifier(isPresented, exports, onCompletion, onCancellation))
    }

    /// Lets the user write documents that are objects to a folder while `isPresented` is true and there are documents.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        let exports = documents.map { FileExport($0, contentTypes, name: nil) }
        return modifier(FileDialogModifier(isPresented, exports, onCompletion, onCancellation))
    }

    /// Lets the user write transferable items to a folder while `isPresented` is true and there are items.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element {
        let exports = items.map { FileExport($0, contentTypes, name: nil) }
        return modifier(FileDialogModifier(isPresented, exports, onCompletion, onCancellation))
    }
}
