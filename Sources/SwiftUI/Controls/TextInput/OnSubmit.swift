import MartletGraph

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Who is told when something inside is submitted; the action is replaced in place.
final class SubmitScope: Scope, @unchecked Sendable {
    static let scopeKey = ObjectIdentifier(SubmitScope.self)
    var modifier: _OnSubmitModifier

    init(parent: Scope, _ modifier: _OnSubmitModifier) {
        self.modifier = modifier
        super.init(parent: parent, key: Self.scopeKey)
    }

    /// Tells everybody around, the innermost first.
    ///
    /// - Returns: whether there was anybody.
    @discardableResult
    @MainActor static func submit(_ trigger: SubmitTriggers, from scope: Scope) -> Bool {
        var wasTaken = false
        var next = scope.find(scopeKey)
        while let found = next {
            let modifier = unsafeDowncast(found, to: SubmitScope.self).modifier
            if modifier.blocks { return wasTaken }
            if !modifier.triggers.isDisjoint(with: trigger) {
                wasTaken = true
                modifier.action()
            }
            next = found.parent?.find(scopeKey)
        }
        return wasTaken
    }
}

/// Runs an action when something inside is submitted; makes no node.
nonisolated public struct _OnSubmitModifier: ViewModifier {
    public typealias Body = Never
    let triggers: SubmitTriggers
    /// Whether nobody further out is told.
    var blocks = false
    let action: () -> Void

    @MainActor public static func _makeModified<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode {
        let scope = SubmitScope(parent: inputs.scope, view.modifier)
        return C._makeNode(view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }

    @MainActor public static func _updateModified<C: View>(
        _ node: _ViewNode, _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) {
        guard let scope = inputs.scope.child(toward: node.scope) as? SubmitScope else {
            preconditionFailure("onSubmit lost its scope.")
        }
        scope.modifier = view.modifier
        C._updateNode(node, view.content, _ViewInputs(parent: inputs.parent, scope: scope))
    }
}

extension View {
    /// Runs `action` when return is pressed in a text field below.
    nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(_OnSubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps the actions of `onSubmit` further out from running when something inside is submitted.
    ///
    ///     Form {
    ///         TextField("Tag", text: $tag).onSubmit(addTag).submitScope()
    ///     }
    ///     .onSubmit(logIn)
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(_OnSubmitModifier(triggers: [], blocks: isBlocking, action: {}))
    }
}
