import MartletGraph

/// An entry in a faint grey box with corners that are not round, 34 points high.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        EntryBox(core: configuration.core, corners: .radius(0))
    }
}

/// An entry in a faint grey box, 34 points high, in the shape that `textInputBorderShape(_:)` says.
nonisolated public struct BorderedTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        BorderedEntry(core: configuration.core)
    }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
    nonisolated public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

/// The shape of the boxes of text fields.
nonisolated public struct TextInputBorderShape: Equatable, Sendable {
    private enum Kind { case automatic, capsule, roundedRectangle }
    private let kind: Kind

    /// As `roundedRectangle`.
    public static var automatic: Self { Self(kind: .automatic) }
    /// With round ends.
    public static var capsule: Self { Self(kind: .capsule) }
    /// With round corners of 6 points.
    public static var roundedRectangle: Self { Self(kind: .roundedRectangle) }

    var corners: ControlFrame.Corners { kind == .capsule ? .capsule : .radius(6) }
}

struct TextInputBorderShapeKey: EnvironmentKey { static var defaultValue: TextInputBorderShape { .automatic } }

extension EnvironmentValues {
    var textInputBorderShape: TextInputBorderShape { self[TextInputBorderShapeKey.self] }
}

extension View {
    /// Sets the shape of the boxes of the text fields below whose style is `bordered`.
    ///
    ///     TextField("Search", text: $query).textFieldStyle(.bordered).textInputBorderShape(.capsule)
    nonisolated public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
        modifier(_EnvironmentValueModifier(TextInputBorderShapeKey.self, shape))
    }
}

/// A text field in a box of the shape of the surroundings.
private struct BorderedEntry: View {
    let core: TextFieldCore
    @Environment(\.textInputBorderShape) private var shape

    init(core: TextFieldCore) { self.core = core }

    var body: some View { EntryBox(core: core, corners: shape.corners) }
}
