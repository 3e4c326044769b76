/// A type that shows views as previews.
///
/// All providers of a program are found by themselves; each view that `previews` consists of is a preview of its own.
///
///     struct CardView_Previews: PreviewProvider {
///         static var previews: some View {
///             CardView(card: .example).previewDisplayName("Example")
///         }
///     }
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The system on which to show the previews; nil for the one at hand, which is the only one here.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A system that previews can be meant for.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}
