/// What has something to show in a frame: a window.
@MainActor
package protocol FrameStage: AnyObject {
    var needsLayout: Bool { get }
    var needsDisplay: Bool { get }
    /// Asks for a frame soon.
    func requestFrame()
    func layout()
    /// Moves what moves by itself, once in a frame of the window's clock.
    func animate()
    func display()
    /// Has every element remember what it is drawn with, before the first change that is animated.
    func rememberFills()
}
