import CMartletGTK
import Foundation

/// A text that the screen reader is to speak.
@MainActor
enum Announcement {
    private typealias Announce = @convention(c) (Widget?, UnsafePointer<CChar>?, Int32) -> Void

    /// GTK's own way, which there is from 4.14 on.
    private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
        unsafeBitCast($0, to: Announce.self)
    }

    /// How long an alert stays, in seconds: a screen reader asks for its words after it has come.
    private static let duration = 3.0
    private static let type = WidgetClass.register("MartletAnnouncement", setUp: { _, _ in })

    /// Has a text spoken for a window: before GTK 4.14 by an alert that is seen by screen readers only.
    static func make(_ text: String, in canvas: Widget) {
        if let announce { return announce(canvas, text, 1) }
        let alert = martlet_new_widget(type, GTK_ACCESSIBLE_ROLE_ALERT)!
        g_object_ref_sink(alert)
        martlet_accessible_set_label(alert, text)
        gtk_widget_set_can_target(alert, 0)
        gtk_widget_set_parent(alert, canvas)
        gtk_widget_measure(alert, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        gtk_widget_allocate(alert, 1, 1, -1, nil)
        _ = LoopTimer(after: duration) {
            if gtk_widget_get_parent(alert) != nil { gtk_widget_unparent(alert) }
            g_object_unref(alert)
        }
    }
}
