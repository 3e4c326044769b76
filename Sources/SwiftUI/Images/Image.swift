import MartletGraph
import MartletImages
import MartletText

/// A picture: from a catalogue or file of the program by name, or a symbol of the system.
///
///     Image("hedgehog").resizable().scaledToFit()
///     Image(systemName: "heart.fill").font(.title).foregroundStyle(.red)
///
/// A picture is as large as its pixels at its scale, a symbol as large as text of its font. Files are decoded beside
/// the main thread; the size is known at once.
nonisolated public struct Image: Equatable, Sendable {
    let source: Source
    var name = Name.source
    var resizing: Resizing?
    var mode: TemplateRenderingMode?
    var quality = Interpolation.medium
    var symbolMode: SymbolRenderingMode?
    var colorMode: SymbolColorRenderingMode?
    /// What a symbol shows by its parts, from 0 to 1.
    var variableValue: Double?
    /// Whether the edges are smoothed where they lie between pixels.
    var isAntialiased = true
    /// Whether pixels are mirrored where texts are read from right to left.
    var flips = false

    /// What is shown.
    enum Source: Equatable, Sendable {
        case symbol(String)
        /// `bundle` is the folder of its resources; nil for the program's and those of all its targets.
        case named(String, bundle: String?)
        case pixels(DisplayImage, scale: CGFloat)
        /// A grey area in place of a picture that has not arrived.
        case blank
        /// What a program draws.
        case drawn(ImageDrawing)
    }

    /// What a screen reader says.
    enum Name: Equatable, Sendable {
        case source
        case none
        case text(Text)
    }

    /// How the picture fills a space other than its own size.
    struct Resizing: Equatable, Sendable {
        var capInsets = EdgeInsets()
        var mode = ResizingMode.stretch
    }

    init(_ source: Source, name: Name = .source) {
        self.source = source
        self.name = name
    }

    /// A symbol in the foreground style; a name that means nothing is warned about once and shows a placeholder.
    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// A symbol that shows a value from 0 to 1 by how many of its parts stand out; nil shows all of them.
    ///
    /// A symbol without such parts is the same for every value.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        self.variableValue = variableValue
    }

    /// The picture of a catalogue or a file, read out by its name.
    ///
    /// It is looked for in `bundle`, or without one in the program's own resources and those of its targets. A name
    /// that is not there is warned about once and shows a placeholder.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.folder))
    }

    /// The picture of a catalogue or a file, read out as `label`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.named(name, bundle: bundle?.folder), name: .text(label))
    }

    /// The picture of a catalogue or a file, which screen readers leave out.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.named(name, bundle: bundle?.folder), name: .none)
    }

    /// The picture of a catalogue, by a constant.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }

    /// How a picture fills a space other than its own size.
    public enum ResizingMode: Hashable, Sendable {
        /// By copies side by side.
        case tile
        case stretch
    }

    /// Whether a picture is drawn as it is or as a shape in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// How pixels between those of the picture are found.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        var symbol: SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Lets the picture fill the space it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: the edges, in points, that keep their thickness.
    ///   - resizingMode: how the space between them is filled.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
    }

    /// Draws the picture as it is, or as a shape in the foreground style; nil leaves that to its catalogue.
    ///
    /// Drawn as it is, a symbol has the colours of what it shows.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.mode = renderingMode }
    }

    /// Sets how smoothly the picture is enlarged: at `none` each of its pixels stays a square.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.quality = interpolation }
    }

    /// Sets whether the edges of the picture are smoothed where they lie between pixels of the screen, or end at the
    /// nearest ones.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    /// Sets in how many colours a symbol is drawn; nil leaves that to the surroundings.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

    /// Sets how the one colour of a symbol fills it; nil leaves that to the surroundings.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { with { $0.colorMode = mode } }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Image: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Image, _ inputs: _ViewInputs) -> _ViewNode {
        ImageNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Image, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: ImageNode.self).update(with: view)
    }
}

extension Bundle {
    /// Where the resources lie.
    var folder: String { (resourceURL ?? bundleURL).standardizedFileURL.path }
}
