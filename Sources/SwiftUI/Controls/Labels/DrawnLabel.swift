import MartletGraph

/// Tells labels that are titles, which get the box of a control around them, from labels that the program draws itself,
/// which get none: there would be a box around a box.
///
/// A title is a `Text`, a `Label` or a `ProgressView`, whatever its font, colour or description, also where a condition
/// chooses between several. Everything else is drawn: pictures, shapes and stacks, and what has a padding, a frame, a
/// background or an effect. A view with a body is what its body is. Only types are asked, so that a button does not
/// change its look while it is shown.
@MainActor
enum DrawnLabel {
    private final class Answer {
        let isTitle: Bool
        init(_ isTitle: Bool) { self.isTitle = isTitle }
    }

    private static var known = TypeTable<Answer>()

    /// Whether the program draws what a view of a type is.
    static func isDrawn<V: View>(_ type: V.Type) -> Bool {
        known.value(for: type) { Answer(isTitle(type)) }.isTitle == false
    }

    fileprivate static func isTitle<V: View>(_ type: V.Type) -> Bool {
        if let type = type as? any TitleView.Type { return type.isTitle }
        return V.Body.self != Never.self && isTitle(V.Body.self)
    }

    fileprivate static func isQuiet<M: ViewModifier>(_ type: M.Type) -> Bool {
        if type is any QuietModifier.Type || type is any ScopeModifier.Type { return true }
        return M.Body.self != Never.self && isTitle(M.Body.self)
    }
}

/// A view of the system that may be, or be in, the title of a control.
@MainActor
private protocol TitleView {
    static var isTitle: Bool { get }
}

extension TitleView {
    static var isTitle: Bool { true }
}

extension Text: TitleView {}
extension ProgressView: TitleView {}
extension EmptyView: TitleView {}
/// What is modified is asked for itself.
extension _ViewModifier_Content: TitleView {}

extension Label: TitleView {
    @MainActor static var isTitle: Bool { DrawnLabel.isTitle(Title.self) }
}

extension ModifiedContent: TitleView where Content: View, Modifier: ViewModifier {
    @MainActor static var isTitle: Bool { DrawnLabel.isQuiet(Modifier.self) && DrawnLabel.isTitle(Content.self) }
}

extension _ConditionalContent: TitleView where TrueContent: View, FalseContent: View {
    @MainActor static var isTitle: Bool {
        DrawnLabel.isTitle(TrueContent.self) && DrawnLabel.isTitle(FalseContent.self)
    }
}

extension Optional: TitleView where Wrapped: View {
    @MainActor static var isTitle: Bool { DrawnLabel.isTitle(Wrapped.self) }
}

extension IDView: TitleView {
    @MainActor static var isTitle: Bool { DrawnLabel.isTitle(Content.self) }
}

extension Group: TitleView where Content: View {
    @MainActor static var isTitle: Bool { DrawnLabel.isTitle(Content.self) }
}

/// A modifier that leaves a title one: it neither draws nor lays out.
private protocol QuietModifier {}

extension EmptyModifier: QuietModifier {}
extension AccessibilityModifier: QuietModifier {}
extension DecorativeModifier: QuietModifier {}
extension TransitionModifier: QuietModifier {}
extension ValueTransactionModifier: QuietModifier {}
extension _EnvironmentKeyWritingModifier: QuietModifier {}
extension _EnvironmentKeyTransformModifier: QuietModifier {}
extension _FixedSizeLayout: QuietModifier {}
extension _HelpModifier: QuietModifier {}
extension _OpacityEffect: QuietModifier {}
extension _AppearanceActionModifier: QuietModifier {}
extension TaskModifier: QuietModifier {}
extension ValueChangeModifier: QuietModifier {}
