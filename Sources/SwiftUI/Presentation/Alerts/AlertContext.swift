import MartletGraph
import MartletHost

/// An alert or dialog that is up: its buttons end it.
@MainActor
final class AlertContext: ItemContext {
    /// Whether it offers choices one below the other, and a way out, rather than answers to a question.
    let asks: Bool

    init(asks: Bool) { self.asks = asks }

    override var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
        ErasedStyle(AlertButtonStyle()) { $0.makeBody(configuration: $1) }
    }

    /// The alert goes after what the button is for (and shows both in one update).
    override func choose(_ action: @MainActor () -> Void) {
        action()
        layer?.dismissal.dismiss()
    }

    private var buttons: [AlertButtonNode] {
        layer?.card.descendants(of: AlertActionsNode.self).first?.shownButtons ?? []
    }

    /// What return does: the first answer that neither destroys nor cancels.
    func chooseDefault() { AlertButtonNode.preferred(among: buttons)?.activate() }

    /// The answer that cancels, or the only one.
    private var cancelling: AlertButtonNode? {
        let buttons = buttons
        return buttons.first { $0.role == .cancel } ?? buttons.first(where: \.leaves)
            ?? (buttons.count == 1 ? buttons[0] : nil)
    }

    override var canCancel: Bool { cancelling != nil }

    override func cancel() { cancelling?.activate() }

    override func unusedKey(_ event: KeyEvent) -> Bool {
        guard event.phase == .down, event.modifiers.isEmpty else { return false }
        switch event.key {
        case .return: chooseDefault()
        case .escape: cancel()
        default: return false
        }
        return true
    }
}
