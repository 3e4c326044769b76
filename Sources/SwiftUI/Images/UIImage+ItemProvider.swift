extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .image].map(\.identifier)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg].map(\.identifier) }

    public static func object(withItemProviderData data: Data, typeIdentifier _: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw TransferError.noRepresentation(.image) }
        return image
    }

    /// Makes the picture to a PNG or a JPEG; a symbol is drawn, two pixels a point.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let picture = isSymbolImage ? drawnSymbol.map { UIImage($0, scale: 2) } ?? self : self
        let isPhoto = UTType(importedAs: typeIdentifier).conforms(to: .jpeg)
        let data = isPhoto ? picture.jpegData(compressionQuality: 0.9) : picture.pngData()
        completionHandler(data, data == nil ? TransferError.noRepresentation(.image) : nil)
        return nil
    }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    private static let typeIdentifier = "com.apple.uikit.color"

    public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    public static func object(withItemProviderData data: Data, typeIdentifier _: String) throws -> Self {
        guard let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) as? Self else {
            throw TransferError.noRepresentation(UTType(importedAs: typeIdentifier))
        }
        return color
    }

    public func loadData(
        withTypeIdentifier _: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let result = Result { try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true) }
        switch result {
        case .success(let data): completionHandler(data, nil)
        case .failure(let error): completionHandler(nil, error)
        }
        return nil
    }
}
