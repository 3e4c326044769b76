import CMartletGTK
import Foundation
import MartletHost

/// The window's elements for keyboard and screen reader: one widget for each that is drawn, in reading order among
/// the natives.
///
/// Elements are fetched when the processor has nothing better to do after a frame, and only if their version is new.
@MainActor
final class AccessibilityLayer {
    private let canvas: Widget
    private let client: any WindowClient
    private let natives: NativeLayer
    private let changed: () -> Void
    private var widgets: [UInt64: AccessibleWidget] = [:]
    private var elements: [AccessibleElement] = []
    /// Of active parts, the elements that have the keyboard by them.
    private var owners: [UInt64: UInt64] = [:]
    private var version: UInt64?
    private var nativeOrder: [UInt64] = []
    private var idle: guint = 0

    /// - Parameter changed: called after elements came, went or moved.
    init(canvas: Widget, client: any WindowClient, natives: NativeLayer, changed: @escaping () -> Void) {
        self.canvas = canvas
        self.client = client
        self.natives = natives
        self.changed = changed
    }

    /// Looks for changes when the loop is idle.
    func updateSoon() {
        guard idle == 0, client.accessibilityVersion != version || natives.order != nativeOrder else { return }
        idle = g_idle_add_full(
            G_PRIORITY_LOW,
            { data in
                onMain(data) { Unmanaged<AccessibilityLayer>.fromOpaque($0!).takeUnretainedValue().updateIdly() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in Unmanaged<AccessibilityLayer>.fromOpaque(data!).release() })
    }

    /// Stops looking; the window goes.
    func close() {
        if idle != 0 { g_source_remove(idle) }
        idle = 0
        widgets = [:]
        elements = []
    }

    func arrange() {
        for widget in widgets.values { widget.allocate() }
    }

    func element(_ id: UInt64) -> AccessibleElement? { widgets[id]?.element }

    /// The element that a widget stands for; of an active part, the one that has the keyboard by it.
    func id(of widget: Widget) -> UInt64? {
        widgets.first { $0.value.widget == widget }.map { owners[$0.key] ?? $0.key }
    }

    func widget(of id: UInt64) -> Widget? { widgets[id]?.widget }

    /// `false` when there is no such element yet.
    func takeFocus(_ id: UInt64) -> Bool {
        update()
        guard let widget = widgets[id] else { return false }
        return gtk_widget_grab_focus(standIn(for: widget).widget) != 0
    }

    /// The widget that has the focus while an element has the keyboard: screen readers say what is in the focus, and of a
    /// list that is the row, not the list.
    private func standIn(for widget: AccessibleWidget) -> AccessibleWidget {
        guard let part = widget.element.activePart, owners[part] == widget.element.id else { return widget }
        return widgets[part] ?? widget
    }

    private func updateIdly() {
        idle = 0
        update()
    }

    private func update() {
        let newVersion = client.accessibilityVersion
        if newVersion == version, natives.order == nativeOrder { return }
        let areNew = newVersion != version
        version = newVersion
        nativeOrder = natives.order
        if areNew { replace(with: client.accessibleElements.named()) }
        describeNatives()
        sortChildren()
        changed()
    }

    private func replace(with new: [AccessibleElement]) {
        elements = new
        let drawn = new.filter { !$0.isNative }
        let ids = Set(drawn.map(\.id))
        let focused = widgets.values.first { gtk_widget_is_focus($0.widget) != 0 }?.element.id
        let owner = focused.flatMap { owners[$0] ?? $0 }
        defer { followPart(of: owner) }
        owners = Dictionary(
            drawn.compactMap { element in element.activePart.map { ($0, element.id) } },
            uniquingKeysWith: { first, _ in first })
        // It keeps the keyboard while its part goes.
        if let owner, owner != focused, let focused, !ids.contains(focused), let widget = widgets[owner] {
            gtk_widget_grab_focus(widget.widget)
        }
        for (id, widget) in widgets where !ids.contains(id) {
            widgets[id] = nil
            remove(widget)
        }
        for element in drawn {
            var hadFocus = false
            if let known = widgets[element.id] {
                // A widget keeps the role and the class it was made with.
                if known.element.role == element.role, known.element.actions == element.actions,
                    known.kind == AccessibleWidget.Kind(element)
                {
                    _ = known.update(element, isPart: owners[element.id] != nil)
                    continue
                }
                hadFocus = remove(known)
            }
            let widget = AccessibleWidget(element, isPart: owners[element.id] != nil) { [unowned client] action, id in
                client.perform(action, on: id)
            }
            widgets[element.id] = widget
            gtk_widget_set_parent(widget.widget, canvas)
            if hadFocus { gtk_widget_grab_focus(widget.widget) }
        }
    }

    /// Another part of the element with the keyboard is the active one, or is there only now.
    private func followPart(of owner: UInt64?) {
        guard let owner, let widget = widgets[owner], widget.element.activePart != nil || owners.values.contains(owner)
        else { return }
        let target = standIn(for: widget).widget
        if gtk_widget_is_focus(target) == 0 { gtk_widget_grab_focus(target) }
    }

    /// Takes a widget away, and the keyboard from it: GTK would give it to the first widget that there is.
    ///
    /// - Returns: whether it had the keyboard.
    @discardableResult
    private func remove(_ widget: AccessibleWidget) -> Bool {
        let hasFocus = gtk_widget_is_focus(widget.widget) != 0
        if hasFocus, let root = gtk_widget_get_root(widget.widget) { gtk_root_set_focus(root, nil) }
        gtk_widget_unparent(widget.widget)
        return hasFocus
    }

    private func describeNatives() {
        let described = Dictionary(
            elements.lazy.filter(\.isNative).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for id in natives.order { natives.control(id)?.describe(described[id]) }
    }

    /// Puts the canvas's children in reading order. Among themselves the natives stay in the order of drawing.
    private func sortChildren() {
        var slots = natives.order.compactMap { natives.control($0)?.slot }[...]
        var previous: Widget?
        func place(_ widget: Widget) {
            let isInPlace = gtk_widget_get_prev_sibling(widget) == previous
            if !isInPlace { gtk_widget_insert_after(widget, canvas, previous) }
            previous = widget
        }
        for element in elements {
            if natives.control(element.id) != nil {
                if let slot = slots.popFirst() { place(slot) }
            } else if let widget = widgets[element.id] {
                place(widget.widget)
            }
        }
        for slot in slots { place(slot) }
    }
}
