import MartletGraph

/// A length that grows with the user's text size, as the lines of a text style do.
///
///     @ScaledMetric(relativeTo: .title) private var height = 40.0
///
/// It is rounded to whole pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    var scope: Scope?

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A length that grows with body text.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    public var wrappedValue: Value {
        Value(EnvironmentValues(scope: scope).scaled(CGFloat(base), relativeTo: style))
    }
}

extension EnvironmentValues {
    /// A length in points that grows with the lines of a text style, in whole pixels.
    func scaled(_ length: CGFloat, relativeTo style: Font.TextStyle = .body) -> CGFloat {
        let factor = self[DesktopTextKey.self].lineFactor(of: style, at: dynamicTypeSize)
        if factor == 1 { return length }
        let pixels = max(displayScale, 1)
        return (length * factor * pixels).rounded() / pixels
    }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

extension ScaledMetric: ScopeProperty {
    static var decidesEquality: Bool { true }
    static func isSame(_ a: Self, _ b: Self) -> Bool { a.base == b.base && a.style == b.style }
}

extension DesktopText {
    /// How much higher than usual lines of a style are where the program's views want texts of `typeSize`.
    fileprivate func lineFactor(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> CGFloat {
        let heights = style.lineHeights
        return scale * heights[typeSize.rawValue] / heights[size.rawValue]
    }
}

extension Font.TextStyle {
    /// In points, from `xSmall` on; only their ratios count here.
    fileprivate var lineHeights: [CGFloat] {
        switch self {
        case .largeTitle, .extraLargeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title, .extraLargeTitle2: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .body, .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}
