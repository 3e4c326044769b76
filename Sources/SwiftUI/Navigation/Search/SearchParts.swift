import MartletGraph

/// What modifiers around a search field say of it.
final class SearchParts: Scope, @unchecked Sendable {
    static let scopeKey = ObjectIdentifier(SearchParts.self)
    private let change = ChangeLocation()
    private var own: Current
    private let outer: SearchParts?

    /// The suggestions below the field, the choice of where to search, and what follows the keyboard in the field.
    struct Current {
        var suggestions: AnyView?
        var scopes: SearchScopes?
        var focus: (any SearchFocus)?
        var behavior: SearchToolbarBehavior?
    }

    @MainActor init(parent: Scope, _ own: Current) {
        self.own = own
        outer = parent.find(Self.scopeKey).map { unsafeDowncast($0, to: SearchParts.self) }
        super.init(parent: parent, key: Self.scopeKey)
    }

    @MainActor func set(_ new: Current) {
        own = new
        change.send()
    }

    /// With what is said further out, where nothing is said here.
    @MainActor var current: Current {
        change.read()
        let more = outer?.current
        return Current(
            suggestions: own.suggestions ?? more?.suggestions, scopes: own.scopes ?? more?.scopes,
            focus: own.focus ?? more?.focus, behavior: own.behavior ?? more?.behavior)
    }
}

extension EnvironmentValues {
    var searchParts: SearchParts? {
        scope?.find(SearchParts.scopeKey).map { unsafeDowncast($0, to: SearchParts.self) }
    }
}

/// Says something of the search field inside; makes no node.
nonisolated struct SearchPartsModifier: ViewModifier {
    typealias Body = Never
    let parts: SearchParts.Current

    init(parts: SearchParts.Current) { self.parts = parts }

    @MainActor static func _makeModified<C: View>(_ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs) -> _ViewNode
    {
        let scope = SearchParts(parent: inputs.scope, view.modifier.parts)
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? SearchParts else {
            preconditionFailure("The search field lost its scope.")
        }
        scope.set(view.modifier.parts)
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}
