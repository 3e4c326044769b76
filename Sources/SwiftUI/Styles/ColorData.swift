import MartletDisplay

/// A colour as something that moves: linear components, as light adds up, multiplied by how opaque it is, so that one that
/// fades does not darken.
nonisolated struct ColorData: VectorArithmetic {
    private var components: SIMD4<Double>

    /// Components count 128-fold, so that a spring settles them as finely as it does points.
    private static let unit = 128.0

    private init(_ components: SIMD4<Double>) { self.components = components }

    /// Four of them.
    init(_ numbers: [Double]) { components = SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]) }

    var numbers: [Double] { [components.x, components.y, components.z, components.w] }

    init(_ color: RGBA) {
        let resolved = Color.Resolved(color)
        let linear = SIMD4(
            Double(resolved.linearRed), Double(resolved.linearGreen), Double(resolved.linearBlue), 1)
        components = linear * Double(color.alpha) * Self.unit
    }

    var color: Color {
        let alpha = min(max(components.w / Self.unit, 0), 1)
        guard alpha > 0 else { return .clear }
        let linear = components / (alpha * Self.unit)
        return Color(.sRGBLinear, red: linear.x, green: linear.y, blue: linear.z, opacity: alpha)
    }

    var rgba: RGBA { color.rgba(in: EnvironmentValues()) }

    static var zero: ColorData { ColorData(.zero) }
    static func + (a: ColorData, b: ColorData) -> ColorData { ColorData(a.components + b.components) }
    static func - (a: ColorData, b: ColorData) -> ColorData { ColorData(a.components - b.components) }
    mutating func scale(by factor: Double) { components *= factor }
    var magnitudeSquared: Double { (components * components).sum() }
}

extension Color {
    static var canMove: Bool { true }

    @MainActor static func makeMotion(_ model: Color, _ node: LeafNode<Color>) -> ShownMotion<Color>? {
        let environment = node.environment
        return LensMotion(model, node, read: { ColorData($0.rgba(in: environment)) }, write: { $0 = $1.color }) {
            [weak node] in node?.show($0)
        }
    }
}
