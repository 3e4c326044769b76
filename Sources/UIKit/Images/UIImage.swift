import MartletImages
import MartletText
import Synchronization

/// A picture in memory, of a file, of a catalogue or of the system's symbols, as UIKit has it.
///
///     if let picture = UIImage(data: data) { Image(uiImage: picture).resizable() }
///
/// Pictures of cameras stand upright when they are read. A picture never changes; it may be used on any thread.
open class UIImage: NSObject, @unchecked Sendable {
    package let content: Content
    /// Whether it is drawn as it is or as a shape in the foreground style.
    public let renderingMode: RenderingMode
    /// What it is drawn in as a shape; nil for its own colours, or those of its surroundings.
    package let tint: UIColor?
    /// Whether it is shown as a mirror shows it where texts are read from right to left.
    ///
    /// `Image(uiImage:)` follows it; a symbol is the one of the other direction there by itself, if there is one.
    public let flipsForRightToLeftLayoutDirection: Bool
    package let frames: Frames?
    private let decoded = Mutex<DisplayImage?>(nil)

    /// What is shown.
    package enum Content: Equatable {
        case none
        case pixels(DisplayImage, scale: CGFloat)
        /// `bundle` is the folder of its resources; nil for the program's and those of all its targets.
        case named(String, bundle: String?)
        case symbol(String, SymbolLook)
    }

    /// How a picture is drawn.
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }

    /// How the rows of a picture are to be turned to be upright.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The pictures that follow one another in a picture that moves.
    package struct Frames: Equatable {
        let images: [UIImage]
        let duration: TimeInterval
    }

    package init(
        _ content: Content, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil, flips: Bool = false,
        frames: Frames? = nil
    ) {
        self.content = content
        flipsForRightToLeftLayoutDirection = flips
        self.frames = frames
        self.tint = tint
        self.renderingMode = renderingMode
    }

    package convenience init(_ image: DisplayImage, scale: CGFloat = 1) {
        self.init(.pixels(image, scale: scale > 0 && scale.isFinite ? scale : 1))
    }

    /// A picture of no size.
    public override convenience init() { self.init(.none) }

    /// A picture out of data in one of the usual formats; nil where they hold none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture out of data, `scale` pixels a point; nil where they hold none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageDecoder.decode(data) else { return nil }
        self.init(image, scale: scale)
    }

    /// A picture out of a file, whose name may say its scale, as in `logo@2x.png`; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1)
    }

    /// The picture of a catalogue or a file of the program; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The picture of a catalogue or a file of a bundle; nil where there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let folder = bundle?.resourceFolder
        guard let set = AssetLibrary.image(name, bundle: folder) else { return nil }
        if let traits {
            guard let file = set.files.best(in: traits.assetAppearance, scale: Double(traits.displayScale)),
                let data = FileManager.default.contents(atPath: file.value), let image = try? ImageDecoder.decode(data)
            else { return nil }
            self.init(image, scale: CGFloat(file.scale ?? 1))
        } else {
            self.init(.named(name, bundle: folder))
        }
    }

    /// The picture of a catalogue or a file of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// A symbol of the system; nil for a name that means nothing.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system in a size; nil for a name that means nothing.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard onMain({ SymbolLibrary.shared.contains(name) }) else { return nil }
        self.init(.symbol(name, (configuration as? SymbolConfiguration)?.look ?? SymbolLook()))
    }

    /// The picture of a catalogue; one of no size where there is none of that name.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(AssetLibrary.image(name, bundle: nil) == nil ? .none : .named(name, bundle: nil))
    }

    // MARK: Size

    /// In points.
    open var size: CGSize {
        switch content {
        case .none: return .zero
        case .pixels(let image, let scale):
            return CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale)
        case .named:
            guard let file, let header = try? ImageHeader(path: file.path) else { return .zero }
            return CGSize(
                width: CGFloat(header.pixelWidth) / file.scale, height: CGFloat(header.pixelHeight) / file.scale)
        case .symbol(let name, let look):
            return onMain {
                SymbolLibrary.shared.symbol(
                    name, font: look.font, scale: look.scale ?? .medium, color: .black)?.size ?? .zero
            }
        }
    }

    /// Pixels a point.
    open var scale: CGFloat {
        switch content {
        case .pixels(_, let scale): scale
        case .named: file?.scale ?? 1
        case .none, .symbol: 1
        }
    }

    /// Upright: pictures are turned when they are read.
    open var imageOrientation: Orientation { .up }

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    private var file: (path: String, scale: CGFloat)? {
        guard case .named(let name, let bundle) = content,
            let traits = Optional(UITraitCollection.current),
            let file = AssetLibrary.image(name, bundle: bundle)?.files
                .best(in: traits.assetAppearance, scale: Double(traits.displayScale))
        else { return nil }
        return (file.value, CGFloat(file.scale ?? 1))
    }

    // MARK: Pixels

    /// The pixels; nil for a symbol, which has none of its own, and for a picture of no size.
    package var pixels: DisplayImage? {
        switch content {
        case .none, .symbol: return nil
        case .pixels(let image, _): return image
        case .named:
            return decoded.withLock { decoded in
                if decoded == nil, let path = file?.path, let data = FileManager.default.contents(atPath: path) {
                    decoded = try? ImageDecoder.decode(data)
                }
                return decoded
            }
        }
    }

    /// The picture as a PNG; nil where it has no pixels.
    open func pngData() -> Data? { pixels.flatMap { ImageEncoder.png($0) } }

    /// The picture as a JPEG of a quality from 0 to 1; nil where it has no pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        pixels.flatMap { ImageEncoder.jpeg($0, quality: Double(compressionQuality)) }
    }

    /// The same picture, drawn as it is or as a shape.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content, renderingMode: renderingMode, tint: tint, flips: flipsForRightToLeftLayoutDirection,
            frames: frames)
    }

    /// The picture within a size in pixels; nil where it has no pixels or the size is none.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let pixels, size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite
        else { return nil }
        return UIImage(pixels.shown(onWidth: size.width, height: size.height))
    }

    /// The picture within a size in pixels, made beside the caller.
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await Task.detached { self.preparingThumbnail(of: size) }.value
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage, renderingMode == other.renderingMode, tint == other.tint,
            flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection, frames == other.frames
        else { return false }
        if case .pixels(let a, let first) = content, case .pixels(let b, let second) = other.content {
            return first == second && a.pixelWidth == b.pixelWidth && a.pixelHeight == b.pixelHeight
                && (a === b || a.pixels == b.pixels)
        }
        return content == other.content
    }

    open override var hash: Int {
        switch content {
        case .none: 0
        case .pixels(let image, _): image.pixelWidth << 16 ^ image.pixelHeight
        case .named(let name, _), .symbol(let name, _): name.hashValue
        }
    }
}

// What `#imageLiteral(resourceName:)` becomes where nothing else is asked for.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
