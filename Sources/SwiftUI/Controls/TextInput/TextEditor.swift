import MartletGraph

/// A control for a long text of several lines, which scrolls.
///
/// It takes the space that it is offered. Font, colour, alignment and line spacing are those of the surroundings, for
/// the whole text. The Tab key writes a tab; Control and Tab, with Shift as well, take the keyboard to the next control.
///
///     TextEditor(text: $note).frame(height: 200)
nonisolated public struct TextEditor: View {
    @Environment(\.textEditorLook) private var look
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isLabeledValue) private var isValue
    @Environment(\.foregroundLevels) private var levels
    let core: TextFieldCore

    init(_ core: TextFieldCore) { self.core = core }

    /// Makes an editor of a text.
    public init(text: Binding<String>) {
        self.init(TextFieldCore(text: text, prompt: nil, kind: .editor))
    }

    @MainActor public var body: some View {
        let isBoxed = look.isBoxed
        TextFieldContent(core: core, label: nil)
            .modifier(
                ControlFrame(
                    look: isBoxed ? .grey : .none, horizontalPadding: isBoxed ? 9 : 5, verticalPadding: 8,
                    isDimmed: !isEnabled, showsFocus: isBoxed)
            )
            .transformEnvironment(\.multilineTextAlignment) { if isValue, $0 == .trailing { $0 = .leading } }
            .modifier(_EnvironmentValueModifier(ForegroundKey.self, ownLevels))
            .padding(ownInset)
            .background {
                if let color = ChangedAppearances.textView?.backgroundColor { Color(uiColor: color) }
            }
    }

    /// A long text is no value at the end of a row, which is faint and aligned with the others.
    @MainActor private var ownLevels: ForegroundLevels {
        guard isValue, levels.isImplicit else { return levels }
        return ForegroundKey.defaultValue
    }

    /// What the program has set for all editors beyond the 8 points above and below that the text has.
    @MainActor private var ownInset: EdgeInsets {
        guard let own = ChangedAppearances.textView?.textContainerInset else { return EdgeInsets() }
        return EdgeInsets(top: own.top - 8, leading: own.left, bottom: own.bottom - 8, trailing: own.right)
    }
}

/// The look of text editors; one of the system's.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    nonisolated static var _look: _TextEditorLook { get }
}

/// What is around the text of an editor.
nonisolated public struct _TextEditorLook: Hashable, Sendable {
    let isBoxed: Bool
}

/// The text alone, 5 points from the sides.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    public static var _look: _TextEditorLook { _TextEditorLook(isBoxed: false) }
    public init() {}
}

/// The text alone, 5 points from the sides.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public static var _look: _TextEditorLook { _TextEditorLook(isBoxed: false) }
    public init() {}
}

/// The text in a faint grey box, as text fields have it.
nonisolated public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public static var _look: _TextEditorLook { _TextEditorLook(isBoxed: true) }
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

struct TextEditorLookKey: EnvironmentKey {
    static var defaultValue: _TextEditorLook { AutomaticTextEditorStyle._look }
}

extension EnvironmentValues {
    var textEditorLook: _TextEditorLook { self[TextEditorLookKey.self] }
}

extension View {
    /// Sets the look of the text editors below.
    nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        modifier(_EnvironmentValueModifier(TextEditorLookKey.self, S._look))
    }
}
