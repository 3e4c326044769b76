import MartletGraph
import MartletHost

/// Gives what is inside an action that loads it anew, and shows that it runs.
struct RefreshModifier: ViewModifier {
    let action: @Sendable () async -> Void
    @State private var session = RefreshSession()

    nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

    func body(content: Content) -> some View {
        session.action = action
        return
            content
            .environment(\.refreshSession, session)
            .overlay(alignment: .top) { RefreshIndicator(session: session) }
            .modifier(RefreshKeys(session: session))
    }
}

/// A spinner in a small round card: it comes down with a pull, and stays while the action runs.
private struct RefreshIndicator: View {
    let session: RefreshSession
    @Environment(\.colorScheme) private var scheme

    init(session: RefreshSession) { self.session = session }

    var body: some View {
        let (isRefreshing, progress) = (session.isRefreshing, session.progress)
        if isRefreshing || progress > 0 {
            Group {
                if isRefreshing {
                    ProgressView().controlSize(.small).accessibilityLabel(Text(_own: "Refreshing"))
                } else {
                    Image(systemName: "arrow.clockwise").rotationEffect(.degrees(270 * progress))
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            }
            .frame(width: 36, height: 36)
            .background {
                Circle().fill(scheme == .dark ? Color(rgb: 0x36363A) : .white)
                    .shadow(color: .black.opacity(0.25), radius: 3, y: 1)
            }
            .opacity(isRefreshing ? 1 : progress)
            .padding(.top, isRefreshing ? 12 : 12 * progress)
            .allowsHitTesting(false)
        }
    }
}

/// Lets keys load anew what is seen.
nonisolated struct RefreshKeys: ViewModifier {
    typealias Body = Never
    let session: RefreshSession

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let node = RefreshKeysNode(view.modifier.session, inputs)
        node.child = C._makeNode(view.content, node.inputs)
        return node
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        C._updateNode(unsafeDowncast(node, to: RefreshKeysNode.self).child, view.content, node.inputs)
    }
}

/// The node of a view that keys load anew while it is seen.
final class RefreshKeysNode: ChildNode, PageKeyFollower {
    private let session: RefreshSession
    lazy var hiders = hidersAround

    init(_ session: RefreshSession, _ inputs: _ViewInputs) {
        self.session = session
        super.init(inputs)
        scope.windowRoot?.pageKeys.append(WeakPageKeys(node: self))
    }

    func presenceChanged(_ isPresent: Bool) {}

    func takes(_ event: KeyEvent) -> Bool {
        let isReload = event.key == .character("r") && [.control, .command].contains(event.modifiers)
        return isReload || (event.key == .function(5) && event.modifiers.isEmpty)
    }

    func act(on event: KeyEvent) { session.start() }
}

extension View {
    /// Lets the user load the list or scroll view inside anew: by pulling it down with a finger or on a touchpad when it
    /// is at its top, with Control and R, or with F5. A spinner turns at the top until `action` returns.
    ///
    /// What is inside finds the action in the environment as `refresh`.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: action))
    }
}
