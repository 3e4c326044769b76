import CMartletGTK
import Foundation
import MartletHost

/// Tells double clicks from single ones, by the desktop's settings.
@MainActor
struct ClickCounter {
    /// Of the click that is going on: 1 for the first.
    private(set) var count = 0
    private var last: (button: PointerEvent.Button, place: CGPoint, time: TimeInterval)?

    mutating func press(_ button: PointerEvent.Button, at place: CGPoint, time: TimeInterval) {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        let interval = Double(martlet_object_get_int(settings, "gtk-double-click-time")) / 1000
        let distance = CGFloat(martlet_object_get_int(settings, "gtk-double-click-distance"))
        if let last, last.button == button, time - last.time <= interval,
            abs(last.place.x - place.x) <= distance, abs(last.place.y - place.y) <= distance
        {
            count += 1
        } else {
            count = 1
        }
        last = (button, place, time)
    }
}
