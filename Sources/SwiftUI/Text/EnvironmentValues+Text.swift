/// How lines of a text that are shorter than the widest one are aligned.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head, tail, middle

        var engine: StyledText.Truncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// How large a text is beside other text.
    public struct Scale: Hashable, Sendable {
        /// Of its font's size.
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// Smaller than the text it stands beside.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Letters all large or all small.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }
}

struct AlignsByLettersKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
struct FontWidthKey: EnvironmentKey { static var defaultValue: Font.Width? { nil } }
struct TextScaleKey: EnvironmentKey { static var defaultValue: Text.Scale { .default } }
struct FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
struct BoldKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
struct ItalicKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
struct MonospacedDigitKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct KerningKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct TrackingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct BaselineOffsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct UnderlineKey: EnvironmentKey { static var defaultValue: TextModifier.Line? { nil } }
struct StrikethroughKey: EnvironmentKey { static var defaultValue: TextModifier.Line? { nil } }
struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    /// The font of texts; nil for the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The most lines of a text; nil for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
    }

    /// Extra points between lines.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The smallest factor to which a text may shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether the letters of a text may come a little closer to each other to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}
