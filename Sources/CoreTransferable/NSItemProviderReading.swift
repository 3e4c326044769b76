/// An object that can be made from the data of an item provider.
public protocol NSItemProviderReading: SendableMetatype {
    /// The types of data that it can be made from, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that can be made to the data of an item provider.
public protocol NSItemProviderWriting: SendableMetatype {
    /// The types of data that it can be made to, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the data and calls `completionHandler`, now or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    public static func object(withItemProviderData data: Data, typeIdentifier _: String) throws -> Self {
        guard let object = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
            throw TransferError.noRepresentation(.utf8PlainText)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier _: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    public static func object(withItemProviderData data: Data, typeIdentifier _: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let object = NSURL(string: text) as? Self else { throw TransferError.noRepresentation(.url) }
        return object
    }

    public func loadData(
        withTypeIdentifier _: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
