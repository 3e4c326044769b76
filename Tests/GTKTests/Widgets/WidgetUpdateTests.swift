import Foundation
import MartletDesk
import MartletGTK
import Observation
import SwiftUI
import Testing

@MainActor @Suite("A widget is made and kept up to date", .serialized, .enabled(if: Desk.isAvailable))
struct WidgetUpdateTests {
    @MainActor final class Probe {
        static var change: [String: () -> Void] = [:]
        static var coordinators = 0
        static var kept: [ObjectIdentifier] = []
        static weak var last: GTKWidget?
    }

    @Observable final class Model {
        var title = "a"
        var other = 0
    }

    final class Store: ObservableObject {
        @Published var count = 0
    }

    struct Followed: GTKViewRepresentable {
        let value: Int
        @State private var own = 0
        @Binding var bound: Int
        @ObservedObject var store: Store
        let model: Model

        func makeCoordinator() -> Model {
            WidgetLog.lines.append("coordinator")
            return Model()
        }

        func makeGTKView(context: Context) -> GTKWidget {
            WidgetLog.lines.append("make")
            Probe.change["own"] = { own += 1 }
            let label = GTKWidget(gtk_label_new(""))
            Probe.last = label
            Probe.kept = [ObjectIdentifier(context.coordinator)]
            return label
        }

        func updateGTKView(_ view: GTKWidget, context: Context) {
            Probe.kept.append(ObjectIdentifier(context.coordinator))
            let scheme = context.environment.isEnabled
            WidgetLog.lines.append("\(value) \(own) \(bound) \(store.count) \(model.title) \(scheme)")
        }

        static func dismantleGTKView(_ view: GTKWidget, coordinator: Model) {
            WidgetLog.lines.append("dismantle \(view === Probe.last) \(ObjectIdentifier(coordinator) == Probe.kept[0])")
        }
    }

    struct Page: View {
        @State private var value = 0
        @State private var bound = 0
        @State private var unrelated = 0
        @State private var isEnabled = true
        @State private var isShown = true
        let store: Store
        let model: Model

        var body: some View {
            Probe.change["value"] = { value += 1 }
            Probe.change["bound"] = { bound += 1 }
            Probe.change["unrelated"] = { unrelated += 1 }
            Probe.change["enabled"] = { isEnabled.toggle() }
            Probe.change["shown"] = { isShown.toggle() }
            return VStack {
                Text("\(unrelated)")
                if isShown {
                    Followed(value: value, bound: $bound, store: store, model: model).disabled(!isEnabled)
                }
            }
        }
    }

    /// What happens in the widgets after a change.
    private func lines(_ shown: WidgetWindow, after change: () -> Void = {}) -> [String] {
        change()
        shown.settle()
        return WidgetLog.take()
    }

    @Test("it follows what updateGTKView reads, each change once, and nothing else")
    func following() throws {
        let (store, model) = (Store(), Model())
        try WidgetWindow.show(Page(store: store, model: model)) { shown in
            #expect(WidgetLog.take() == ["coordinator", "make", "0 0 0 0 a true"])
            // Each a function of its own: the compiler mixes up closures inside of `#expect` with those beside it.
            #expect(lines(shown, after: Probe.change["unrelated"]!) == [])
            #expect(lines(shown, after: Probe.change["value"]!) == ["1 0 0 0 a true"])
            #expect(lines(shown, after: Probe.change["own"]!) == ["1 1 0 0 a true"])
            #expect(lines(shown, after: Probe.change["bound"]!) == ["1 1 1 0 a true"])
            store.count = 5
            #expect(lines(shown) == ["1 1 1 5 a true"])
            model.other = 1
            #expect(lines(shown) == [])
            model.title = "b"
            #expect(lines(shown) == ["1 1 1 5 b true"])
            #expect(lines(shown, after: Probe.change["enabled"]!) == ["1 1 1 5 b false"])
            for name in ["value", "own"] { Probe.change[name]!() }
            model.title = "c"
            #expect(lines(shown) == ["2 2 1 5 c false"])
            #expect(Set(Probe.kept).count == 1, "one coordinator")
        }
    }

    @Test("it is dismantled once, when its view leaves or its window closes, and its signals end")
    func leaving() throws {
        try WidgetWindow.show(Page(store: Store(), model: Model())) { shown in
            _ = WidgetLog.take()
            let kept = try #require(Probe.last)
            kept.connect("notify::label") { _ in WidgetLog.lines.append("label") }
            gtk_label_set_text(kept.opaque, "heard")
            #expect(WidgetLog.take() == ["label"])
            Probe.change["shown"]!()
            shown.settle()
            #expect(WidgetLog.take() == ["dismantle true true"])
            gtk_label_set_text(kept.opaque, "not heard")
            #expect(WidgetLog.take() == [])
            #expect(gtk_widget_get_parent(kept.pointer) == nil && shown.widgets.isEmpty)
            Probe.change["shown"]!()
            shown.settle()
            #expect(WidgetLog.take() == ["coordinator", "make", "0 0 0 0 a true"], "another identity, another widget")
        }
        #expect(WidgetLog.take() == ["dismantle true true"], "the window has closed")
        #expect(Probe.last == nil, "nobody keeps the widget")
    }

    @Test("a signal tells what it is about, and is answered")
    func signals() throws {
        try WidgetWindow.show(EmptyView()) { _ in
            let scale = GTKWidget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1))
            var heard: [String] = []
            scale.answer("change-value") { arguments in
                heard.append(
                    "\(arguments.count) \(arguments.number(1) ?? -1) \(arguments.number(2) as Any) "
                        + "\(arguments.string(0) as Any) \(arguments.pointer(1) as Any) \(arguments.bool(7) as Any)")
                return true
            }
            scale.connect("value-changed") { arguments in heard.append("changed \(arguments.count)") }
            scale.connect("notify::tooltip-text") { arguments in heard.append("\(arguments.pointer(0) != nil)") }
            g_signal_emit_scroll(scale)
            #expect(heard == ["2 3.0 nil nil nil nil"], "the answer keeps the value as it is")
            gtk_range_set_value(scale.cast(), 4)
            gtk_widget_set_tooltip_text(scale.pointer, "Tip")
            #expect(heard.suffix(2) == ["changed 0", "true"])
        }
    }

    /// Has a scale ask whether it may go to 3.
    private func g_signal_emit_scroll(_ scale: GTKWidget) {
        var values = [GValue(), GValue(), GValue()]
        var answer = GValue()
        g_value_init(&values[0], gtk_scale_get_type())
        g_value_set_object(&values[0], scale.pointer)
        g_value_init(&values[1], gtk_scroll_type_get_type())
        g_value_set_enum(&values[1], gint(GTK_SCROLL_JUMP.rawValue))
        g_value_init(&values[2], g_type_from_name("gdouble"))
        g_value_set_double(&values[2], 3)
        g_value_init(&answer, g_type_from_name("gboolean"))
        g_signal_emitv(&values, g_signal_lookup("change-value", gtk_scale_get_type()), 0, &answer)
    }
}
