import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// The native elements of a window: made when they first appear in the picture, kept for as long as they are in it.
@MainActor
final class NativeLayer: NativeDrawing {
    let client: any WindowClient
    /// The natives in the order of drawing, which is that of the canvas's children too: the pointer meets the last one.
    private(set) var order: [UInt64] = []

    private let canvas: Widget
    private let requestFrame: () -> Void
    private var entries: [UInt64: NativeControl] = [:]

    init(canvas: Widget, client: any WindowClient, requestFrame: @escaping () -> Void) {
        self.canvas = canvas
        self.client = client
        self.requestFrame = requestFrame
    }

    /// Whether the keyboard comes from what is behind, so that a native is entered at its end.
    private(set) var isGoingBack = false

    func control(_ id: UInt64) -> NativeControl? { entries[id] }

    /// The same, where text is edited in it.
    func entry(_ id: UInt64) -> NativeText? { entries[id] as? NativeText }

    /// Moves the keyboard inside of the native that has it; `false` where it leaves, or none has it.
    func moveFocusInside(backward: Bool) -> Bool {
        isGoingBack = backward
        guard let root = gtk_widget_get_root(canvas), let focus = gtk_root_get_focus(root), let id = id(holding: focus)
        else { return false }
        return entries[id]?.moveFocus(backward: backward) ?? false
    }

    /// The native whose widget this is or contains it.
    func id(holding widget: Widget) -> UInt64? {
        entries.values.first { $0.inner == widget || gtk_widget_is_ancestor(widget, $0.inner) != 0 }?.id
    }

    /// Makes, changes and removes widgets as the picture says; `true` when they have to be allocated anew.
    /// Whether an input method is putting letters together in one of them.
    var isComposing: Bool { entries.values.contains { $0.isComposing } }

    func update(from root: GroupPicture?) -> Bool {
        if root?.holdsNatives != true, entries.isEmpty { return false }
        let placements = NativePlacement.all(in: root)
        var isStale = false
        let present = Set(placements.map(\.element.id))
        for id in order where !present.contains(id) { entries.removeValue(forKey: id)?.remove() }
        for placement in placements {
            let entry = entries[placement.element.id] ?? make(placement)
            if entry.update(placement) { isStale = true }
        }
        let newOrder = placements.map(\.element.id)
        if newOrder != order {
            order = newOrder
            for id in order { gtk_widget_insert_before(entries[id]!.slot, canvas, nil) }
            isStale = true
        }
        return isStale
    }

    /// After a frame, in which the client has heard of every edit, its texts stand.
    func settle() {
        for entry in entries.values where entry.hasNews { entry.reconcile() }
        for entry in entries.values { entry.tellSelection() }
    }

    func arrange(in size: CGSize) {
        for entry in entries.values { entry.allocate(in: size) }
    }

    /// Takes all widgets away; the window goes.
    func close() {
        for entry in entries.values { entry.remove() }
        entries = [:]
        order = []
    }

    func wantsFrame() { requestFrame() }

    func node(for id: UInt64, in matrix: CGAffineTransform) -> RenderNode? {
        guard let entry = entries[id], entry.placement.isVisible, matrix.isInvertible else { return nil }
        let snapshot = gtk_snapshot_new()
        // The widget knows its place on the canvas; the picture around the node is placed already.
        if let transform = matrix.makeGskTransform() {
            let inverse = gsk_transform_invert(transform)
            gtk_snapshot_transform(snapshot, inverse)
            gsk_transform_unref(inverse)
        }
        gtk_widget_snapshot_child(canvas, entry.slot, snapshot)
        return gtk_snapshot_free_to_node(snapshot).map(RenderNode.init(owning:))
    }

    private func make(_ placement: NativePlacement) -> NativeControl {
        let entry: NativeControl =
            switch placement.element.content {
            case .textEntry: NativeEntry(placement, in: self)
            case .textArea: NativeTextArea(placement, in: self)
            case .widget(let widget): NativeWidgetControl(placement, widget, in: self)
            }
        entries[entry.id] = entry
        gtk_widget_set_parent(entry.slot, canvas)
        return entry
    }
}
