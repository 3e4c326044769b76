extension Image {
    /// The picture that UIKit's stands for; a symbol follows the font of its surroundings.
    public init(uiImage: UIImage) {
        self.init(pixelsOf: uiImage)
        flips = uiImage.flipsForRightToLeftLayoutDirection
    }

    private init(pixelsOf uiImage: UIImage) {
        if let tint = uiImage.tint, uiImage.renderingMode == .alwaysOriginal, let shape = uiImage.tinted(tint) {
            self.init(.pixels(shape, scale: uiImage.isSymbolImage ? 2 : uiImage.scale))
            mode = .original
            return
        }
        if uiImage.hasOwnColors, let picture = uiImage.drawnSymbol {
            self.init(.pixels(picture, scale: 2))
            mode = .original
            return
        }
        switch uiImage.content {
        case .none: self.init(.blank, name: .none)
        case .pixels(let image, let scale): self.init(.pixels(image, scale: scale))
        case .named(let name, let bundle): self.init(.named(name, bundle: bundle))
        case .symbol(let name, _): self.init(.symbol(name))
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: mode = .original
        case .alwaysTemplate: mode = .template
        }
    }
}

extension UIImage {
    /// The picture of a catalogue, by a constant; one of no size where it is not there.
    public convenience init(resource: ImageResource) {
        self.init(
            UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.content ?? .none)
    }
}

extension UIColor {
    /// The colour of a catalogue, by a constant; clear where it is not there.
    public convenience init(resource: ColorResource) {
        self.init(
            (UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear).content)
    }
}
