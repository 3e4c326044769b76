import CMartletGTK
import Foundation
import MartletHost

/// Tips where the pointer rests, or over what has the keyboard when Control-F1 asks for them. GTK decides when, and
/// draws them.
@MainActor
enum TooltipInput {
    private typealias Handler = @MainActor (CGPoint?, OpaquePointer) -> Bool

    /// - Parameter focused: the element that has the keyboard.
    static func connect(_ canvas: Widget, client: any WindowClient, focused: @escaping @MainActor () -> UInt64?) {
        gtk_widget_set_has_tooltip(canvas, 1)
        let asked: @convention(c) (gpointer?, Int32, Int32, gboolean, OpaquePointer?, gpointer?) -> gboolean = {
            _, x, y, isKeyboard, tooltip, data in
            onMain((data, tooltip)) { data, tooltip in
                let point = isKeyboard == 0 ? CGPoint(x: Int(x), y: Int(y)) : nil
                return Signal.Box<Handler>.action(in: data)(point, tooltip!)
            } ? 1 : 0
        }
        Signal.connect(
            canvas, "query-tooltip", handler: unsafeBitCast(asked, to: GCallback.self),
            { [weak client] point, tooltip in
                guard let client,
                    let tip = point.map({ client.tooltip(at: $0) }) ?? focused().flatMap({ client.tooltip(of: $0) })
                else { return false }
                gtk_tooltip_set_text(tooltip, tip.text)
                let frame = tip.frame.integral
                var area = GdkRectangle(
                    x: Int32(frame.minX), y: Int32(frame.minY), width: Int32(frame.width), height: Int32(frame.height))
                gtk_tooltip_set_tip_area(tooltip, &area)
                return true
            } as Handler)
    }
}
