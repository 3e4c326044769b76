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
        if let node = root?.node(in: .identity, painter, natives, above: background) {
            gtk_snapshot_append_node(snapshot, node.pointer)
        }
    }

    /// A new window looks for something to focus; it is for the client to say whether anything should be, so nothing
    /// moves before a key was pressed.
    func canvasMovesFocus(_ direction: GtkDirectionType) -> Bool {
        guard input?.isKeyboardInUse == true, !isClosed else { return false }
        guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else { return false }
        let isBackward = direction == GTK_DIR_TAB_BACKWARD
        return natives.moveFocusInside(backward: isBackward) || client.moveFocus(backward: isBackward)
    }

    func elementsChanged() {
        canvas.rearrange()
        focusTracker.retry()
    }
}
