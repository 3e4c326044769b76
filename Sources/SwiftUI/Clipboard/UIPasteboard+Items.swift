/// What lies on the clipboard, as pictures, colours and data of any type.
///
/// Other programs see the texts and addresses of what is put there, else the first picture; this one sees all of it.
extension UIPasteboard {
    /// How items are put on the clipboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` after which the items are taken away.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether, as a `Bool`, other programs see nothing of the items.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// What lies there, each item in the forms it can be loaded in.
    public var itemProviders: [NSItemProvider] {
        get { ClipboardContents.pasted }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts items there.
    ///
    /// - Parameters:
    ///   - localOnly: whether other programs see nothing of them.
    ///   - expirationDate: when they are taken away, where nobody has put anything else there; nil for never.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        if itemProviders.isEmpty { return string = nil }
        ClipboardContents.copy(itemProviders, isLocal: localOnly)
        guard let expirationDate else { return }
        let changes = changeCount
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, expirationDate.timeIntervalSinceNow)) {
            MainActor.assumeIsolated {
                if UIPasteboard.general.changeCount == changes { UIPasteboard.general.string = nil }
            }
        }
    }

    /// Puts texts, addresses, pictures and colours there.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
    }

    /// How many items lie there.
    public var numberOfItems: Int { itemProviders.count }

    // MARK: Data

    /// What lies there: of each item its types with what it is as each of them. Texts are `String`, addresses `URL`, anything
    /// else `Data`.
    public var items: [[String: Any]] {
        get {
            itemProviders.map { provider in
                var item: [String: Any] = [:]
                for type in provider.registeredContentTypes {
                    item[type.identifier] = provider.known(type).map { Self.value($0, of: type) }
                }
                return item
            }
        }
        set { setItems(newValue) }
    }

    /// Puts items there: of each its types with what it is as each of them.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        setItemProviders(
            items.map { Self.provider($0) }, localOnly: options[.localOnly] as? Bool ?? false,
            expirationDate: options[.expirationDate] as? Date)
    }

    /// Puts items beside those that lie there.
    public func addItems(_ items: [[String: Any]]) {
        itemProviders += items.map { Self.provider($0) }
    }

    /// The types of the first item, the best one first.
    public var types: [String] { itemProviders.first?.registeredTypeIdentifiers ?? [] }

    /// Whether the first item is of one of some types, or of a kind of them.
    public func contains(pasteboardTypes: [String]) -> Bool {
        guard let first = itemProviders.first else { return false }
        return pasteboardTypes.contains { first.hasItemConformingToTypeIdentifier($0) }
    }

    /// The first item as data of a type; nil where it has no such form, or its data comes later.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        itemProviders.first?.known(UTType(importedAs: pasteboardType))
    }

    /// The first item as it is in a type: a `String`, a `URL`, else `Data`; nil where it has no such form.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        data(forPasteboardType: pasteboardType).map { Self.value($0, of: UTType(importedAs: pasteboardType)) }
    }

    /// Puts data there as the only item.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { setItems([[pasteboardType: data]]) }

    /// Puts a text, an address, a picture, a colour or data there as the only item.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    private static func value(_ data: Data, of type: UTType) -> Any {
        let text = String(decoding: data, as: UTF8.self)
        if type.conforms(to: .url) { return URL(string: text) ?? data }
        return type.conforms(to: .text) ? text : data
    }

    private static func provider(_ item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (identifier, value) in item.sorted(by: { $0.key < $1.key }) {
            let type = UTType(importedAs: identifier)
            let data: Data? =
                switch value {
                case let data as Data: data
                case let text as String: Data(text.utf8)
                case let url as URL: Data(url.absoluteString.utf8)
                case let image as UIImage:
                    type.conforms(to: .jpeg) ? image.jpegData(compressionQuality: 0.9) : image.pngData()
                case let color as UIColor:
                    try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
                default: try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
                }
            guard let data else { continue }
            provider.registerDataRepresentation(for: type) { handler in
                handler(data, nil)
                return nil
            }
        }
        return provider
    }

    // MARK: Pictures and colours

    /// The first picture; nil where there is none. Writing takes the place of what is there.
    public var image: UIImage? {
        get { images?.first }
        set { setObjects([newValue].compactMap { $0 }) }
    }

    /// The pictures; nil where there is none. Writing takes the place of what is there.
    public var images: [UIImage]? {
        get { objects(.image) { UIImage(data: $0) } }
        set { setObjects(newValue ?? []) }
    }

    /// The first colour; nil where there is none. Writing takes the place of what is there.
    public var color: UIColor? {
        get { colors?.first }
        set { setObjects([newValue].compactMap { $0 }) }
    }

    /// The colours; nil where there is none. Writing takes the place of what is there.
    public var colors: [UIColor]? {
        get {
            objects(UTType(importedAs: UIColor.readableTypeIdentifiersForItemProvider[0])) {
                try? UIColor.object(withItemProviderData: $0, typeIdentifier: "")
            }
        }
        set { setObjects(newValue ?? []) }
    }

    /// Whether a picture lies there.
    public var hasImages: Bool { images != nil }
    /// Whether a colour lies there.
    public var hasColors: Bool { colors != nil }

    private func objects<Value>(_ type: UTType, _ make: (Data) -> Value?) -> [Value]? {
        let found = itemProviders.filter { $0.hasItemConformingToTypeIdentifier(type.identifier) }
            .compactMap { $0.known(type) }.compactMap(make)
        return found.isEmpty ? nil : found
    }
}
