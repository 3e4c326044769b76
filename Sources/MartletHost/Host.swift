import Foundation
import MartletDisplay

/// The window system a program runs in, or the absence of one.
@MainActor
package protocol Host: AnyObject {
    /// The time of day; virtual where the host has a virtual clock.
    var date: Date { get }
    /// Seconds since an arbitrary start, by the clock that frames are told.
    var now: TimeInterval { get }
    /// Runs `action` once, `seconds` from now, on the main actor.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> HostTimer
    /// Whether somebody waits at the screen, so that slow work goes beside and is shown when it is done.
    var isInteractive: Bool { get }
    func openWindow(_ options: WindowOptions, client: any WindowClient) -> any WindowHost
    /// Serves windows and the main queue until `terminate()` or the last window closes.
    func run()
    func terminate()
    /// Hands an address to the desktop; `false` when nothing opens it.
    func open(_ url: URL) -> Bool
    /// Whether the desktop knows something that opens an address.
    func canOpen(_ url: URL) -> Bool
    /// Whether the screen stays on while nobody uses it.
    var keepsAwake: Bool { get set }
    /// Whether a screen reader is on.
    var hasScreenReader: Bool { get }
    /// Has the screen reader speak a text.
    func announce(_ text: String)
    /// The number at the program's icon, where the desktop shows one; 0 for none.
    var badge: Int { get set }
    /// How bright the screen is, from 0 to 1; 1 where that is not known.
    var brightness: CGFloat { get set }
    /// How many pictures a second the screen shows.
    var framesPerSecond: Int { get }
    var clipboardText: String? { get set }
    /// The text that was selected last, which a click of the middle button pastes on some desktops.
    func offerSelection(_ text: String)
    /// The picture on the clipboard, as a PNG; nil where there is none. Writing takes the place of what is there.
    var clipboardPicture: Data? { get set }
    /// How often somebody, this program or another, has put something on the clipboard since the start.
    var clipboardChanges: Int { get }
}

/// A call to come.
@MainActor
package protocol HostTimer: AnyObject {
    func cancel()
}

package struct WindowOptions: Equatable, Sendable {
    package var title: String
    /// In points; `nil` for a usual one.
    package var size: CGSize?
    /// Where on the screen it opens, within it: from (0, 0), the top left corner, to (1, 1); nil to leave that to the window
    /// system.
    package var position: CGPoint?
    /// Whether it has neither bar nor buttons nor a background.
    package var isPlain: Bool
    /// How high its bar is where the content draws it, in points.
    package var barHeight: CGFloat

    package init(
        title: String, size: CGSize? = nil, position: CGPoint? = nil, isPlain: Bool = false, barHeight: CGFloat = 46
    ) {
        self.title = title
        self.size = size
        self.position = position
        self.isPlain = isPlain
        self.barHeight = barHeight
    }
}

