import CMartletGTK
import MartletHost

/// Tells the client which element has the keyboard.
///
/// It follows the window's focus widget and not the focus events: those also come when another window is activated,
/// which ends no editing.
@MainActor
final class FocusTracker {
    private(set) var focused: UInt64?

    private let window: UnsafeMutablePointer<GtkWindow>
    private let client: any WindowClient
    private let natives: NativeLayer
    private let accessibility: AccessibilityLayer
    /// What was asked for before its widget was there.
    private var wanted: UInt64?
    private var selectsText = false

    init(
        _ window: UnsafeMutablePointer<GtkWindow>, client: any WindowClient, natives: NativeLayer,
        accessibility: AccessibilityLayer
    ) {
        self.window = window
        self.client = client
        self.natives = natives
        self.accessibility = accessibility
        Signal.onChange(of: "focus-widget", window) { [weak self] in self?.changed() }
    }

    /// Gives the keyboard to an element, at once or as soon as it exists.
    func focus(_ id: UInt64?, selectingText selectsText: Bool) {
        wanted = nil
        if id == focused { return }
        guard let id else { return gtk_window_set_focus(window, nil) }
        wanted = id
        self.selectsText = selectsText
        retry()
    }

    /// To be called when elements have come.
    func retry() {
        guard let id = wanted else { return }
        if let entry = natives.control(id) {
            // The picture in which nothing covers it any more may be still to come.
            if entry.placement.isInert { return }
            wanted = nil
            entry.takeFocus()
            if selectsText { entry.selectLine() }
        } else if accessibility.takeFocus(id) {
            wanted = nil
        }
    }

    /// To be called when widgets have left. GTK takes the keyboard from them only after the next frame; until then it
    /// would send keys to what is in no window, where nobody hears of their release.
    func leaveRemoved() {
        guard let widget = gtk_window_get_focus(window), gtk_widget_get_root(widget) == nil else { return }
        gtk_window_set_focus(window, nil)
    }

    private func changed() {
        let widget = gtk_window_get_focus(window)
        let new = widget.flatMap { natives.id(holding: $0) ?? accessibility.id(of: $0) }
        if new == focused { return }
        let old = focused
        focused = new
        if let old { natives.control(old)?.tell(.editingEnded) }
        if let new { natives.control(new)?.tell(.editingBegan) }
        client.focusChanged(to: new)
    }
}
