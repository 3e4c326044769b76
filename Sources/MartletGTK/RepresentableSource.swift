import MartletDisplay
import SwiftUI

/// Makes the widget of a view, and keeps it up to date.
struct RepresentableSource<Representable: GTKViewRepresentable>: WidgetSource {
    let view: Representable

    var name: String { "\(Representable.self)" }

    func make(in place: WidgetPlace) -> RepresentableHolder<Representable> {
        let coordinator = view.makeCoordinator()
        return RepresentableHolder(view.makeGTKView(context: context(coordinator, place)), coordinator)
    }

    func update(_ holder: RepresentableHolder<Representable>, in place: WidgetPlace) {
        view.updateGTKView(holder.view, context: context(holder.coordinator, place))
    }

    func size(
        _ proposal: ProposedViewSize, _ holder: RepresentableHolder<Representable>, in place: WidgetPlace
    ) -> CGSize? {
        view.sizeThatFits(proposal, gtkView: holder.view, context: context(holder.coordinator, place))
    }

    func dismantle(_ holder: RepresentableHolder<Representable>) {
        Representable.dismantleGTKView(holder.view, coordinator: holder.coordinator)
        holder.view.disconnectAll()
    }

    private func context(_ coordinator: Representable.Coordinator, _ place: WidgetPlace)
        -> GTKViewRepresentableContext<Representable>
    {
        GTKViewRepresentableContext(
            coordinator: coordinator, transaction: place.transaction, environment: place.environment)
    }
}

/// A widget with its coordinator.
final class RepresentableHolder<Representable: GTKViewRepresentable>: WidgetHolder {
    let view: Representable.GTKViewType
    let coordinator: Representable.Coordinator
    let widget: NativeWidget

    init(_ view: Representable.GTKViewType, _ coordinator: Representable.Coordinator) {
        self.view = view
        self.coordinator = coordinator
        widget = NativeWidget(view.opaque)
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { WidgetMeasure(view.pointer).size(proposal) }

    var takesKeyboard: Bool { Self.takesKeyboard(view.pointer) }

    private static func takesKeyboard(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        if gtk_widget_get_visible(widget) == 0 || gtk_widget_get_can_focus(widget) == 0 { return false }
        if gtk_widget_get_focusable(widget) != 0 { return true }
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if takesKeyboard(child) { return true }
            next = gtk_widget_get_next_sibling(child)
        }
        return false
    }
}
