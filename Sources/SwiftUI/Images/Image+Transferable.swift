extension Image: Transferable {
    /// As a PNG; a symbol has no pixels to hand over.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { (image: Image) in
            guard let data = image.pixelSource?.pngData() else { throw TransferError.noRepresentation(.png) }
            return data
        } importing: { data in
            guard let picture = UIImage(data: data) else { throw TransferError.noRepresentation(.image) }
            return Image(uiImage: picture)
        }
    }

    /// The picture with its pixels; nil for what has none.
    private var pixelSource: UIImage? {
        switch source {
        case .pixels(let image, let scale): UIImage(image, scale: scale)
        case .named(let name, let bundle): UIImage(.named(name, bundle: bundle))
        default: nil
        }
    }
}
