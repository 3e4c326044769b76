import MartletHost

/// Something that can be written as a file of one of several types.
struct FileExport {
    /// The type that it is written as.
    let type: UTType
    /// What the file is called, without an extension.
    let name: String
    /// Writes it to a place that the user has chosen, or one in a folder that the user has.
    let write: @MainActor (URL) async throws -> Void

    /// What the file is called, with an extension.
    var filename: String { URL(fileURLWithPath: "/\(name)").appendingPathExtension(for: type).lastPathComponent }

    /// The first of the types wanted that is possible, else the first that is.
    static func type(_ wanted: [UTType], of possible: [UTType]) -> UTType {
        wanted.first(where: possible.contains) ?? possible.first ?? wanted.first ?? .data
    }

    /// Writes it where the user wants it, or beside with the extension of its type, where the name has none and nothing
    /// is lost by that.
    ///
    /// - Returns: where it is.
    @MainActor func write(as url: URL) async throws -> URL {
        let complete = url.appendingPathExtension(for: type)
        let place = FileManager.default.fileExists(atPath: complete.path) ? url : complete
        try await write(place)
        return place
    }
}

extension FileExport {
    init<D: FileDocument>(_ document: D, _ types: [UTType], name: String?) {
        let type = Self.type(types, of: D.writableContentTypes)
        self.init(type: type, name: name ?? Self.usualName) { url in
            let old = try? FileWrapper(url: url)
            try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: old)
            )
            .write(to: url, options: .atomic, originalContentsURL: old == nil ? nil : url)
        }
    }

    init<D: ReferenceFileDocument>(_ document: D, _ types: [UTType], name: String?) {
        let type = Self.type(types, of: D.writableContentTypes)
        self.init(type: type, name: name ?? Self.usualName) { url in
            let old = try? FileWrapper(url: url)
            try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: old)
            )
            .write(to: url, options: .atomic, originalContentsURL: old == nil ? nil : url)
        }
    }

    init<T: Transferable>(_ item: T, _ types: [UTType], name: String?) {
        let possible = item.exportedContentTypes()
        let type = Self.type(types, of: possible)
        // The closure alone uses it, on the main actor.
        nonisolated(unsafe) let item = item
        self.init(type: type, name: name ?? item.suggestedFilename(as: type) ?? Self.usualName) { url in
            try await item.exported(as: type).write(to: url, options: .atomic)
        }
    }

    private static var usualName: String { "Untitled" }
}

extension FileDialogModifier {
    /// Asks where one thing is to be written.
    nonisolated init(
        _ isPresented: Binding<Bool>, _ export: FileExport?, _ onCompletion: @escaping (Result<URL, any Error>) -> Void,
        _ onCancellation: @escaping () -> Void
    ) {
        // Called on the main actor alone.
        nonisolated(unsafe) let onCompletion = onCompletion
        self.init(
            isPresented: isPresented,
            request: export.map { FileRequest(kind: .save(name: $0.filename), types: [$0.type]) },
            onAnswer: { urls in
                guard let export else { return }
                Task { @MainActor in
                    do {
                        let place = try await export.write(as: urls.only.get())
                        onCompletion(.success(place))
                    } catch {
                        onCompletion(.failure(error))
                    }
                }
            }, onCancellation: onCancellation)
    }

    /// Asks for the folder that several things are to be written to; names that are taken there get a number.
    nonisolated init(
        _ isPresented: Binding<Bool>, _ exports: [FileExport],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) {
        nonisolated(unsafe) let onCompletion = onCompletion
        self.init(
            isPresented: isPresented,
            request: exports.isEmpty ? nil : FileRequest(kind: .folders(several: false), types: exports.map(\.type)),
            onAnswer: { urls in
                Task { @MainActor in
                    do {
                        let folder = try urls.only.get()
                        var places: [URL] = []
                        for export in exports {
                            let place = folder.freePlace(for: export.filename)
                            try await export.write(place)
                            places.append(place)
                        }
                        onCompletion(.success(places))
                    } catch {
                        onCompletion(.failure(error))
                    }
                }
            }, onCancellation: onCancellation)
    }
}

extension URL {
    /// Where a file of that name can lie in this folder, with a number where the name is taken.
    fileprivate func freePlace(for name: String) -> URL {
        let wanted = appendingPathComponent(name)
        let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
        var (place, number) = (wanted, 1)
        while FileManager.default.fileExists(atPath: place.path) {
            number += 1
            place = appendingPathComponent(ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)")
        }
        return place
    }
}
