import Foundation
import MartletDisplay
import MartletHost

/// A window of a headless host: it remembers what it was asked to be.
@MainActor
package final class HeadlessWindow: WindowHost {
    /// What the window is told goes to its client.
    package private(set) weak var client: (any WindowClient)?
    private weak var host: HeadlessHost?

    package private(set) var size: CGSize
    package let scale: CGFloat = 1
    package let hasPixels = false
    package private(set) var appearance = HostAppearance()
    package private(set) var title: String
    /// What it was asked to be when it was opened.
    package let options: WindowOptions
    /// The appearance that the views want; nil as the desktop wants it.
    package private(set) var preferredColorScheme: HostColorScheme?
    package private(set) var picture: DisplayGroup?
    /// How dark the title bar is shown.
    package private(set) var shade = 0.0
    /// How often something in it began to move the window.
    package private(set) var movesBegun = 0
    /// Whether the content draws the window's bar.
    package private(set) var drawsTitleBar = false
    /// Whether a button for the menu of the window's commands is in its bar.
    package private(set) var hasMenu = false
    /// What buttons cover of that bar; a window without a display has none, unless a test says so.
    package var buttonRoom = TitleBarRoom()
    /// The shapes that the pointer was given, in order.
    package private(set) var cursors: [HostCursor] = []
    /// How often the window was brought to the front.
    package private(set) var timesPresented = 0
    package private(set) var isFrameRequested = false
    /// Between which sizes a user could pull at the edges.
    package private(set) var limits = WindowLimits(minimum: .zero)
    /// What a user could do with it.
    package private(set) var abilities = WindowAbilities()
    /// How many frames of the display came because something moves.
    package private(set) var ticks = 0
    private var isTickRequested = false
    private var focused: UInt64?
    /// Where on a screen it was asked to stand.
    private var origin: CGPoint?
    private var isFullScreen = false

    init(
        _ options: WindowOptions, size: CGSize, colorScheme: HostColorScheme, _ client: any WindowClient,
        _ host: HeadlessHost
    ) {
        title = options.title
        self.options = options
        self.size = size
        appearance.colorScheme = colorScheme
        self.client = client
        self.host = host
    }

    package func requestFrame() { isFrameRequested = true }

    /// The display shows sixty pictures in a second of the host's time.
    package func requestTick() {
        guard !isTickRequested, let clock = host?.clock else { return }
        isTickRequested = true
        clock.schedule(after: (floor(clock.now * 60 + 1e-6) + 1) / 60 - clock.now) { [weak self] in
            guard let self else { return }
            isTickRequested = false
            ticks += 1
            client?.frame(at: clock.now)
        }
    }

    package func present(_ root: DisplayGroup) {
        picture = root
        isFrameRequested = false
    }

    package func setTitle(_ title: String) { self.title = title }
    package func setHasMenu(_ hasMenu: Bool) { self.hasMenu = hasMenu }
    package func preferColorScheme(_ scheme: HostColorScheme?) { preferredColorScheme = scheme }
    package func present() { timesPresented += 1 }
    /// A test says how large its windows are.
    package var followsContentSize: Bool { false }
    package var isSizedByDesktop: Bool { isFullScreen }
    package func setInitialSize(_ size: CGSize) { self.size = size }
    package var place: WindowPlace { WindowPlace(origin: origin, size: size, isFullScreen: isFullScreen) }

    package func setPlace(_ place: WindowPlace) {
        (origin, size, isFullScreen) = (place.origin, place.size, place.isFullScreen)
    }

    /// A screen is as large as the test says its window is.
    package func toggleFullScreen() { isFullScreen.toggle() }

    package func setLimits(_ limits: WindowLimits) { self.limits = limits }
    package func setAbilities(_ abilities: WindowAbilities) { self.abilities = abilities }
    package func setShade(_ opacity: Double) { shade = opacity }
    package func setDrawsTitleBar(_ draws: Bool) { drawsTitleBar = draws }
    package func beginMove() { movesBegun += 1 }
    package func setCursor(_ cursor: HostCursor) { cursors.append(cursor) }

    /// Gives the window another size, as a user does who pulls at its edge.
    package func resize(to size: CGSize) {
        self.size = size
        client?.resized(to: size)
    }

    /// Has the desktop change its appearance.
    package func setColorScheme(_ scheme: HostColorScheme) { change { $0.colorScheme = scheme } }

    /// Has the desktop turn its animations off or on.
    package func setReducesMotion(_ reduces: Bool) { change { $0.reducesMotion = reduces } }

    /// Has the desktop change what its settings say of how programs look.
    package func change(_ change: (inout HostAppearance) -> Void) {
        change(&appearance)
        client?.appearanceChanged()
    }

    package var movesFocusItself: Bool { false }
    package var showsWidgets: Bool { false }

    /// Tells what the keyboard was in, then what it is in.
    package func focus(_ id: UInt64?, selectingText _: Bool) {
        if id == focused { return }
        if let focused { client?.nativeElement(focused, did: .editingEnded) }
        focused = id
        client?.focusChanged(to: id)
        if let id { client?.nativeElement(id, did: .editingBegan) }
    }

    /// The dialogs that are open above the window, in the order in which they came.
    package private(set) var dialogs: [HeadlessDialog] = []

    package func ask(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any OpenDialog {
        let open = HeadlessDialog(dialog, answer) { [weak self] closed in self?.dialogs.removeAll { $0 === closed } }
        dialogs.append(open)
        return open
    }

    package func beginDrag(_ drag: DragStart) { host?.drag = HeadlessDrag(drag.contents, start: drag, host) }

    package func close() {
        host?.remove(self)
        client?.closed()
    }
}
