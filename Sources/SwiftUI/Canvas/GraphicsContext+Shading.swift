extension GraphicsContext {
    /// What paths are filled and drawn with.
    public struct Shading: Sendable {
        let kind: Kind

        indirect enum Kind: Sendable {
            case backdrop
            case foreground
            case palette([Shading])
            case color(Color)
            case style(AnyShapeStyle)
            case linear(AnyGradient, CGPoint, CGPoint, GradientOptions)
            case radial(AnyGradient, CGPoint, CGFloat, CGFloat, GradientOptions)
            case conic(AnyGradient, CGPoint, Angle, GradientOptions)
            case mesh(MeshGradient)
            case tiled(Image, CGPoint, CGRect, CGFloat)
        }

        /// What was drawn before in the same layer.
        public static var backdrop: Shading { Shading(kind: .backdrop) }
        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(kind: .foreground) }

        /// Several, for what is drawn in more than one; a path takes the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            .color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Unit points of the style refer to the rectangle around the path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style(AnyShapeStyle(style)))
        }

        /// A gradient between two points of the context's coordinates.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(AnyGradient(gradient), startPoint, endPoint, options))
        }

        /// The same for a gradient whose colours are mixed in a space of their own, or that a colour makes.
        public static func linearGradient(
            _ gradient: AnyGradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint, options))
        }

        /// A gradient outwards from a point of the context's coordinates.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(AnyGradient(gradient), center, startRadius, endRadius, options))
        }

        /// The same for a gradient whose colours are mixed in a space of their own, or that a colour makes.
        public static func radialGradient(
            _ gradient: AnyGradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
        }

        /// A gradient around a point of the context's coordinates.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(AnyGradient(gradient), center, angle, options))
        }

        /// The same for a gradient whose colours are mixed in a space of their own, or that a colour makes.
        public static func conicGradient(
            _ gradient: AnyGradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle, options))
        }

        /// The points of the mesh refer to the rectangle around the path.
        public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(kind: .mesh(mesh)) }

        /// A picture side by side with itself.
        ///
        /// - Parameters:
        ///   - sourceRect: the part of the picture, from 0 to 1.
        ///   - scale: a factor of its size.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(kind: .tiled(image, origin, sourceRect, scale))
        }
    }

    /// What a gradient shows beyond its ends, and how it is mixed.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The gradient from its beginning.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// The gradient back and forth.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed by the amounts of light that they are.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading as it is in the canvas's environment.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.kind {
        case .color(let color): .color(Color(color.resolve(in: environment)))
        case .palette(let list): .palette(list.map { resolve($0) })
        case .foreground: .style(ForegroundStyle())
        default: shading
        }
    }
}

extension GraphicsContext.Shading {
    /// Whether it is what was drawn before.
    var isBackdrop: Bool {
        switch kind {
        case .backdrop: true
        case .palette(let list): list.first?.isBackdrop == true
        default: false
        }
    }

    /// What to draw a path with, where that is known without looking at more than its box; nil for a style.
    @MainActor func paint(in outline: Outline, _ context: GraphicsContext) -> Paint? {
        let environment = context.environment
        switch kind {
        case .style, .foreground: return nil
        case .palette(let list): return (list.first ?? .foreground).paint(in: outline, context)
        case .color(let color): return .color(color.rgba(in: environment))
        case .backdrop: return .backdrop(Backdrop(radius: 0, tint: .clear))
        case .linear(let gradient, let start, let end, let options):
            return options.extended(
                .linearGradient(options.stops(of: gradient, environment), start: start, end: end))
        case .radial(let gradient, let center, let start, let end, let options):
            return options.extended(
                .radialGradient(
                    options.stops(of: gradient, environment), center: center, startRadius: start, endRadius: end))
        case .conic(let gradient, let center, let angle, let options):
            return .angularGradient(
                options.stops(of: gradient, environment), center: center, startAngle: angle.radians,
                endAngle: angle.radians + 2 * .pi)
        case .mesh(let mesh): return mesh.leadingFill(in: environment).paint(in: outline.bounds)
        case .tiled(let image, let origin, let source, let scale):
            let paint = ImagePaint(image: image, sourceRect: source, scale: scale)
            return paint.tiling(in: environment).map { .tiles($0.tiles(from: origin)) } ?? .color(.clear)
        }
    }

    /// The fill of a style.
    @MainActor func fill(_ context: GraphicsContext) -> StyleFill {
        switch kind {
        case .style(let style): style.resolvedFill(in: context.environment)
        case .palette(let list): (list.first ?? .foreground).fill(context)
        case .color(let color): .color(color.rgba(in: context.environment))
        default: ForegroundStyle().resolvedFill(in: context.environment)
        }
    }

    /// The shading as one colour, where it is one.
    @MainActor func color(_ context: GraphicsContext) -> RGBA? {
        switch kind {
        case .color(let color): color.rgba(in: context.environment)
        case .style, .foreground: if case .color(let color) = fill(context) { color } else { nil }
        case .palette(let list): (list.first ?? .foreground).color(context)
        default: nil
        }
    }
}

extension GraphicsContext.GradientOptions {
    fileprivate func extended(_ paint: Paint) -> Paint {
        if contains(.mirror) { return .extended(paint, .reflected) }
        return contains(.repeat) ? .extended(paint, .repeated) : paint
    }

    /// Mixed as light, colours lie on no straight line: they get stops between.
    @MainActor fileprivate func stops(of gradient: AnyGradient, _ environment: EnvironmentValues) -> [GradientStop] {
        let stops = gradient.resolved(in: environment)
        guard contains(.linearColor), stops.count > 1 else { return stops }
        let steps = 12
        return zip(stops, stops.dropFirst()).flatMap { a, b in
            let (first, second) = (Color.Resolved(a.color), Color.Resolved(b.color))
            return (0..<steps).map { step in
                let share = Float(step) / Float(steps)
                func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * share }
                let mixed = Color.Resolved(
                    colorSpace: .sRGBLinear, red: mix(first.linearRed, second.linearRed),
                    green: mix(first.linearGreen, second.linearGreen),
                    blue: mix(first.linearBlue, second.linearBlue), opacity: mix(first.opacity, second.opacity))
                return GradientStop(
                    color: mixed.rgba, location: a.location + (b.location - a.location) * CGFloat(share))
            }
        } + stops.suffix(1)
    }
}
