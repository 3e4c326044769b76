import CMartletGTK
import Foundation

/// The desktop's clipboard, as text.
@MainActor
struct Clipboard {
    let display: OpaquePointer

    /// Waits at most this long, in milliseconds, for another program to hand over its text.
    private static let patience: guint = 500

    private final class Answer {
        var text: String?
        var isComplete = false
    }

    var text: String? {
        get {
            let clipboard = gdk_display_get_clipboard(display)
            let formats = gdk_clipboard_get_formats(clipboard)
            guard gdk_content_formats_contain_gtype(formats, g_type_from_name("gchararray")) != 0 else { return nil }
            let answer = Answer()
            let deadline = LoopTimer(after: Double(Self.patience) / 1000) { answer.isComplete = true }
            gdk_clipboard_read_text_async(
                clipboard, nil,
                { source, result, data in
                    onMain((source, result, data)) { source, result, data in
                        let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
                        let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
                        answer.text = text.map { String(cString: $0) }
                        answer.isComplete = true
                        g_free(text)
                    }
                }, Unmanaged.passRetained(answer).toOpaque())
            while !answer.isComplete { g_main_context_iteration(nil, 1) }
            deadline.cancel()
            return answer.text
        }
        nonmutating set {
            let clipboard = gdk_display_get_clipboard(display)
            if let newValue {
                gdk_clipboard_set_text(clipboard, newValue)
            } else {
                // X11 takes an empty clipboard away from the program that emptied it, as if another had put something there.
                let nothing = g_bytes_new(nil, 0)
                let content = gdk_content_provider_new_for_bytes("application/x-martlet-items", nothing)
                gdk_clipboard_set_content(clipboard, content)
                g_object_unref(UnsafeMutableRawPointer(content))
                g_bytes_unref(nothing)
            }
        }
    }
}
