/// A value that a program attaches to a part of a text, for the text's renderer to read.
///
///     struct Emphasis: TextAttribute {}
///     Text("Read \(Text("this").customAttribute(Emphasis())) first").textRenderer(Highlighter())
public protocol TextAttribute: Hashable {}

extension Text {
    /// Attaches a value to this text: a renderer reads it of a run by its type. The innermost of several values of one
    /// type counts.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        _with(.attachment(ObjectIdentifier(T.self), .init(value: AnyHashable(value))))
    }
}
