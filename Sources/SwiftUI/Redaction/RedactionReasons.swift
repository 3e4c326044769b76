import MartletGraph

/// Why what a view shows is hidden.
nonisolated public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not known yet: texts are bars and pictures blocks.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Somebody else may look: what is sensitive is hidden.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date; views may say so, and are shown as they are otherwise.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
struct PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why what views show is hidden.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// Whether texts and pictures are shown as bars and blocks.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && self[PrivacySensitiveKey.self]
    }
}

extension View {
    /// Hides the texts and pictures of this view for a reason, beside the reasons there are.
    ///
    /// Of a placeholder every line of a text is a bar, and a picture a block; shapes and colours stay. What is hidden is
    /// not read out either.
    ///
    ///     Row(item: sample).redacted(reason: .placeholder)
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows this view as it is, whatever reasons there are around it.
    nonisolated public func unredacted() -> some View {
        modifier(_EnvironmentValueModifier(RedactionKey.self, []))
    }

    /// Says that this view shows something that others should not see: where the reason is `privacy`, it is hidden.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(PrivacySensitiveKey.self, sensitive))
    }
}

extension DisplayBuilder {
    /// A bar for each line of a text.
    ///
    /// - Parameter lines: in the coordinates of the element being drawn.
    mutating func add(redacted lines: [CGRect], _ environment: EnvironmentValues) {
        let fill = ForegroundStyle().resolvedFill(in: environment).multiplyingOpacity(0.2)
        for line in lines where line.width > 0 {
            let bar = line.insetBy(dx: 0, dy: line.height * 0.12).offsetBy(dx: origin.x, dy: origin.y)
            let corner = min(4, bar.height / 2, bar.width / 2)
            add(
                fill, filling: .roundedRect(bar, cornerSize: CGSize(width: corner, height: corner)), FillStyle(),
                in: bar)
        }
    }

    /// A block in the place of a picture.
    mutating func add(redacted size: CGSize, _ environment: EnvironmentValues) {
        let fill = ForegroundStyle().resolvedFill(in: environment).multiplyingOpacity(0.2)
        let corner = min(4, size.width / 2, size.height / 2)
        let outline = Outline.roundedRect(rect(size), cornerSize: CGSize(width: corner, height: corner))
        add(fill, filling: outline, FillStyle(), in: rect(size))
    }
}
