/// Something that is dragged or pasted, in the forms that it can be handed over in, each made when it is asked for.
///
///     let provider = NSItemProvider(object: title as NSString)
///     provider.loadObject(ofClass: String.self) { text, error in … }
///
/// Handlers are called as soon as the data is there: at once, in the caller's thread, where it is there already.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    typealias Load = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// What was registered is used by one caller at a time.
    struct Form: @unchecked Sendable {
        let type: UTType
        let load: Load
        /// Which programs may have it.
        var visibility = NSItemProviderRepresentationVisibility.all
        /// What the data was made from.
        var object: Any?
    }

    private let lock = NSLock()
    private var list: [Form] = []

    /// Whether it may turn out to be a file of any type, once it is known which.
    package var mayBeAnyFile = false

    /// What a file of it is called.
    open var suggestedName: String?

    var forms: [Form] {
        lock.lock()
        defer { lock.unlock() }
        return list
    }

    func add(_ form: Form) {
        lock.lock()
        defer { lock.unlock() }
        list.removeAll { $0.type == form.type }
        list.append(form)
    }

    /// One without a form yet.
    public override init() {}

    /// All forms of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// A property-list value as data of a type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let typeIdentifier else { return }
        nonisolated(unsafe) let value = item
        add(
            Form(
                type: UTType(importedAs: typeIdentifier),
                load: { handler in
                    handler(Self.data(of: value), nil)
                    return nil
                }, object: item))
    }

    /// A file as data of its type; nil for what cannot be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        addFile(fileURL)
    }

    private static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let string as NSString: Data(string.description.utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        default: try? PropertyListSerialization.data(fromPropertyList: item, format: .binary, options: 0)
        }
    }

    // MARK: Forms

    /// The types of data that it can be loaded as, the best one first.
    open var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

    /// The types of data that it can be loaded as, the best one first.
    public var registeredContentTypes: [UTType] { forms.map(\.type) }

    /// The types of data that any program may load, the best one first.
    package var sharedContentTypes: [UTType] { forms.filter { $0.visibility == .all }.map(\.type) }

    /// The types that are of a kind, the best one first.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether it can be loaded as data of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        mayBeAnyFile || form(typeIdentifier) != nil
    }

    func form(_ typeIdentifier: String) -> Form? {
        let wanted = UTType(importedAs: typeIdentifier)
        return forms.first { $0.type == wanted } ?? forms.first { $0.type.conforms(to: wanted) }
    }

    /// Adds a form; the best is to be added first.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Form(type: UTType(importedAs: typeIdentifier), load: loadHandler, visibility: visibility))
    }

    /// Adds a form; the best is to be added first.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(Form(type: contentType, load: loadHandler, visibility: visibility))
    }

    /// Adds all forms of an object.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        nonisolated(unsafe) let object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            add(
                Form(
                    type: UTType(importedAs: identifier),
                    load: { object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0) },
                    visibility: visibility,
                    object: object))
        }
    }

    /// Adds a file as data of its type, and where it is.
    package func addFile(_ url: URL) {
        if !url.hasDirectoryPath, let type = UTType(filenameExtension: url.pathExtension) {
            add(
                Form(
                    type: type,
                    load: { handler in
                        let result = Result { try Data(contentsOf: url) }
                        switch result {
                        case .success(let data): handler(data, nil)
                        case .failure(let error): handler(nil, error)
                        }
                        return nil
                    }))
        }
        for identifier in [UTType.fileURL, .url] {
            add(
                Form(
                    type: identifier,
                    load: { handler in
                        handler(Data(url.absoluteString.utf8), nil)
                        return nil
                    }, object: url as NSURL))
        }
    }
}

/// Which programs may load a form. On Linux no other program is of the same team or group.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}
