import Foundation
import MartletDesk
import MartletGTK
import MartletGraph
import SwiftUI
import Testing

@testable import MartletGTKHost
@testable import SwiftUI

/// A program of one window with the views of a test.
@MainActor
struct WidgetApp: App {
    static var content = AnyView(EmptyView())
    var body: some SwiftUI.Scene { WindowGroup("Test") { Self.content } }
}

/// What happened in the widgets of a test, in order.
@MainActor
enum WidgetLog {
    static var lines: [String] = []

    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A window of a test with widgets in it.
@MainActor
struct WidgetWindow {
    let desk: Desk
    let window: GTKWindow

    /// Shows views in a window of 300 by 200 points until the end of `body`.
    static func show(_ content: some View, _ body: (WidgetWindow) throws -> Void) throws {
        try Desk.use { desk in
            WidgetLog.lines = []
            WidgetApp.content = AnyView(content.frame(width: 300, height: 200))
            let session = AppSession(WidgetApp(), windows: WindowSession(host: desk.host))
            session.windows.openFirstWindow()
            let window = try #require(desk.host.windows.last)
            desk.settle { window.isAllocated }
            let shown = WidgetWindow(desk: desk, window: window)
            shown.settle()
            try body(shown)
            window.close()
            desk.settle { desk.host.windows.isEmpty }
            withExtendedLifetime(session) {}
            WidgetApp.content = AnyView(EmptyView())
        }
    }

    /// Waits until what was written is shown and placed.
    func settle() {
        desk.settle { Graph.current.isIdle }
        let end = desk.host.now + 0.15
        desk.settle { desk.host.now > end && Graph.current.isIdle }
    }

    /// The widgets that views show, in the order of drawing.
    var widgets: [UnsafeMutablePointer<GtkWidget>] {
        window.natives.order.compactMap { window.natives.control($0)?.inner }
    }

    /// Where a widget lies in the window's content.
    func frame(of widget: UnsafeMutablePointer<GtkWidget>) -> CGRect {
        var x = 0.0, y = 0.0
        gtk_widget_translate_coordinates(widget, window.canvas.widget, 0, 0, &x, &y)
        return CGRect(
            x: x, y: y, width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget)))
    }

    /// What the pointer meets at a point.
    func picked(_ x: Double, _ y: Double) -> UnsafeMutablePointer<GtkWidget>? {
        gtk_widget_pick(window.canvas.widget, x, y, GTK_PICK_DEFAULT)
    }
}

/// A widget without a size of its own, all in one colour.
struct Painted: GTKViewRepresentable {
    func makeGTKView(context: Context) -> GTKWidget {
        let area = GTKWidget(gtk_drawing_area_new())
        let draw: GtkDrawingAreaDrawFunc = { _, cr, _, _, _ in
            cairo_set_source_rgb(cr, 1, 0, 0)
            cairo_paint(cr)
        }
        gtk_drawing_area_set_draw_func(area.cast(), draw, nil, nil)
        return area
    }

    func updateGTKView(_ view: GTKWidget, context: Context) {}
}

/// A text of GTK's.
struct Words: GTKViewRepresentable {
    let text: String
    var wraps = false

    func makeGTKView(context: Context) -> GTKWidget {
        let label = GTKWidget(gtk_label_new(""))
        gtk_label_set_wrap(label.opaque, wraps ? 1 : 0)
        return label
    }

    func updateGTKView(_ label: GTKWidget, context: Context) { gtk_label_set_text(label.opaque, text) }
}
