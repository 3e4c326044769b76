import MartletDisplay

extension GraphicsContext {
    /// A change of what is drawn.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case color(Change)
            case blur(CGFloat, BlurOptions)
            case shadow(Color, CGFloat, CGSize, BlendMode, ShadowOptions)
            case threshold(Double, Double, Color)
            case projection(ProjectionTransform)
        }

        enum Change: Sendable {
            case matrix(MartletDisplay.ColorMatrix)
            case multiply(Color)
        }

        let kind: Kind
        var options = FilterOptions()

        func with(_ options: FilterOptions) -> Filter {
            var copy = self
            copy.options = options
            return copy
        }

        private static func matrix(_ matrix: MartletDisplay.ColorMatrix) -> Filter {
            Filter(kind: .color(.matrix(matrix)))
        }

        /// Draws a shadow; `radius`, `x` and `y` are in points of the context's coordinates.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius, CGSize(width: x, height: y), blendMode, options))
        }

        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .color(.multiply(color))) }

        /// Each component becomes a sum of the four and a constant.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix.display) }
        public static func hueRotation(_ angle: Angle) -> Filter { .matrix(.hueRotation(radians: angle.radians)) }
        public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }

        /// Turns colours into their opposites, by an amount from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            let (factor, constant) = (1 - 2 * amount, amount)
            return .matrix(
                MartletDisplay.ColorMatrix(
                    red: [factor, 0, 0, 0, constant], green: [0, factor, 0, 0, constant],
                    blue: [0, 0, factor, 0, constant]))
        }

        public static func grayscale(_ amount: Double) -> Filter { .saturation(1 - amount) }

        /// Black, as opaque as the colour was bright.
        public static var luminanceToAlpha: Filter { .matrix(.luminanceToAlpha) }

        /// A Gaussian blur; `radius` is its standard deviation in points of the context's coordinates.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius, options))
        }

        /// Shows what is drawn under a mapping of the context's coordinates, also in perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// One colour where the opacity is in a range, nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .threshold(min, max, color))
        }
    }

    /// How a filter works on colours.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// On amounts of light; here filters always work on the components of sRGB.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// In front of what throws it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// In the place of what throws it.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Of all that is not drawn, in place of what is: with `shadowAbove` and the blend mode `sourceAtop` the inside
        /// of a figure is in its shadow.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// Both blended for themselves.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How a blur is drawn.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Nothing of what is blurred is transparent.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Noise hides the steps between similar colours; here the steps stay, which are those of eight bits.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
}

extension GraphicsContext.Filter {
    /// What filtered items come to.
    ///
    /// - Parameter bounds: all of the canvas.
    @MainActor func applied(
        to items: [DisplayItem], _ applied: GraphicsContext.AppliedFilter, in environment: EnvironmentValues,
        _ bounds: CGRect
    ) -> [DisplayItem] {
        if case .projection(let matrix) = kind { return Self.projected(items, matrix, applied.transform) }
        var look = appearance(scale: applied.scale, in: environment)
        guard case .shadow(_, _, _, let mode, let options) = kind, let shadow = look.shadow,
            mode != .normal || options.contains(.disablesGroup) || options.contains(.invertsAlpha)
        else { return [.group(DisplayGroup(items, look))] }
        let alone: DisplayItem
        if options.contains(.invertsAlpha) {
            alone = Self.inverted(shadow, of: items, bounds, mode.display)
        } else {
            // The shadow meets what lies below by itself.
            look.shadow?.place = .alone
            look.blendMode = mode.display
            alone = .group(DisplayGroup(items, look))
        }
        let both: [DisplayItem] =
            switch shadow.place {
            case .below: [alone] + items
            case .above: items + [alone]
            case .alone: [alone]
            }
        guard options.contains(.invertsAlpha), !options.contains(.disablesGroup) else { return both }
        var together = GroupAppearance()
        together.isIsolated = true
        return [.group(DisplayGroup(both, together))]
    }

    /// Items under a mapping of the coordinates of the context.
    @MainActor private static func projected(
        _ items: [DisplayItem], _ matrix: ProjectionTransform, _ transform: CGAffineTransform
    ) -> [DisplayItem] {
        let back = ProjectionTransform(transform.inverted())
        var look = GroupAppearance()
        look.setMapping(back.concatenating(matrix).concatenating(ProjectionTransform(transform)))
        return [.group(DisplayGroup(items, look))]
    }

    /// The shadow of all that items leave free.
    @MainActor private static func inverted(
        _ shadow: GroupShadow, of items: [DisplayItem], _ bounds: CGRect, _ mode: DisplayBlendMode
    ) -> DisplayItem {
        let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        var hole = GroupAppearance()
        hole.blendMode = .destinationOut
        let around = DisplayItem.fill(
            .rect(bounds.insetBy(dx: -reach, dy: -reach)), .color(shadow.color), FillStyle())
        var look = GroupAppearance()
        look.isIsolated = true
        look.blurRadius = shadow.radius
        look.transform = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        var blended = GroupAppearance()
        blended.isIsolated = true
        blended.blendMode = mode
        let blurred = DisplayItem.group(DisplayGroup([around, .group(DisplayGroup(items, hole))], look))
        return .group(DisplayGroup([blurred], blended))
    }

    /// What a group of what is filtered looks like.
    ///
    /// - Parameter scale: points of the canvas for each of the context's.
    @MainActor private func appearance(scale: CGFloat, in environment: EnvironmentValues) -> GroupAppearance {
        var look = GroupAppearance()
        switch kind {
        case .color(.matrix(let matrix)): look.colors = matrix
        case .color(.multiply(let color)): look.colors = .multiply(color.rgba(in: environment))
        case .blur(let radius, let options):
            look.blurRadius = max(radius * scale, 0)
            if options.contains(.opaque) { look.colors = .opaque }
        case .shadow(let color, let radius, let offset, _, let options):
            var shadow = GroupShadow(
                color: color.rgba(in: environment), radius: max(radius * scale, 0),
                offset: CGSize(width: offset.width * scale, height: offset.height * scale))
            if options.contains(.shadowAbove) { shadow.place = .above }
            if options.contains(.shadowOnly) { shadow.place = .alone }
            look.shadow = shadow
        case .projection: break
        case .threshold(let least, let most, let color):
            look.threshold = AlphaThreshold(least: least, most: most, color: color.rgba(in: environment))
        }
        return look
    }
}

/// A linear change of colours: each component of the result is a sum of the four components and a constant.
///
/// The first number of a name is the component of the colour: 1 red, 2 green, 3 blue, 4 opacity, 5 the constant.
nonisolated public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Leaves colours as they are.
    public init() {}

    fileprivate var display: MartletDisplay.ColorMatrix {
        func row(_ values: Float...) -> [Double] { values.map { $0.isFinite ? Double($0) : 0 } }
        return MartletDisplay.ColorMatrix(
            red: row(r1, r2, r3, r4, r5), green: row(g1, g2, g3, g4, g5), blue: row(b1, b2, b3, b4, b5),
            alpha: row(a1, a2, a3, a4, a5))
    }
}
