import MartletText

extension NSAttributedString {
    /// The size in points of the text on as many lines as it has itself.
    public func size() -> CGSize { styled.size(in: nil) }

    /// Draws the text, its top left corner at a point.
    public func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.addLocal([.text(styled, point, nil)])
    }

    /// Draws the text in a rectangle, whose width its lines have and out of whose height none are drawn.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.addLocal([.text(styled, rect.origin, rect.size)])
        context.restoreGState()
    }

    /// Draws the text in a rectangle.
    ///
    /// - Parameter context: is told how much room the text takes.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
        context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        // Without the option, the rectangle's origin is the baseline of the only line.
        let baseline = styled.firstBaseline
        draw(at: CGPoint(x: rect.minX, y: rect.minY - baseline))
    }

    /// The rectangle in points that the text takes on lines of a width; its origin is zero.
    ///
    /// - Parameter context: is told the same.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let isBroken = options.contains(.usesLineFragmentOrigin)
        let bounds = CGRect(origin: .zero, size: styled.size(in: isBroken ? size : nil))
        context?.totalBounds = bounds
        return bounds
    }

    package var styled: StyledText {
        var runs: [TextRun] = []
        var paragraph: NSParagraphStyle?
        enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
            paragraph = paragraph ?? values[.paragraphStyle] as? NSParagraphStyle
            runs.append(TextRun(attributedSubstring(from: range).string, values))
        }
        var text = StyledText(runs: runs)
        guard let paragraph else { return text }
        text.lineSpacing = paragraph.lineSpacing
        text.alignment =
            switch paragraph.alignment {
            case .left, .natural, .justified: .leading
            case .center: .center
            case .right: .trailing
            }
        switch paragraph.lineBreakMode {
        case .byTruncatingHead: (text.truncation, text.lineLimit) = (.head, 1)
        case .byTruncatingMiddle: (text.truncation, text.lineLimit) = (.middle, 1)
        case .byTruncatingTail, .byClipping: text.lineLimit = 1
        case .byWordWrapping, .byCharWrapping: break
        }
        return text
    }
}

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Lines are broken, and the origin is the top left corner rather than the baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The space between lines counts; here it always does.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// What does not fit ends in an ellipsis; here it always does.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What drawing a text tells of it.
open class NSStringDrawingContext: NSObject {
    /// The room in points that the text takes that was measured or drawn last.
    public internal(set) var totalBounds = CGRect.zero

    public override init() {}
}

extension NSString {
    /// The size in points of the text on as many lines as it has itself.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        attributed(attributes).size()
    }

    /// Draws the text, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text in a rectangle, whose width its lines have and out of whose height none are drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws the text in a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle in points that the text takes on lines of a width; its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
}

/// What Apple's systems reach through the bridge between both kinds of strings.
extension String {
    /// The size in points of the text on as many lines as it has itself.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// Draws the text, its top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text in a rectangle, whose width its lines have and out of whose height none are drawn.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text in a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) {
        NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle in points that the text takes on lines of a width; its origin is zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension TextRun {
    /// A stretch of a text as its attributes say.
    package init(_ text: String, _ values: [NSAttributedString.Key: Any]) {
        func color(_ key: NSAttributedString.Key) -> RGBA? { (values[key] as? UIColor)?.rgba(in: .current) }
        func number(_ key: NSAttributedString.Key) -> Double? {
            (values[key] as? NSNumber)?.doubleValue ?? (values[key] as? CGFloat).map { Double($0) }
                ?? (values[key] as? Int).map { Double($0) } ?? values[key] as? Double
        }
        func line(_ key: NSAttributedString.Key, _ tint: NSAttributedString.Key) -> TextLine? {
            let style = number(key).map { NSUnderlineStyle(rawValue: Int($0)) } ?? values[key] as? NSUnderlineStyle
            return style?.pattern.map { TextLine(pattern: $0, color: color(tint)) }
        }
        self.init(
            text: text, font: (values[.font] as? UIFont)?.fontDescription ?? FontDescription(size: 12),
            color: color(.foregroundColor) ?? .black, background: color(.backgroundColor),
            underline: line(.underlineStyle, .underlineColor),
            strikethrough: line(.strikethroughStyle, .strikethroughColor), kerning: number(.kern) ?? 0,
            baselineOffset: number(.baselineOffset) ?? 0)
    }
}

extension NSUnderlineStyle {
    /// What the line is made of; nil for no line.
    package var pattern: TextLine.Pattern? {
        let patterns: [TextLine.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        return rawValue == 0 ? nil : patterns.indices.contains(rawValue >> 8) ? patterns[rawValue >> 8] : .solid
    }
}

extension StyledText {
    fileprivate func size(in size: CGSize?) -> CGSize {
        onMain {
            let width = size.map { $0.width > 0 && $0.width.isFinite ? $0.width : nil } ?? nil
            let height = size.map { $0.height > 0 && $0.height.isFinite ? $0.height : nil } ?? nil
            return TextEngine.shared.measure(self, width: width, height: height).size
        }
    }

    fileprivate var firstBaseline: CGFloat { onMain { TextEngine.shared.firstBaseline(self) } }
}
