import MartletGraph
import MartletImages
import MartletText

/// Pixels as an image's element shows them: from a file, or decoded already.
final class PictureContent: ImageContent {
    private enum Subject {
        case file(PictureFile)
        case pixels(DisplayImage, scale: CGFloat)
        case blank
        case nothing

        @MainActor static func pixels(_ drawing: ImageDrawing, in environment: EnvironmentValues) -> Subject {
            let (image, scale) = drawing.pixels(in: environment)
            return .pixels(image, scale: scale)
        }
    }

    private var subject: Subject?
    /// What is shown until the pixels for another size have come.
    private var decoded: DisplayImage?
    private var isWaiting = false
    private var mirrored: (base: DisplayImage, image: DisplayImage)?
    private var tinted: (base: DisplayImage, color: RGBA, image: DisplayImage)?
    private var gradient: GradientPicture?
    private var slices = ImageSlices()

    func reset() { subject = nil }
    func baseline(_ node: ImageNode) -> CGFloat? { nil }

    private func subject(_ node: ImageNode) -> Subject {
        if let subject { return subject }
        let new: Subject =
            switch node.image.source {
            case .symbol: .nothing
            case .blank: .blank
            case .drawn(let drawing): .pixels(drawing, in: node.environment)
            case .pixels(let image, let scale): .pixels(image, scale: scale)
            case .named(let name, let bundle):
                PictureFile(named: name, bundle: bundle, in: node.environment).map(Subject.file) ?? .nothing
            }
        subject = new
        return new
    }

    func naturalSize(_ node: ImageNode) -> CGSize {
        switch subject(node) {
        case .file(let file): file.size
        case .pixels(let image, let scale):
            CGSize(width: CGFloat(image.pixelWidth) / scale, height: CGFloat(image.pixelHeight) / scale)
        case .blank: CGSize(width: 10, height: 10)
        case .nothing: SymbolImage.placeholder(for: TextEnvironment.of(node.scope)).size
        }
    }

    // MARK: Drawing

    func draw(_ node: ImageNode, into builder: inout DisplayBuilder) {
        guard node.size.width > 0, node.size.height > 0 else { return }
        let subject = subject(node)
        switch subject {
        case .blank:
            let gray = SystemColor.gray.rgba(in: node.environment).withAlpha(multipliedBy: 0.25)
            builder.add(.fill(.rect(builder.rect(node.size)), .color(gray), FillStyle()))
        case .nothing:
            drawPlaceholder(node, into: &builder)
        case .pixels(let image, _):
            show(image, isTemplate: false, node, into: &builder)
        case .file(let file):
            switch pixels(file, node) {
            case .success(let image): decoded = image
            case .failure:
                drawPlaceholder(node, into: &builder)
                return
            case nil: break
            }
            if let decoded { show(decoded, isTemplate: file.isTemplate, node, into: &builder) }
        }
    }

    private func drawPlaceholder(_ node: ImageNode, into builder: inout DisplayBuilder) {
        let symbol = SymbolImage.placeholder(for: TextEnvironment.of(node.scope))
        let offset = CGPoint(
            x: builder.origin.x + (node.size.width - symbol.size.width) / 2,
            y: builder.origin.y + (node.size.height - symbol.size.height) / 2)
        for item in symbol.items { builder.add(item.moved(by: offset)) }
    }

    private func pixels(_ file: PictureFile, _ node: ImageNode) -> Result<DisplayImage, ImageFailure>? {
        let waits = node.window?.shell?.isInteractive != true
        if isWaiting && !waits { return nil }
        let (width, height) = wantedPixels(file.header, node)
        isWaiting = true
        let result = ImageStore.shared.image(file.key(width: width, height: height), file.header, waits: waits) {
            [weak self, weak node] in
            self?.isWaiting = false
            node?.setNeedsDisplay()
        }
        if result != nil { isWaiting = false }
        return result
    }

    /// No more pixels than can be seen: a photograph is decoded at a half, a quarter… of its size where that is enough,
    /// a drawing at the size it is shown at.
    private func wantedPixels(_ header: ImageHeader, _ node: ImageNode) -> (width: Int, height: Int) {
        let scale = node.environment.displayScale
        if header.isVector {
            let density = max(scale, 2)
            let size = node.image.resizing?.isPlain == false ? naturalSize(node) : node.size
            return (
                min(max(Int((size.width * density).rounded(.up)), 1), 8192),
                min(max(Int((size.height * density).rounded(.up)), 1), 8192)
            )
        }
        var (width, height) = (header.pixelWidth, header.pixelHeight)
        guard node.image.resizing?.isPlain == true else { return (width, height) }
        while width / 2 >= Int(node.size.width * scale * 2), height / 2 >= Int(node.size.height * scale * 2),
            width > 64, height > 64
        {
            (width, height) = (width / 2, height / 2)
        }
        return (width, height)
    }

    private func mirror(of image: DisplayImage) -> DisplayImage {
        if let mirrored, mirrored.base == image { return mirrored.image }
        let new = image.mirrored()
        mirrored = (image, new)
        return new
    }

    private func show(_ image: DisplayImage, isTemplate: Bool, _ node: ImageNode, into builder: inout DisplayBuilder) {
        let image = node.image.flips && node.isRightToLeft ? mirror(of: image) : image
        let filter = node.image.quality == .none ? ImageFilter.nearest : .smooth
        let natural = naturalSize(node)
        func items(_ image: DisplayImage) -> [DisplayItem] {
            slices.items(image, natural: natural, in: node.size, node.image.resizing, filter)
        }
        guard node.image.mode.map({ $0 == .template }) ?? isTemplate else {
            (tinted, gradient) = (nil, nil)
            builder.add(items(image), isAntialiased: node.image.isAntialiased)
            return
        }
        let fill = TextEnvironment.of(node.scope).style.fill
        guard case .color(let color) = fill else {
            let picture = gradient.flatMap { $0.fill == fill ? $0 : nil } ?? GradientPicture(fill)
            gradient = picture
            builder.add(.group(picture.show(items(image), in: node.size, at: builder.origin)))
            return
        }
        let shape: DisplayImage
        if let tinted, tinted.base == image, tinted.color == color {
            shape = tinted.image
        } else {
            shape = image.tinted(color)
            tinted = (image, color, shape)
        }
        builder.add(items(shape), isAntialiased: node.image.isAntialiased)
    }
}

extension DisplayBuilder {
    /// Adds items told from the origin, their edges smoothed or not.
    fileprivate mutating func add(_ new: [DisplayItem], isAntialiased: Bool) {
        for item in new {
            guard !isAntialiased, case .image(let image, let rect, let filter) = item else {
                add(item.moved(by: origin))
                continue
            }
            let place = rect.offsetBy(dx: origin.x, dy: origin.y)
            let pixels = CGRect(x: 0, y: 0, width: image.pixelWidth, height: image.pixelHeight)
            let tiles = ImageTiles(image: image, source: pixels, tile: place, filter: filter, repeats: false)
            add(.fill(.rect(place), .tiles(tiles), FillStyle(antialiased: false)))
        }
    }
}

extension Image.Resizing {
    /// Whether the picture is stretched as a whole.
    var isPlain: Bool { capInsets == EdgeInsets() && mode == .stretch }
}
