extension NSItemProvider {
    /// Loads it as data of a type, or of a kind of it.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = form(typeIdentifier) else {
            completionHandler(nil, TransferError.noRepresentation(UTType(importedAs: typeIdentifier)))
            return Progress(totalUnitCount: 1)
        }
        return form.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Loads it as data of a type, or of a kind of it.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads it as a copy in a file, which is there until the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = form(typeIdentifier)?.type ?? UTType(importedAs: typeIdentifier)
        let name = suggestedName ?? "data"
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name).appendingPathExtension(for: type)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads what it was made from, where that is a property-list value or an address, else its data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options _: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        if let item = form(typeIdentifier)?.object as? any NSSecureCoding {
            completionHandler?(item, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { NSData(data: $0) }, error)
        }
    }

    /// Loads what it was made from, where that is a property-list value or an address, else its data.
    ///
    ///     let item = try await provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier)
    ///
    /// - Throws: why the data cannot be had, such as that it has no form of the type.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<LoadedItem, any Error>) in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item {
                    continuation.resume(returning: LoadedItem(value: item))
                } else {
                    let missing = TransferError.noRepresentation(UTType(importedAs: typeIdentifier))
                    continuation.resume(throwing: error ?? missing)
                }
            }
        }.value
    }

    /// Whether it can be loaded as an object of a class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
    }

    /// Whether it can be loaded as a value, such as a `String` or a `URL`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Loads it as an object of a class.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let identifiers = aClass.readableTypeIdentifiersForItemProvider
        guard let form = identifiers.lazy.compactMap({ self.form($0) }).first else {
            completionHandler(
                nil, TransferError.noRepresentation(UTType(importedAs: identifiers.first ?? "public.data")))
            return Progress(totalUnitCount: 1)
        }
        let progress = form.load { data, error in
            do {
                guard let data else { throw error ?? TransferError.noRepresentation(form.type) }
                completionHandler(
                    try aClass.object(withItemProviderData: data, typeIdentifier: form.type.identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
        return progress ?? Progress(totalUnitCount: 1)
    }

    /// Loads it as a value, such as a `String` or a `URL`.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        // Called once, wherever the data comes.
        nonisolated(unsafe) let done = { (object: (any NSItemProviderReading)?, error: (any Error)?) in
            completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
        }
        return loadObject(ofClass: T._ObjectiveCType.self) { done($0, $1) }
    }
}

extension NSItemProvider {
    /// Adds all forms of something transferable.
    public func register<T: Transferable>(_ transferable: @autoclosure () -> T) {
        let value = transferable()
        suggestedName = suggestedName ?? value.exportedContentTypes().first.flatMap(value.suggestedFilename(as:))
        // Whoever exports it has it alone meanwhile.
        nonisolated(unsafe) let item = value
        for type in value.exportedContentTypes() {
            registerDataRepresentation(for: type) { handler in
                Task { @MainActor in
                    do { handler(try await item.exported(as: type), nil) } catch { handler(nil, error) }
                }
                return nil
            }
        }
    }

    /// Loads it as something transferable.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let form = form(for: transferableType) else {
            completionHandler(.failure(TransferError.noRepresentation(T.importedContentTypes().first ?? .data)))
            return Progress(totalUnitCount: 1)
        }
        let progress = form.load { data, error in
            Task { @MainActor in
                do {
                    guard let data else { throw error ?? TransferError.noRepresentation(form.type) }
                    completionHandler(.success(try await T(importing: data, contentType: form.type)))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
        return progress ?? Progress(totalUnitCount: 1)
    }

    /// The best form that something transferable can be read from.
    private func form<T: Transferable>(for type: T.Type) -> Form? {
        let wanted = T.importedContentTypes()
        for type in wanted { if let exact = forms.first(where: { $0.type == type }) { return exact } }
        return forms.first { form in wanted.contains { form.type.conforms(to: $0) } }
    }

    /// Whether something transferable can be read from it.
    package func canLoad<T: Transferable>(_ type: T.Type) -> Bool { mayBeAnyFile || form(for: type) != nil }
}

/// An item on its way to the one who asked for it.
private struct LoadedItem: @unchecked Sendable {
    let value: any NSSecureCoding
}
