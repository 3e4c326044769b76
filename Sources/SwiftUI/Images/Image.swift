import MartletGraph
import MartletText

/// A picture: a symbol by its name, as large as text of its font.
///
///     Image(systemName: "heart.fill").font(.title).foregroundStyle(.red)
nonisolated public struct Image: Equatable, Sendable {
    let name: String
    var isResizable = false

    /// A symbol in the foreground style; a name that means nothing is warned about once and shows a placeholder.
    public init(systemName: String) {
        name = systemName
    }

    /// How a picture fills a space other than its own size.
    public enum ResizingMode: Hashable, Sendable {
        case stretch
    }

    /// How large a symbol is beside text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        var symbol: SymbolScale {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// Lets the picture fill the space it is offered.
    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }
}

extension Image: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Image, _ inputs: _ViewInputs) -> _ViewNode {
        SymbolNode(view, inputs)
    }

    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Image, _ inputs: _ViewInputs) {
        unsafeDowncast(node, to: SymbolNode.self).update(with: view)
    }
}

struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant that symbols are shown in where they have it.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the symbols below are beside text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        modifier(_EnvironmentValueModifier(ImageScaleKey.self, scale))
    }

    /// Shows the symbols below in a variant where they have it: filled, slashed or in a figure.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(_EnvironmentValueModifier(SymbolVariantsKey.self, variant))
    }
}
