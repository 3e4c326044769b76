extension FileWrapper {
    static func content(at url: URL, _ options: ReadingOptions) throws -> Content {
        let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        if type == .typeSymbolicLink {
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        }
        let isDirectory = type == .typeDirectory
        if options.contains(.immediate) { return try read(url, isDirectory: isDirectory, options) }
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoPermission) }
        return .unread(url, isDirectory: isDirectory, options)
    }

    static func read(_ url: URL, isDirectory: Bool, _ options: ReadingOptions) throws -> Content {
        guard isDirectory else {
            return .file(try Data(contentsOf: url, options: options.contains(.withoutMapping) ? [] : .mappedIfSafe))
        }
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
        }
        return .directory(children)
    }

    static func attributes(at url: URL) throws -> [String: Any] {
        let found = try FileManager.default.attributesOfItem(atPath: url.path)
        return Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
    }

    /// Takes what is on the disk at `url` now.
    public func read(from url: URL, options: ReadingOptions = []) throws {
        replaceContent(try Self.content(at: url, options))
        filename = url.lastPathComponent
        fileAttributes = try Self.attributes(at: url)
    }

    /// Whether a folder on the disk has the same entries, or a file the dates and the size, that were read.
    public func matchesContents(of url: URL) -> Bool {
        guard let now = try? Self.attributes(at: url) else { return false }
        if let children = fileWrappers {
            let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
            return names.map(Set.init) == Set(children.keys)
                && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
        }
        let keys = [FileAttributeKey.modificationDate, .size, .type].map(\.rawValue)
        return keys.allSatisfy { (now[$0] as? NSObject) == (fileAttributes[$0] as? NSObject) }
    }

    /// Writes the file, the folder with all in it, or the link.
    ///
    /// A folder that is there already is kept, and what is no longer in it is removed. A file is always written whole
    /// before it takes the place of an old one.
    ///
    /// - Parameter originalContentsURL: where an earlier version lies; a file that was read from there and is as it was
    ///   is copied, with its dates.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch try loaded() {
        case .file:
            if let original = originalContentsURL, original != url, filename != nil, matchesContents(of: original) {
                if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
                try FileManager.default.copyItem(at: original, to: url)
            } else {
                try regularFileContents?.write(to: url, options: .atomic)
            }
        case .link(let target):
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
        case .directory(let children):
            try write(children, to: url, options, originalContentsURL)
        case .unread:
            throw CocoaError(.fileReadUnknown)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func write(
        _ children: [String: FileWrapper], to url: URL, _ options: WritingOptions, _ original: URL?
    ) throws {
        let manager = FileManager.default
        // What is still to be read may lie where this is written.
        for child in children.values { _ = try child.loaded() }
        try manager.createDirectory(at: url, withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: url.path) where children[name] == nil {
            try manager.removeItem(at: url.appendingPathComponent(name))
        }
        for (name, child) in children {
            try child.write(
                to: url.appendingPathComponent(name), options: options,
                originalContentsURL: original?.appendingPathComponent(name))
        }
    }

    // MARK: Entries of a folder

    /// Puts something into a folder under its preferred name, or a free one like it.
    ///
    /// - Returns: the name that it has there.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .directory(var children)? = try? loaded() else {
            preconditionFailure("addFileWrapper(_:) needs a wrapper of a directory.")
        }
        guard let wanted = child.preferredFilename, !wanted.isEmpty else {
            preconditionFailure("addFileWrapper(_:) needs a wrapper with a preferred file name.")
        }
        var (name, number) = (wanted, 1)
        while children[name] != nil {
            number += 1
            name = "\(number)_\(wanted)"
        }
        children[name] = child
        replaceContent(.directory(children))
        return name
    }

    /// Puts a file with these bytes into a folder.
    ///
    /// - Returns: the name that it has there.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Takes something out of a folder.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .directory(let children)? = try? loaded() else { return }
        replaceContent(.directory(children.filter { $0.value !== child }))
    }

    /// The name that something has in a folder; nil where it is not in it.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }
}
