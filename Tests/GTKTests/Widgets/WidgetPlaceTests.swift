import Foundation
import MartletDesk
import MartletGTK
import SwiftUI
import Testing

@testable import MartletGTKHost

@MainActor @Suite("A widget has its place among views", .serialized, .enabled(if: Desk.isAvailable))
struct WidgetPlaceTests {
    @MainActor final class Probe {
        static var change: () -> Void = {}
        static var pressed = 0
    }

    private func natural(_ widget: UnsafeMutablePointer<GtkWidget>, width: gint = -1) -> CGSize {
        var (w, h): (gint, gint) = (0, 0)
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &w, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &h, nil, nil)
        return CGSize(width: Int(w), height: Int(h))
    }

    @Test("a text of GTK's is as large as it wants, and the views around follow when it grows by itself")
    func naturalSize() throws {
        let page = HStack(spacing: 0) {
            Words(text: "Word")
            Painted().frame(width: 20, height: 20)
        }
        try WidgetWindow.show(page) { shown in
            let label = shown.widgets[0], beside = shown.widgets[1]
            let size = natural(label)
            #expect(shown.frame(of: label).size == size)
            #expect(shown.frame(of: beside).minX == shown.frame(of: label).maxX)
            gtk_label_set_text(OpaquePointer(label), "Words and words")
            shown.settle()
            #expect(natural(label).width > size.width)
            #expect(shown.frame(of: label).size == natural(label))
            #expect(shown.frame(of: beside).minX == shown.frame(of: label).maxX)
        }
    }

    @Test("a text that wraps is as high as its width asks for")
    func heightForWidth() throws {
        let text = String(repeating: "several words ", count: 8)
        try WidgetWindow.show(Words(text: text, wraps: true).frame(width: 120)) { shown in
            let label = shown.widgets[0]
            let frame = shown.frame(of: label)
            #expect(frame.width <= 120 && frame.width > 60)
            #expect(frame.height == natural(label, width: gint(frame.width)).height)
            #expect(frame.height > 2 * natural(label).height - 4)
        }
    }

    struct Sized: GTKViewRepresentable {
        func makeGTKView(context: Context) -> GTKWidget { GTKWidget(gtk_label_new("Sized")) }
        func updateGTKView(_ view: GTKWidget, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, gtkView: GTKWidget, context: Context) -> CGSize? {
            CGSize(width: (proposal.width ?? 0) / 2, height: 40)
        }
    }

    @Test("what has no size of its own fills what it is offered, and sizeThatFits decides before the widget")
    func otherSizes() throws {
        let page = VStack(spacing: 0) {
            Sized()
            Painted()
        }
        try WidgetWindow.show(page) { shown in
            #expect(shown.frame(of: shown.widgets[0]) == CGRect(x: 75, y: 0, width: 150, height: 40))
            #expect(shown.frame(of: shown.widgets[1]) == CGRect(x: 0, y: 40, width: 300, height: 160))
        }
    }

    struct Scrolled: View {
        @State private var position: Int?
        var body: some View {
            Probe.change = { position = 6 }
            return ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { row in
                        if row == 4 { Painted().frame(height: 60) } else { Color.blue.frame(height: 60) }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $position, anchor: .bottom)
            .frame(height: 150)
        }
    }

    @Test("a scroll view moves it, and neither picture nor pointer meet what it clips")
    func scrolling() throws {
        try WidgetWindow.show(Scrolled()) { shown in
            Probe.change()
            shown.settle()
            let widget = try #require(shown.widgets.first)
            let frame = shown.frame(of: widget)
            #expect(frame.height == 60 && frame.minY < 25 && frame.maxY > 25, "half above the edge: \(frame)")
            #expect(shown.picked(150, 24) == shown.window.canvas.widget)
            #expect(shown.picked(150, frame.maxY - 2) == widget)
            let picture = shown.desk.picture(of: shown.window)
            #expect(picture[150, 22] != "ff0000ff" && picture[150, Int(frame.maxY) - 2] == "ff0000ff")
        }
    }

    struct Covered: View {
        @State private var step = 0
        var body: some View {
            Probe.change = { step += 1 }
            return ZStack {
                Color.green
                Painted()
                    .frame(width: 100, height: 100)
                    .opacity(step == 1 ? 0.5 : step == 2 ? 0 : 1)
                    .disabled(step == 3)
                Button(action: { Probe.pressed += 1 }) { Color.blue.frame(width: 50, height: 50) }
                    .buttonStyle(.plain)
            }
        }
    }

    @Test("it lies above what stands before it and below what stands after it, and fades with its view")
    func order() throws {
        try WidgetWindow.show(Covered()) { shown in
            let widget = try #require(shown.widgets.first)
            @MainActor func pixels() -> [String] {
                let picture = shown.desk.picture(of: shown.window)
                return [picture[50, 100], picture[110, 100], picture[150, 100]]
            }
            let first = pixels()
            #expect(first[1] == "ff0000ff" && first[0] != first[1] && first[2] != first[1])
            #expect(shown.window.root?.hit(at: CGPoint(x: 150, y: 100)) == .drawn, "the pointer is the button's")
            #expect(shown.window.root?.hit(at: CGPoint(x: 110, y: 100)) != .drawn)
            Probe.change()
            shown.settle()
            #expect(pixels()[1] != first[1] && pixels()[1] != first[0], "half of the green shines through")
            Probe.change()
            shown.settle()
            #expect(pixels()[1] == first[0] && gtk_widget_get_child_visible(gtk_widget_get_parent(widget)) == 0)
            Probe.change()
            shown.settle()
            #expect(gtk_widget_is_sensitive(widget) == 0 && gtk_widget_get_sensitive(widget) != 0)
            Probe.change()
            shown.settle()
            #expect(gtk_widget_is_sensitive(widget) != 0)
        }
    }

    struct Buttons: GTKViewRepresentable {
        func makeGTKView(context: Context) -> GTKWidget {
            let box = GTKWidget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4))
            for title in ["One", "Two"] {
                let button = GTKWidget(gtk_button_new_with_label(title))
                gtk_widget_set_name(button.pointer, title)
                button.connect("clicked") { _ in WidgetLog.lines.append(title) }
                gtk_box_append(box.cast(), button.pointer)
            }
            return box
        }
        func updateGTKView(_ view: GTKWidget, context: Context) {}
    }

    struct Form: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Button("First") {}
                Buttons().focused($isFocused)
                Button("Last") {}
            }
            .onChange(of: isFocused) { WidgetLog.lines.append("focused \($1)") }
        }
    }

    @Test(
        "Tab goes through its places for the keyboard in the order of the views, there and back",
        .enabled(if: Hand.isAvailable))
    func keyboard() throws {
        try WidgetWindow.show(Form()) { shown in
            let hand = try Hand(shown.desk, shown.window)
            @MainActor func focused() -> String {
                guard let widget = gtk_window_get_focus(shown.window.gtkWindow) else { return "nothing" }
                if let id = shown.window.accessibility.id(of: widget) {
                    return shown.window.accessibility.element(id)?.label ?? "?"
                }
                return String(cString: gtk_widget_get_name(widget))
            }
            var stops: [String] = []
            for name in ["First", "One", "Two", "Last", "First"] {
                try hand.do("key Tab") { focused() == name }
                stops.append(focused())
            }
            #expect(stops == ["First", "One", "Two", "Last", "First"])
            #expect(WidgetLog.take() == ["focused true", "focused false"])
            stops = []
            for name in ["Last", "Two", "One", "First"] {
                try hand.do("key shift+Tab") { focused() == name }
                stops.append(focused())
            }
            #expect(stops == ["Last", "Two", "One", "First"])
            _ = WidgetLog.take()
            try hand.do("key Tab") { focused() == "One" }
            try hand.do("key space") { WidgetLog.lines.contains("One") }
            #expect(WidgetLog.take() == ["focused true", "One"])
            let two = shown.frame(of: gtk_widget_get_last_child(shown.widgets[0])!)
            try hand.do("mousemove \(Int(two.midX)) \(Int(two.midY)) click 1") { WidgetLog.lines.contains("Two") }
            #expect(WidgetLog.take() == ["Two"])
        }
    }
}
