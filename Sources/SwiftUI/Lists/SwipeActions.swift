import MartletGraph

/// The buttons that a swipe over a row reveals.
struct SwipeActions {
    struct Side {
        let allowsFullSwipe: Bool
        let buttons: AnyView
    }

    var leading: Side?
    var trailing: Side?
}

/// Adds buttons to the side of a row, and keeps those of the other side set further in.
nonisolated struct SwipeActionsModifier: ViewModifier {
    typealias Body = Never
    let edge: HorizontalEdge
    let side: SwipeActions.Side

    @MainActor private func merged(over outer: Scope) -> SwipeActions {
        var value = outer.trait(SwipeTrait.self, upTo: outer.listScope ?? outer)?.value ?? SwipeActions()
        if edge == .leading { value.leading = side } else { value.trailing = side }
        return value
    }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let scope = ScopeValue(
            parent: inputs.scope, key: ObjectIdentifier(SwipeTrait.self), writer: SwipeTrait.self,
            value: view.modifier.merged(over: inputs.scope))
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? ScopeValue<SwipeActions> else {
            preconditionFailure("\(Self.self) lost its scope.")
        }
        scope.value = view.modifier.merged(over: inputs.scope)
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

extension Scope {
    /// The scope of the list around.
    fileprivate var listScope: Scope? { find(ObjectIdentifier(ListContextKey.self)) }
}

extension View {
    /// Reveals buttons when this row of a list is swiped, from the edge inward.
    ///
    /// - Parameter allowsFullSwipe: whether a swipe over most of the row does what the first button does.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            SwipeActionsModifier(
                edge: edge,
                side: SwipeActions.Side(allowsFullSwipe: allowsFullSwipe, buttons: AnyView(content()))))
    }
}

/// The buttons beside a row that was swiped: as high as the row, coloured by role or tint.
struct SwipeBar: View {
    let buttons: AnyView
    let context: SwipeContext

    init(buttons: AnyView, close: @escaping @MainActor () -> Void) {
        self.buttons = buttons
        context = SwipeContext(close: close)
    }

    var body: some View {
        buttons.environment(\.itemContext, context)
    }
}

/// What buttons beside a swiped row are: however they are pressed, the row closes.
final class SwipeContext: ItemContext {
    private let close: @MainActor () -> Void

    init(close: @escaping @MainActor () -> Void) { self.close = close }

    override var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        ErasedStyle(SwipeButtonStyle()) { $0.makeBody(configuration: $1) }
    }

    override func choose(_ action: @MainActor () -> Void) {
        close()
        action()
    }
}

/// A button beside a swiped row.
nonisolated struct SwipeButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration) }
}

struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var pointer = PointerState()
    @Environment(\.idiom) private var idiom

    init(configuration: PrimitiveButtonStyleConfiguration) {
        self.configuration = configuration
    }

    @ViewBuilder private var label: some View {
        if idiom.isTouched { configuration.label.labelStyle(SwipeLabelStyle()) } else { configuration.label }
    }

    var body: some View {
        label
            .foregroundStyle(Color.white)
            .fontWeight(.semibold)
            .padding(.horizontal, 14)
            .frame(minWidth: 72, maxWidth: .infinity, maxHeight: .infinity)
            .background(SwipeButtonBox(isDestructive: configuration.role == .destructive, pointer: pointer))
            .modifier(PressModifier(takesFrame: true, pointer: $pointer, action: configuration.action))
    }
}

/// The symbol of a button beside a row of a phone or a pad; its title stands below it where the row is high enough.
nonisolated struct SwipeLabelStyle: LabelStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        ViewThatFits(in: .vertical) {
            VStack(spacing: 4) {
                configuration.icon.modifier(DecorativeModifier()).imageScale(.large)
                configuration.title.font(.footnote)
            }
            .padding(.vertical, 20)
            IconOnlyLabelStyle().makeBody(configuration: configuration).imageScale(.large)
        }
    }
}

/// What a swipe button is drawn on.
struct SwipeButtonBox: View {
    let isDestructive: Bool
    let pointer: PointerState
    @Environment(\.self) private var environment

    init(isDestructive: Bool, pointer: PointerState) {
        self.isDestructive = isDestructive
        self.pointer = pointer
    }

    var body: some View {
        Rectangle().fill(isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)).opacity(
            pointer.choose(1, 0.9, 0.8))
    }
}
