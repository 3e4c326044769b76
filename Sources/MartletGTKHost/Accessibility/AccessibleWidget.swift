import CMartletGTK
import Foundation
import MartletHost

/// The widget that stands for one drawn element: it shows nothing and takes no pointer, but a screen reader finds it
/// with role, label and value, and the keyboard can stop at it.
@MainActor
final class AccessibleWidget {
    let widget: Widget
    let kind: Kind
    private(set) var element: AccessibleElement
    private let perform: (AccessibleAction, UInt64) -> Bool
    private var isSetting = false
    private var isPart: Bool

    /// Which of GTK's classes tells the value: up to 4.8 a number is told by a `GtkRange` alone, a text by widgets that
    /// show one.
    enum Kind: CaseIterable {
        case plain, number, text

        init(_ element: AccessibleElement) {
            let hasText = element.value?.isEmpty == false && element.role.showsValue
            self = element.range != nil ? .number : hasText ? .text : .plain
        }
    }

    private static let key = g_quark_from_static_string("martlet-accessible")
    /// The names under which a screen reader finds the actions. Only one is enabled for what can be pressed or left,
    /// because screen readers press by running the first.
    private static let actions: [(name: String, action: AccessibleAction)] = [
        ("click", .activate), ("increment", .increment), ("decrement", .decrement),
        ("dismiss", .dismiss), ("showMenu", .showMenu),
    ]

    private static let types: [Kind: GType] = [
        .plain: WidgetClass.register("MartletAccessible", setUp: installActions),
        .number: WidgetClass.register("MartletAccessibleNumber", parent: gtk_range_get_type(), setUp: installActions),
        .text: WidgetClass.register("MartletAccessibleText", parent: gtk_inscription_get_type(), setUp: installActions),
    ]

    /// GTK keeps the actions that a screen reader finds with the class of a widget: so each list of names has one.
    private struct NamedClass: Hashable {
        let kind: Kind
        let names: [String]
    }

    private static var namedTypes: [NamedClass: GType] = [:]
    /// Classes stay for ever: so names that a program makes without end are not told beyond this many lists.
    private static let namedTypeLimit = 1000

    private static func type(_ kind: Kind, _ names: [String]) -> GType {
        let key = NamedClass(kind: kind, names: names)
        guard !names.isEmpty else { return types[kind]! }
        if let known = namedTypes[key] { return known }
        guard namedTypes.count < namedTypeLimit else { return types[kind]! }
        let type = WidgetClass.register(
            "MartletAccessibleNamed\(namedTypes.count)", parent: g_type_parent(types[kind]!), setUp: { _, _ in })
        let widgetClass = g_type_class_ref(type)!.assumingMemoryBound(to: GtkWidgetClass.self)
        // The last that is installed is found first: so a press stays the first of what can be done.
        for name in names.reversed() + actions.map(\.name) { install(name, in: widgetClass) }
        namedTypes[key] = type
        return type
    }

    private static func install(_ name: String, in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
        gtk_widget_class_install_action(widgetClass, name, nil) { widget, name, _ in
            onMain((widget, name)) { widget, name in AccessibleWidget.of(widget)?.run(String(cString: name!)) }
        }
    }

    private static let installActions: @convention(c) (gpointer?, gpointer?) -> Void = { gClass, _ in
        let widgetClass = gClass!.assumingMemoryBound(to: GtkWidgetClass.self)
        onMain(widgetClass) { widgetClass in
            for (name, _) in actions { install(name, in: widgetClass) }
        }
    }

    /// - Parameter isPart: whether it takes the focus for the element around that has the keyboard.
    init(_ element: AccessibleElement, isPart: Bool, perform: @escaping (AccessibleAction, UInt64) -> Bool) {
        self.element = element
        self.isPart = isPart
        self.perform = perform
        kind = Kind(element)
        widget = martlet_new_widget(Self.type(kind, element.actions), element.role.gtk)
        g_object_ref_sink(widget)
        g_object_set_qdata(object, Self.key, Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_set_can_target(widget, 0)
        apply(element, over: nil)
        if kind == .number {
            Signal.connect(widget, "value-changed") { [weak self] in self?.valueChanged() }
        }
    }

    isolated deinit {
        g_object_set_qdata(object, Self.key, nil)
        g_object_unref(widget)
    }

    /// Takes over what changed; `true` when the widget has to be allocated anew.
    func update(_ new: AccessibleElement, isPart: Bool) -> Bool {
        let old = element
        if old == new, isPart == self.isPart { return false }
        element = new
        self.isPart = isPart
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
        let action = Self.actions.first { $0.name == name }?.action ?? .named(name)
        _ = perform(action, element.id)
    }

    /// A screen reader has set another number.
    private func valueChanged() {
        guard !isSetting, let range = element.range else { return }
        let new = gtk_range_get_value(gtkRange)
        if new == range.current { return }
        _ = perform(.setValue(new), element.id)
        // What became of it comes with the next frame.
        show(range)
    }

    private var gtkRange: UnsafeMutablePointer<GtkRange> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
    }

