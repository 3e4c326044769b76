import MartletGraph

/// Controls for data entry, in sections: round boxes of rows with the labels before the values.
///
/// On the desktop every control shows its label, a field and a slider too: the title of a field is no placeholder there,
/// which its prompt is. On a phone a field shows its title while it is empty, and a slider none.
///
///     Form {
///         Section("Profile") {
///             TextField("Name", text: $name)
///             Toggle("Public", isOn: $isPublic)
///         }
///     }
nonisolated public struct Form<Content: View>: View {
    let content: Content
    @SurroundingStyle<FormStyleConfiguration> private var style

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    init(_ content: Content) { self.content = content }

    @MainActor public var body: some View {
        content.modifier(FormResolver(style: style))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Makes a form from what a style is given, to draw it in the style further out.
    public init(_ configuration: FormStyleConfiguration) {
        self.init(configuration.content)
    }
}

/// Draws a form, whose views are the content, in the style of the surroundings.
struct FormResolver: ViewModifier {
    let style: StackedStyle<FormStyleConfiguration>

    init(style: StackedStyle<FormStyleConfiguration>) { self.style = style }

    func body(content: Content) -> some View {
        style.look(of: FormStyleConfiguration(content: .init()))
    }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = FormStyleConfiguration
}

/// What a form style lays out.
public struct FormStyleConfiguration {
    /// The views of the form.
    nonisolated public struct Content: View {
        nonisolated init() {}
        @MainActor public var body: some View { _ViewModifier_Content<FormResolver>() }
    }

    public let content: Content
}

extension FormStyleConfiguration: StyledConfiguration {
    nonisolated static var standardStyle: ErasedStyle<Self> {
        ErasedStyle(AutomaticFormStyle(), isStandard: true) { $0.makeBody(configuration: $1) }
    }
}

/// The look of a form without another style: round boxes.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedFormStyle().makeBody(configuration: configuration)
    }
}

/// Each section a round box, at most 600 points wide, its rows at least 50 high.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ListBody(look: .form, selection: nil, content: configuration.content)
    }
}

/// One row under the other without boxes; it does not scroll. On the desktop the labels end, and the controls begin,
/// below one another.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
}

private struct ColumnsForm: View {
    let content: FormStyleConfiguration.Content
    @Environment(\.idiom) private var idiom

    init(content: FormStyleConfiguration.Content) { self.content = content }

    var body: some View {
        if idiom.isTouched {
            VStack(alignment: .leading, spacing: ColumnsFormLayout.spacing) { content }
        } else {
            ColumnsFormLayout { content.modifier(_EnvironmentValueModifier(FormKindKey.self, .columns)) }
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the look of the forms below.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        _styled(ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
