import MartletCairo
import MartletGraph
import MartletImages
import MartletText

extension Image {
    /// The pixels of the picture in an environment, decoded at once, and its size in points; nil where there is none.
    @MainActor func pixels(in environment: EnvironmentValues) -> (image: DisplayImage, size: CGSize)? {
        switch source {
        case .blank: return nil
        case .drawn(let drawing):
            return (tinted(drawing.pixels(in: environment).image, false, environment), drawing.size)
        case .pixels(let image, let scale):
            let size = CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale)
            return (tinted(image, false, environment), size)
        case .named(let name, let bundle):
            if let symbol = symbol(in: environment) { return symbol.pixels(in: environment) }
            guard let file = PictureFile(named: name, bundle: bundle, in: environment) else { return nil }
            let header = file.header
            let density = header.isVector ? Int(max(environment.displayScale, 2)) : 1
            let key = file.key(width: header.pixelWidth * density, height: header.pixelHeight * density)
            guard case .success(let image)? = ImageStore.shared.image(key, header, waits: true, whenReady: {}) else {
                return nil
            }
            return (tinted(image, file.isTemplate, environment), file.size)
        case .symbol:
            return symbol(in: environment)?.pixels(in: environment)
        }
    }

    /// What is drawn for a symbol in an environment.
    @MainActor func symbol(in environment: EnvironmentValues) -> SymbolImage? {
        guard let symbol = SymbolSource(source) else { return nil }
        let node = ImageNode(
            self,
            _ViewInputs(parent: nil, scope: environment.scope ?? OutermostScope(key: ObjectIdentifier(Image.self))))
        return SymbolContent(symbol).symbol(node).symbol
    }

    /// Whether the picture is drawn as a shape in the foreground style, given what its catalogue says.
    func isTemplate(_ ofCatalogue: Bool) -> Bool { mode.map { $0 == .template } ?? ofCatalogue }

    @MainActor private func tinted(
        _ image: DisplayImage, _ ofCatalogue: Bool, _ environment: EnvironmentValues
    ) -> DisplayImage {
        let image = flips && environment.layoutDirection == .rightToLeft ? image.mirrored() : image
        guard isTemplate(ofCatalogue) else { return image }
        return image.tinted(ForegroundStyle().resolvedFill(in: environment).solidColor)
    }
}

extension SymbolImage {
    fileprivate func pixels(in environment: EnvironmentValues) -> (image: DisplayImage, size: CGSize)? {
        guard size.width > 0 else { return nil }
        let group = DisplayGroup(items, GroupAppearance())
        return (CairoRenderer().image(of: group, size: size, scale: max(environment.displayScale, 1) * 2), size)
    }
}