    private func apply(_ new: AccessibleElement, over old: AccessibleElement?) {
        let hasOtherText = kind == .text && old?.value != new.value
        if hasOtherText { gtk_inscription_set_text(OpaquePointer(widget), new.value) }
        // A widget that shows a text takes it for its name.
        if hasOtherText || old?.label != new.label { martlet_accessible_set_label(widget, new.label) }
        if old?.spokenDescription != new.spokenDescription {
            martlet_accessible_set_description(widget, new.spokenDescription)
        }
        if old?.value != new.value { martlet_accessible_set_value_text(widget, new.value) }
        if old?.identifier != new.identifier { gtk_widget_set_name(widget, new.identifier ?? "") }
        if old?.range != new.range, let range = new.range { show(range) }
        if old?.isExpanded != new.isExpanded { apply(isExpanded: new.isExpanded) }
        if (old?.isModal ?? false) != new.isModal { martlet_accessible_set_modal(widget, new.isModal ? 1 : 0) }
        if (old?.isCovered ?? false) != new.isCovered { martlet_accessible_set_hidden(widget, new.isCovered ? 1 : 0) }
        if old == nil || old?.isOn != new.isOn { apply(isOn: new.isOn, new.role) }
        if old?.isEnabled != new.isEnabled { martlet_accessible_set_disabled(widget, new.isEnabled ? 0 : 1) }
        let isFocusable = (new.isFocusable || isPart) && new.isEnabled
        gtk_widget_set_focusable(widget, isFocusable ? 1 : 0)
        if new.role == .heading, old == nil || old?.headingLevel != new.headingLevel {
            martlet_accessible_set_level(widget, Int32(new.headingLevel ?? 1))
        }
        if old?.textKind != new.textKind { martlet_accessible_set_role_description(widget, new.textKind) }
        if old?.isEnabled != new.isEnabled || (old?.range == nil) != (new.range == nil) || old?.role != new.role
            || old?.isPressable != new.isPressable || old?.canBeDismissed != new.canBeDismissed
            || old?.offersMenu != new.offersMenu
        {
            enableActions(of: new)
        }
    }

    /// What counts as the minimum where there is none.
    private static let least = -1e9

    private func show(_ range: AccessibleElement.Range) {
        isSetting = true
        let (minimum, maximum) = (max(range.minimum, Self.least), min(range.maximum, -Self.least))
        gtk_range_set_range(gtkRange, minimum, max(minimum, maximum))
        gtk_range_set_increments(gtkRange, range.step, range.step)
        gtk_range_set_value(gtkRange, range.current)
        isSetting = false
    }

    private func apply(isExpanded: Bool?) {
        if let isExpanded {
            martlet_accessible_set_expanded(widget, isExpanded ? 1 : 0)
        } else {
            martlet_accessible_clear_expanded(widget)
        }
    }

    private func apply(isOn: Bool?, _ role: AccessibleElement.Role) {
        switch role {
        case .menuItem where isOn == nil: martlet_accessible_clear_checked(widget)
        case .toggle, .option, .menuItem:
            let state = isOn.map { $0 ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE }
            martlet_accessible_set_checked(widget, state ?? GTK_ACCESSIBLE_TRISTATE_MIXED)
        case .row, .tab: martlet_accessible_set_selected(widget, isOn == true ? 1 : 0)
        case .openMenu, .dialog, .alert: break
        default:
            if let isOn {
                martlet_accessible_set_selected(widget, isOn ? 1 : 0)
            } else {
                martlet_accessible_clear_selected(widget)
            }
        }
    }

    private func enableActions(of element: AccessibleElement) {
        let isControl = element.isEnabled && (element.role.isControl || element.isPressable)
        let hasRange =
            element.isEnabled
            && (element.range != nil && element.role != .progress || element.role.isRange || element.isAdjustable)
        gtk_widget_action_set_enabled(widget, "click", isControl ? 1 : 0)
        gtk_widget_action_set_enabled(widget, "increment", hasRange ? 1 : 0)
        gtk_widget_action_set_enabled(widget, "decrement", hasRange ? 1 : 0)
        gtk_widget_action_set_enabled(widget, "dismiss", element.canBeDismissed ? 1 : 0)
        gtk_widget_action_set_enabled(widget, "showMenu", element.isEnabled && element.offersMenu ? 1 : 0)
    }
}
