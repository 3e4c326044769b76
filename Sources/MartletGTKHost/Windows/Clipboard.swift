import CMartletGTK
import Foundation

/// The desktop's clipboard, as text or as a picture.
@MainActor
struct Clipboard {
    let display: OpaquePointer

    /// Waits at most this long, in milliseconds, for another program to hand over its text.
    private static let patience: guint = 500

    private final class Answer {
        var text: String?
        var picture: Data?
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
                empty()
            }
        }
    }

    /// The picture as a PNG; nil where there is none.
    var picture: Data? {
        get {
            let clipboard = gdk_display_get_clipboard(display)
            let formats = gdk_clipboard_get_formats(clipboard)
            guard gdk_content_formats_contain_gtype(formats, gdk_texture_get_type()) != 0 else { return nil }
            let answer = Answer()
            let deadline = LoopTimer(after: Double(Self.patience) / 1000) { answer.isComplete = true }
            gdk_clipboard_read_texture_async(
                clipboard, nil,
                { source, result, data in
                    onMain((source, result, data)) { source, result, data in
                        let answer = Unmanaged<Answer>.fromOpaque(data!).takeRetainedValue()
                        answer.isComplete = true
                        guard let texture = gdk_clipboard_read_texture_finish(OpaquePointer(source), result, nil),
                            let bytes = gdk_texture_save_to_png_bytes(texture)
                        else { return }
                        var size: gsize = 0
                        if let start = g_bytes_get_data(bytes, &size) {
                            answer.picture = Data(bytes: start, count: Int(size))
                        }
                        g_bytes_unref(bytes)
                        g_object_unref(UnsafeMutableRawPointer(texture))
                    }
                }, Unmanaged.passRetained(answer).toOpaque())
            while !answer.isComplete { g_main_context_iteration(nil, 1) }
            deadline.cancel()
            return answer.picture
        }
        nonmutating set {
            guard let newValue else { return empty() }
            let bytes = newValue.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
            defer { g_bytes_unref(bytes) }
            guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return empty() }
            gdk_clipboard_set_texture(gdk_display_get_clipboard(display), texture)
            g_object_unref(UnsafeMutableRawPointer(texture))
        }
    }

    private func empty() {
        // X11 takes an empty clipboard away from the program that emptied it, as if another had put something there.
        let nothing = g_bytes_new(nil, 0)
        let content = gdk_content_provider_new_for_bytes("application/x-martlet-items", nothing)
        gdk_clipboard_set_content(gdk_display_get_clipboard(display), content)
        g_object_unref(UnsafeMutableRawPointer(content))
        g_bytes_unref(nothing)
    }
}
