/// What several previews have in common: data that is made once, and what is put around each of them.
///
///     struct SampleData: PreviewModifier {
///         static func makeSharedContext() async throws -> Store { try await Store.sample() }
///
///         func body(content: Content, context: Store) -> some View {
///             content.environment(context)
///         }
///     }
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Makes the data, once for all previews with this modifier.
    @MainActor @preconcurrency static func makeSharedContext() async throws -> Context
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    @MainActor @preconcurrency public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is put around.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

/// A preview with a modifier around it, as soon as the modifier's data are there; what fails is said in its place.
struct ModifiedPreview<M: PreviewModifier>: View {
    let modifier: M
    let content: AnyView
    @State private var context: Result<M.Context, any Error>?

    init(modifier: M, content: AnyView) {
        self.modifier = modifier
        self.content = content
        _context = State(initialValue: SharedContexts.existing(of: M.self).map(Result.success))
    }

    var body: some View {
        switch context {
        case nil:
            Color.clear.task { context = await SharedContexts.context(of: M.self) }
        case .success(let context):
            modifier.body(content: PreviewModifierContent(view: content), context: context)
        case .failure(let error):
            Text("The preview's \(String(describing: M.self)) failed: \(String(describing: error))").padding()
        }
    }
}

/// The data of preview modifiers, by the modifier's type.
@MainActor
private enum SharedContexts {
    private static var made: [ObjectIdentifier: Any] = [:]

    static func existing<M: PreviewModifier>(of type: M.Type) -> M.Context? {
        made[ObjectIdentifier(type)] as? M.Context
    }

    static func context<M: PreviewModifier>(of type: M.Type) async -> Result<M.Context, any Error> {
        if let known = existing(of: type) { return .success(known) }
        do {
            let context = try await M.makeSharedContext()
            made[ObjectIdentifier(type)] = context
            return .success(context)
        } catch {
            return .failure(error)
        }
    }
}