/// How small and how large a user can make a window's content, in points.
package struct WindowLimits: Equatable, Sendable {
    package var minimum: CGSize
    /// Infinite, or nil, for no limit.
    package var maximum: CGSize?

    package init(minimum: CGSize, maximum: CGSize? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

package enum HostColorScheme: Sendable { case light, dark }

/// How the desktop wants programs to look.
package struct HostAppearance: Equatable, Sendable {
    package var colorScheme = HostColorScheme.light
    package var isHighContrast = false
    /// How much larger than usual texts are.
    package var textScale: CGFloat = 1
    /// The family of the desktop's font; nil for the usual one.
    package var fontFamily: String?
    /// Whether animations are off.
    package var reducesMotion = false
    package var hasScreenReader = false
    /// Whether the desktop's language is read from the right.
    package var isRightToLeft = false

    package init() {}
}

/// The shape of the pointer.
package enum HostCursor: Sendable {
    case arrow, pointingHand, text, verticalText, crosshair, grab, grabbing, resizeLeftRight, resizeUpDown, zoomIn
    case zoomOut, notAllowed, hidden
    case resizeUp, resizeDown, resizeLeft, resizeRight, resizeUpLeft, resizeUpRight, resizeDownLeft, resizeDownRight
    /// Along a line that falls, or rises, from left to right.
    case resizeFalling, resizeRising
}

/// A short text about what the pointer rests on.
package struct HostTooltip: Equatable, Sendable {
    package let text: String
    /// What it is about, in window coordinates.
    package let frame: CGRect

    package init(text: String, frame: CGRect) {
        self.text = text
        self.frame = frame
    }
}

/// One window, as the runtime sees it.
@MainActor
package protocol WindowHost: AnyObject {
    /// The size of the content in points.
    var size: CGSize { get }
    /// Pixels a point.
    var scale: CGFloat { get }
    /// Whether what it presents is seen at that scale: the pictures of a test are made at any.
    var hasPixels: Bool { get }
    var appearance: HostAppearance { get }
    /// Asks for one call of `WindowClient.frame(at:)` soon; asking twice before it comes is asking once.
    func requestFrame()
    /// Asks for one call of `WindowClient.frame(at:)` when the display shows its next picture, for what moves.
    func requestTick()
    /// Shows this picture. The root's groups may be kept for as long as their versions stand.
    func present(_ root: DisplayGroup)
    func setTitle(_ title: String)
    /// Shows the window and what is native in it light or dark; `nil` as the desktop wants it.
    func preferColorScheme(_ scheme: HostColorScheme?)
    /// Brings the window to the front.
    func present()
    /// Whether the window's size depends on the sizes its content can have.
    var followsContentSize: Bool { get }
    /// Whether the desktop says how large the window is: it fills the screen, or a part of it beside others.
    var isSizedByDesktop: Bool { get }
    /// Opens the content at this size; to be called before the window is shown.
    func setInitialSize(_ size: CGSize)
    /// Where the window stands now.
    var place: WindowPlace { get }
    /// Opens the window where another one stood, as far as the window system lets it; to be called before the window
    /// is shown.
    func setPlace(_ place: WindowPlace)
    /// A window that is smaller than the new minimum grows.
    func setLimits(_ limits: WindowLimits)
    /// What the user can do with the window, by its buttons and edges.
    func setAbilities(_ abilities: WindowAbilities)
    func setCursor(_ cursor: HostCursor)
    /// Moves the window with the pointer or finger that is pressed, until it is let go. Both go to the window system:
    /// the client hears that the press was cancelled.
    func beginMove()
    /// Whether widgets that a program makes with GTK have a place in it.
    var showsWidgets: Bool { get }
    /// Whether the content draws the window's bar itself, in its uppermost points: the window system's own goes, and only
    /// the window's buttons stay, above the content.
    func setDrawsTitleBar(_ draws: Bool)
    /// Shows a button at the end of the window's bar, whoever draws that, which does what the key F10 does: opens the menu
    /// of the window's commands.
    func setHasMenu(_ hasMenu: Bool)
    /// How much of a bar that the content draws the window's buttons cover, at the left and at the right end.
    var buttonRoom: TitleBarRoom { get }
    /// Fills the screen with the window, or gives it back the place it had.
    func toggleFullScreen()
    /// Darkens what the window system draws itself, such as the title bar, as a sheet does what it covers: from 0, not at
    /// all, to 1.
    func setShade(_ opacity: Double)
    /// Gives the keyboard to a native or accessible element; `nil` takes it away from all.
    ///
    /// - Parameter selectsText: whether all of a field's line is selected.
    func focus(_ id: UInt64?, selectingText selectsText: Bool)
    /// Whether the keyboard goes to native elements where they are pressed, and from one element to the next by Tab,
    /// without being asked to.
    var movesFocusItself: Bool { get }
    /// Asks for files above this window, which cannot be used meanwhile.
    ///
    /// - Parameter answer: called once, later, with what was chosen; nil when the user wants none.
    func ask(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> any OpenDialog
    /// Drags something from where the pointer is pressed, until it is let go or Escape is pressed. The press is cancelled.
    func beginDrag(_ drag: DragStart)
    func close()
}

extension WindowHost {
    package func focus(_ id: UInt64?) { focus(id, selectingText: false) }
}

/// Widths at the ends of a window's bar, in points.
package struct TitleBarRoom: Equatable, Sendable {
    package var left: CGFloat
    package var right: CGFloat

    package init(left: CGFloat = 0, right: CGFloat = 0) {
        self.left = left
        self.right = right
    }
}

/// The runtime's side of a window: what the host tells it.
@MainActor
package protocol WindowClient: AnyObject {
    func resized(to size: CGSize)
    /// Time to bring the picture up to date, with what moves as it stands at `time`; ends in
    /// `WindowHost.present(_:)` when something changed.
    func frame(at time: TimeInterval)
    /// `true` when something in the window took the event.
    func handle(_ event: InputEvent) -> Bool
    /// Asks the views around a native that has the keyboard whether they take a key before it does.
    func takesKeyFromNative(_ event: KeyEvent) -> Bool
    /// Whether a scroll goes on with one of something that is drawn, which keeps it from the natives under the pointer.
    func continuesScroll(_ event: ScrollEvent) -> Bool
    func nativeElement(_ id: UInt64, did event: NativeEvent)
    func tooltip(at location: CGPoint) -> HostTooltip?
    /// Whether the window is moved by a drag that begins there: on an empty place of a bar that the content draws.
    func isWindowHandle(at location: CGPoint) -> Bool
    /// The tip of an element that the keyboard asks for.
    func tooltip(of id: UInt64) -> HostTooltip?
    func appearanceChanged()
    /// The window was minimised, or is to be seen again.
    func visibilityChanged(_ isVisible: Bool)
    /// What a screen reader can reach, in reading order: what is visible, and what scrolling shows soon, with frames
    /// in window coordinates.
    var accessibleElements: [AccessibleElement] { get }
    /// New whenever `accessibleElements` may have changed.
    var accessibilityVersion: UInt64 { get }
    func perform(_ action: AccessibleAction, on id: UInt64) -> Bool
    /// Gives the keyboard to the next or previous element; `false` when there is none.
    func moveFocus(backward: Bool) -> Bool
    /// Something is dragged over the window, or away from it where there is no location.
    ///
    /// - Returns: what would come of dropping it there.
    func dragged(_ contents: DragContents, to location: CGPoint?) -> DropResult
    /// Something is dropped.
    ///
    /// - Returns: what came of it.
    func dropped(_ contents: DragContents, at location: CGPoint) -> DropResult
    /// Those MIME types that mean something to the program.
    func readableTypes(_ mimeTypes: [String]) -> [String]
    func focusChanged(to id: UInt64?)
    func activationChanged(_ isActive: Bool)
    /// The user wants the window to close.
    ///
    /// - Returns: `false` to keep it open, for now.
    func mayClose() -> Bool
    func closed()
}

extension WindowClient {
    package func mayClose() -> Bool { true }
}
