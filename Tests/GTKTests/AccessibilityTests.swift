import CMartletGTK
import Foundation
import MartletDesk
import MartletDisplay
import MartletHost
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Accessibility", .serialized, .enabled(if: Desk.isAvailable))
struct AccessibilityTests {
    private func element(
        _ id: UInt64, _ role: AccessibleElement.Role, x: CGFloat = 10, y: CGFloat = 100, focusable: Bool = true
    ) -> AccessibleElement {
        var element = AccessibleElement(
            id: id, role: role, label: "Element \(id)", frame: CGRect(x: x, y: y, width: 40, height: 20))
        element.isFocusable = focusable
        return element
    }

    private var field: AccessibleElement {
        var element = element(7, .textField)
        element.isNative = true
        return element
    }

    private var entry: DisplayItem {
        let entry = TextEntry(
            text: "", placeholder: "", font: FontDescription(size: 16), color: .black, placeholderColor: .black,
            tint: .black)
        return .native(
            NativeElement(id: 7, frame: CGRect(x: 10, y: 10, width: 120, height: 30), content: .textEntry(entry)))
    }

    private func open(
        _ elements: [AccessibleElement], _ items: [DisplayItem] = [],
        _ body: (Desk, FakeClient, GTKWindow) throws -> Void
    ) throws {
        try Desk.use { desk in
            let client = FakeClient()
            client.accessibleElements = elements
            client.root.setItems(items)
            let window = desk.open(client)
            desk.settle { elements.isEmpty || elements.contains { window.accessibility.element($0.id) != nil } }
            client.forget()
            try body(desk, client, window)
            window.close()
        }
    }

    private func children(of window: GTKWindow) -> [UnsafeMutablePointer<GtkWidget>] {
        var result: [UnsafeMutablePointer<GtkWidget>] = []
        var next = gtk_widget_get_first_child(window.canvas.widget)
        while let child = next {
            result.append(child)
            next = gtk_widget_get_next_sibling(child)
        }
        return result
    }

    @Test("the client says where the keyboard goes, to elements and to natives", .enabled(if: Hand.isAvailable))
    func tabOrder() throws {
        let elements = [element(1, .button, y: 120), field, element(3, .link, y: 0)]
        try open(elements, [entry]) { desk, client, window in
            var order: [UInt64] = [3, 7, 1]
            client.onMove = { _ in
                window.focus(order.removeFirst())
                return true
            }
            #expect(!window.canvasMovesFocus(GTK_DIR_TAB_FORWARD), "no key was pressed yet")
            let hand = try Hand(desk, window)
            try hand.do("key Tab") { client.focus.count == 1 }
            try hand.do("key Tab") { client.focus.count == 2 }
            try hand.do("key shift+Tab") { client.focus.count == 3 }
            #expect(client.moves == ["on", "on", "back"])
            #expect(client.focus == [3, 7, 1])
        }
    }

    @Test(
        "of a list with the keyboard the chosen row has the focus, whichever that is, and the client hears of the list")
    func activeRow() throws {
        func list(_ row: UInt64?) -> [AccessibleElement] {
            var list = element(1, .list)
            list.activePart = row
            return [list, element(2, .row, y: 20, focusable: false), element(3, .row, y: 40, focusable: false)]
        }
        try open(list(2)) { desk, client, window in
            @MainActor func focused() -> UInt64? {
                let widget = gtk_window_get_focus(window.gtkWindow)
                for id: UInt64 in 1...3 where window.accessibility.widget(of: id) == widget { return id }
                return nil
            }
            window.focus(1)
            #expect(focused() == 2 && client.focus == [1])
            client.accessibleElements = list(3)
            window.accessibility.updateSoon()
            desk.settle { focused() == 3 }
            #expect(client.focus == [1])
            client.accessibleElements = Array(list(nil).prefix(1))
            window.accessibility.updateSoon()
            desk.settle { focused() == 1 }
            #expect(focused() == 1 && client.focus == [1], "\(client.focus)")
        }
    }

