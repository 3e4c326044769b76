import MartletGraph
import MartletHost

/// What the tree of a window asks of whoever shows it.
///
/// A tree without a shell is only looked at, such as one that is made to count the previews in it.
@MainActor
protocol WindowShell: AnyObject {
    /// Seconds on the host's clock, by which what moves moves.
    var time: TimeInterval { get }
    /// Asks for a frame soon; asking twice before it comes is asking once.
    func requestFrame()
    /// Asks for the next frame of the display, for what moves; asking twice before it comes is asking once.
    func requestTick()
    /// Runs `action` once, `seconds` from now; the result cancels it.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> () -> Void
    /// Puts a text on the clipboard.
    func copy(_ text: String)
    /// A text was selected, which some desktops paste without its being copied.
    func offerSelection(_ text: String)
    /// Drags something from where the pointer is pressed.
    func beginDrag(_ drag: DragStart)
    /// Moves the window with what is pressed.
    func beginMove()
    /// Asks the user for files.
    ///
    /// - Parameter answer: called once, later, with what was chosen; nil when the user wants none.
    func ask(_ dialog: FileDialog, answer: @escaping @MainActor ([URL]?) -> Void) -> (any OpenDialog)?
    /// The content draws the window's bar now, or no longer does.
    func titleBarChanged(_ isDrawn: Bool)
    /// Gives the keyboard to an element; nil takes it from all.
    func focus(_ id: UInt64?, selectingText selectsText: Bool)
    /// Whether the window system gives the keyboard to its own controls where they are pressed, and by Tab.
    var movesFocusItself: Bool { get }
    func setCursor(_ cursor: HostCursor)
    /// Whether slow work, such as decoding a picture, goes beside, because somebody waits at the screen.
    var isInteractive: Bool { get }
}
