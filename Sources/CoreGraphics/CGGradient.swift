/// Colours that pass into one another.
public final class CGGradient: Sendable {
    let stops: [GradientStop]

    private init(_ stops: [GradientStop]) { self.stops = stops.sorted { $0.location < $1.location } }

    /// A gradient through colours.
    ///
    /// - Parameters:
    ///   - space: in which the colours are mixed; here always sRGB.
    ///   - colors: of `CGColor`; nil comes back where there is none.
    ///   - locations: of each colour, from 0 to 1; nil spreads them evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty, space?.model != .monochrome else { return nil }
        self.init(
            colors.enumerated().map { place, color in
                GradientStop(color: color.rgba, location: Self.location(place, of: colors.count, locations))
            })
    }

    /// A gradient through colours of a space, their components one after the other, the opacity of each last; nil where
    /// there is none.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let all = Array(UnsafeBufferPointer(start: components, count: count * size))
        self.init(
            (0..<count).compactMap { place in
                space.rgba(all[place * size..<(place + 1) * size]).map {
                    GradientStop(color: $0, location: Self.location(place, of: count, locations))
                }
            })
    }

    private static func location(_ place: Int, of count: Int, _ locations: UnsafePointer<CGFloat>?) -> CGFloat {
        if let locations { return min(max(locations[place], 0), 1) }
        return count > 1 ? CGFloat(place) / CGFloat(count - 1) : 0
    }

    /// The colour at a place from 0 to 1.
    func color(at location: CGFloat) -> RGBA {
        guard let next = stops.firstIndex(where: { $0.location >= location }), next > 0 else {
            return (location <= stops[0].location ? stops.first : stops.last)?.color ?? .clear
        }
        let (a, b) = (stops[next - 1], stops[next])
        let share = Float((location - a.location) / max(b.location - a.location, .ulpOfOne))
        func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * share }
        return RGBA(
            red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
            blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
    }
}

/// Where a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In its first colour before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// In its last colour after its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
