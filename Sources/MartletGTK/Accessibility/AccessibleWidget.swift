import CMartletGTK
import Foundation
import MartletHost

/// The widget that stands for one drawn element: it shows nothing and takes no pointer, but a screen reader finds it
/// with role, label and value, and the keyboard can stop at it.
@MainActor
final class AccessibleWidget {
    let widget: Widget
    private(set) var element: AccessibleElement
    private let perform: (AccessibleAction, UInt64) -> Bool

    private static let key = g_quark_from_static_string("martlet-accessible")
    /// The names under which a screen reader finds the actions. Only one is enabled for what can be pressed, because
    /// screen readers press by running the first.
    private static let actions: [(name: String, action: AccessibleAction)] = [
        ("click", .activate), ("increment", .increment), ("decrement", .decrement),
    ]

    private static let type = WidgetClass.register("MartletAccessible") { gClass, _ in
        let widgetClass = gClass!.assumingMemoryBound(to: GtkWidgetClass.self)
        onMain(widgetClass) { widgetClass in
            for (name, _) in actions {
                gtk_widget_class_install_action(widgetClass, name, nil) { widget, name, _ in
                    onMain((widget, name)) { widget, name in
                        AccessibleWidget.of(widget)?.run(String(cString: name!))
                    }
                }
            }
        }
    }

    init(_ element: AccessibleElement, perform: @escaping (AccessibleAction, UInt64) -> Bool) {
        self.element = element
        self.perform = perform
        widget = martlet_new_widget(Self.type, element.role.gtk)
        g_object_ref_sink(widget)
        g_object_set_qdata(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_set_can_target(widget, 0)
        apply(element, over: nil)
    }

    isolated deinit {
        g_object_set_qdata(object, Self.key, nil)
        g_object_unref(widget)
    }

    /// Takes over what changed; `true` when the widget has to be allocated anew.
    func update(_ new: AccessibleElement) -> Bool {
        let old = element
        if old == new { return false }
        element = new
        apply(new, over: old)
        return old.frame != new.frame
    }

    func allocate() {
        let frame = element.frame.integral
        var corner = graphene_point_t(frame.origin)
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        gtk_widget_allocate(
            widget, Int32(clamping: Int(max(frame.width, 0))), Int32(clamping: Int(max(frame.height, 0))), -1,
            gsk_transform_translate(nil, &corner))
    }

    private var object: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    }

    private static func of(_ widget: Widget?) -> AccessibleWidget? {
        let object = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self)
        return g_object_get_qdata(object, key).map {
            Unmanaged<AccessibleWidget>.fromOpaque($0).takeUnretainedValue()
        }
    }

    private func run(_ name: String) {
        guard let action = Self.actions.first(where: { $0.name == name })?.action else { return }
        _ = perform(action, element.id)
    }

    private func apply(_ new: AccessibleElement, over old: AccessibleElement?) {
        if old?.label != new.label { martlet_accessible_set_label(widget, new.label) }
        if old?.hint != new.hint { martlet_accessible_set_description(widget, new.hint) }
        if old?.value != new.value { martlet_accessible_set_value_text(widget, new.value) }
        if old?.identifier != new.identifier { gtk_widget_set_name(widget, new.identifier ?? "") }
        if old?.range != new.range { apply(new.range) }
        if old == nil || old?.isOn != new.isOn { apply(isOn: new.isOn, new.role) }
        if old?.isEnabled != new.isEnabled { martlet_accessible_set_disabled(widget, new.isEnabled ? 0 : 1) }
        let isFocusable = new.isFocusable && new.isEnabled
        gtk_widget_set_focusable(widget, isFocusable ? 1 : 0)
        if new.role == .heading, old == nil || old?.headingLevel != new.headingLevel {
            martlet_accessible_set_level(widget, Int32(new.headingLevel ?? 1))
        }
        if old?.textKind != new.textKind { martlet_accessible_set_role_description(widget, new.textKind) }
        if old?.isEnabled != new.isEnabled || (old?.range == nil) != (new.range == nil) || old?.role != new.role {
            enableActions(of: new)
        }
    }

    private func apply(_ range: AccessibleElement.Range?) {
        if let range {
            martlet_accessible_set_range(widget, range.current, range.minimum, range.maximum)
        } else {
            martlet_accessible_clear_range(widget)
        }
    }

    private func apply(isOn: Bool?, _ role: AccessibleElement.Role) {
        switch role {
        case .toggle, .option, .menuItem:
            let state = isOn.map { $0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE }
            martlet_accessible_set_checked(widget, state ?? GTK_ACCESSIBLE_TRISTATE_MIXED)
        case .row, .tab: martlet_accessible_set_selected(widget, isOn == true ? 1 : 0)
        default: break
        }
    }

    private func enableActions(of element: AccessibleElement) {
        let isControl = element.isEnabled && element.role.isControl
        let hasRange = element.isEnabled && (element.range != nil || element.role.isRange)
        gtk_widget_action_set_enabled(widget, "click", isControl ? 1 : 0)
        gtk_widget_action_set_enabled(widget, "increment", hasRange ? 1 : 0)
        gtk_widget_action_set_enabled(widget, "decrement", hasRange ? 1 : 0)
    }
}
