import MartletGraph
import MartletImages

/// The file behind a picture's name that suits an environment best, and how it is shown there.
struct PictureFile {
    private let path: String
    let header: ImageHeader
    /// Pixels a point.
    private let scale: CGFloat
    /// Whether the catalogue says that it is drawn in the foreground style.
    let isTemplate: Bool
    /// Whether it was made for the other direction of texts.
    private let isMirrored: Bool

    /// Nil, after a warning, where no bundle has a picture of this name, or its file is none.
    @MainActor init?(named name: String, bundle: String?, in environment: EnvironmentValues) {
        let appearance = environment.assetAppearance
        guard let set = AssetLibrary.image(name, bundle: bundle),
            let file = set.files.best(in: appearance, scale: environment.displayScale)
        else {
            RuntimeWarning.issue("No image named '\(name)' found in asset catalog for \(bundle ?? Bundle.main.folder)")
            return nil
        }
        guard let header = ImageStore.shared.header(of: file.value) else { return nil }
        path = file.value
        self.header = header
        scale = file.scale.map { CGFloat($0) } ?? 1
        isTemplate = set.isTemplate ?? false
        isMirrored = file.isMirrored(in: appearance)
    }

    /// In points.
    var size: CGSize {
        CGSize(width: CGFloat(header.pixelWidth) / scale, height: CGFloat(header.pixelHeight) / scale)
    }

    func key(width: Int, height: Int) -> ImageStore.Key {
        ImageStore.Key(path: path, width: width, height: height, isMirrored: isMirrored)
    }
}
