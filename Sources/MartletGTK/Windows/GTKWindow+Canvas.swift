import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

extension GTKWindow: CanvasDelegate {
    var minimumContentSize: CGSize { minimumSize }
    var initialContentSize: CGSize { initialSize }

    func canvasAllocated(_ new: CGSize) {
        if isClosed { return }
        if new != size || !isAllocated {
            size = new
            isAllocated = true
            client.resized(to: new)
            keepLimits()
        }
        natives.arrange(in: new)
        accessibility.arrange()
    }

    func canvasDraws(into snapshot: OpaquePointer) {
        painter.canvasSize = size
        if let node = root?.node(in: .identity, painter, natives) { gtk_snapshot_append_node(snapshot, node.pointer) }
    }

    /// A new window looks for something to focus; it is for the client to say whether anything should be, so nothing
    /// moves before a key was pressed.
    func canvasMovesFocus(_ direction: GtkDirectionType) -> Bool {
        input?.isKeyboardInUse == true && moveFocus(direction)
    }

    /// Gives the keyboard to the next element in reading order, or to the first; `false` behind the last.
    func moveFocus(_ direction: GtkDirectionType) -> Bool {
        guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD, !isClosed else { return false }
        let chain = accessibility.focusChain
        let focus = gtk_window_get_focus(gtkWindow)
        let current = chain.firstIndex { $0 == focus }
        let ahead: [Widget] =
            if direction == GTK_DIR_TAB_FORWARD {
                Array(current.map { chain[($0 + 1)...] } ?? chain[...])
            } else {
                (current.map { chain[..<$0] } ?? chain[...]).reversed()
            }
        // At the end of the chain the window goes on elsewhere, and comes back around.
        return ahead.contains { gtk_widget_grab_focus($0) != 0 }
    }

    /// What the keyboard does with a drawn element when the client leaves the key alone.
    func act(on event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.isSubset(of: [.shift, .capsLock]), let id = focusTracker.focused,
            let element = accessibility.element(id), element.isEnabled
        else { return false }
        switch event.key {
        case .space, .return: return event.phase == .down && client.perform(.activate, on: id)
        case .upArrow, .rightArrow: return element.role.isRange && client.perform(.increment, on: id)
        case .downArrow, .leftArrow: return element.role.isRange && client.perform(.decrement, on: id)
        default: return false
        }
    }

    func elementsChanged() {
        canvas.rearrange()
        focusTracker.retry()
    }
}