    @Test("a screen reader finds the elements in reading order, where they are")
    func children() throws {
        try open([element(1, .button), field, element(3, .slider, y: 40)], [entry]) { desk, _, window in
            desk.settle(frames: 1, of: window.client as! FakeClient)
            let widgets = children(of: window)
            #expect(
                widgets.map { gtk_accessible_get_accessible_role(OpaquePointer($0)) } == [
                    GTK_ACCESSIBLE_ROLE_BUTTON, GTK_ACCESSIBLE_ROLE_GROUP, GTK_ACCESSIBLE_ROLE_SLIDER,
                ])
            var bounds = graphene_rect_t()
            _ = gtk_widget_compute_bounds(widgets[2], window.canvas.widget, &bounds)
            #expect(CGRect(bounds) == CGRect(x: 10, y: 40, width: 40, height: 20))
            #expect(gtk_widget_pick(window.canvas.widget, 20, 50, GTK_PICK_DEFAULT) == window.canvas.widget)
        }
    }

    @Test("actions of a screen reader reach the client")
    func actions() throws {
        var slider = element(2, .slider)
        slider.range = .init(current: 1, minimum: 0, maximum: 3, step: 1)
        var tapped = element(4, .text)
        tapped.isPressable = true
        try open([element(1, .button), slider, element(3, .text), tapped]) { _, client, window in
            let widgets = children(of: window)
            func act(_ index: Int, _ name: String) -> Bool {
                return gtk_widget_activate_action_variant(widgets[index], name, nil) != 0
            }
            _ = act(0, "click")
            _ = act(1, "increment")
            _ = act(1, "decrement")
            _ = act(2, "click")
            _ = act(3, "click")
            #expect(client.actions == ["activate 1", "increment 2", "decrement 2", "activate 4"])
        }
    }

    @Test("a number is told and can be set, a value that is a text is told")
    func values() throws {
        var slider = element(2, .slider)
        slider.range = .init(current: 1, minimum: 0, maximum: 3, step: 1)
        var picker = element(3, .picker)
        picker.value = "Vanilla"
        try open([slider, picker]) { desk, client, window in
            let widgets = children(of: window)
            let range = UnsafeMutableRawPointer(widgets[0]).assumingMemoryBound(to: GtkRange.self)
            #expect(gtk_range_get_value(range) == 1)
            gtk_range_set_value(range, 2)
            #expect(client.actions == ["setValue(2.0) 2"])
            #expect(gtk_range_get_value(range) == 1, "it is the client that decides")
            #expect(String(cString: gtk_inscription_get_text(OpaquePointer(widgets[1]))) == "Vanilla")
            slider.range?.current = 3
            picker.value = nil
            client.accessibleElements = [slider, picker]
            desk.settle(frames: 1, of: client)
            desk.settle { gtk_range_get_value(range) == 3 }
            #expect(client.actions == ["setValue(2.0) 2"])
            #expect(
                g_type_name(gtk_widget_class(of: children(of: window)[1])).map { String(cString: $0) }
                    == "MartletAccessible")
        }
    }

    @Test("a screen reader leaves what can be left, and nothing else")
    func leaving() throws {
        var dialog = element(1, .dialog, focusable: false)
        let menu = element(2, .openMenu, focusable: false)
        dialog.canBeDismissed = true
        try open([dialog, menu]) { _, client, window in
            for widget in children(of: window) { gtk_widget_activate_action_variant(widget, "dismiss", nil) }
            #expect(client.actions == ["dismiss 1"])
        }
    }

    private func gtk_widget_class(of widget: UnsafeMutablePointer<GtkWidget>) -> GType {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    }

    @Test("a control without a name has that of the text beside or above it, else what it is")
    func names() throws {
        var nameless = [element(1, .text, x: 10, y: 10), element(2, .slider, x: 80, y: 10)]
        nameless += [element(3, .heading, x: 10, y: 60), element(4, .textEditor, x: 10, y: 82)]
        nameless += [element(5, .picker, x: 10, y: 120), element(6, .button, x: 10, y: 130)]
        for index in [1, 3, 4, 5] { nameless[index].label = "" }
        #expect(
            nameless.named().map(\.label) == [
                "Element 1", "Element 1", "Element 3", "Element 3", "Picker", "",
            ])
    }

    @Test("an element that changed keeps its widget, one that is gone takes it along")
    func reuse() throws {
        try open([element(1, .button), element(2, .button)]) { desk, client, window in
            let before = children(of: window)
            var changed = element(2, .button)
            changed.label = "Other"
            client.accessibleElements = [changed, element(4, .link)]
            desk.settle(frames: 1, of: client)
            desk.settle { window.accessibility.element(4) != nil }
            let after = children(of: window)
            #expect(after.count == 2)
            #expect(after[0] == before[1])
            #expect(window.accessibility.element(1) == nil)
        }
    }
}
