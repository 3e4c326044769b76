/// A view with the name and the traits that `#Preview` gave it.
public struct Preview {
    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let content: @MainActor () -> any View

    /// What the traits of a preview of a view are about.
    public struct ViewTraits: Sendable {}

    /// Makes a preview; its body runs each time it is shown.
    @MainActor public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        content = body
    }
}

/// A type that declares one preview: what `#Preview` expands to.
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }

    @MainActor static func makePreview() throws -> Preview
}

/// Declares a preview of a view, found by itself while the program runs.
///
///     #Preview("Two words") { NameView(name: "Ada Lovelace") }
///
/// - Parameter name: what it is listed as; without one, the name of the file.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits such as its size or orientation.
///
///     #Preview("Wide", traits: .landscapeLeft) { NameView(name: "Ada Lovelace") }
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Keeps a variable in the body of a `#Preview` alive, as a property of a view around the rest.
///
///     #Preview {
///         @Previewable @State var isOn = false
///         Toggle("On", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")
