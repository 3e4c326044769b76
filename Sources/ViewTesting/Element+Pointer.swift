import MartletHost
import SwiftUI

extension Element {
    /// Presses and releases the pointer in the middle; of a menu with a primary action, on its button. A disabled
    /// element fails the test, because nothing would happen: to try just that, tap a point of the screen. Of several that
    /// are called the same it is the first that nothing covers; `nth` chooses another.
    public func tap() { press("tapped", screen.tap) }

    /// Taps twice in quick succession.
    public func doubleTap() { press("tapped twice", screen.doubleTap) }

    /// Presses, holds for `duration`, and releases.
    public func longPress(for duration: Duration = .seconds(1)) {
        press("pressed") { screen.longPress(at: $0, for: duration) }
    }

    /// Opens a menu or picker, also where a tap of it does something else, and takes nothing of it.
    ///
    ///     screen.button("Add").openMenu()
    ///     screen.button("Add Folder").tap()
    public func openMenu() { perform(.showMenu, "opened") }

    /// Scrolls what is around until it is in sight.
    public func scrollIntoView() { _ = inSight }

    /// Presses and releases the secondary button in the middle, which opens the element's context menu.
    public func secondaryClick() { atCenter(screen.secondaryClick) }

    /// Presses in the middle, moves by `offset` in ten steps of 16 ms, and releases.
    public func drag(by offset: CGSize) {
        atCenter { screen.drag(from: $0, to: CGPoint(x: $0.x + offset.width, y: $0.y + offset.height)) }
    }

    /// Moves a finger from the middle by `offset`: scrolls, where a drag of the mouse does not.
    public func swipe(by offset: CGSize) {
        atCenter { screen.swipe(from: $0, to: CGPoint(x: $0.x + offset.width, y: $0.y + offset.height)) }
    }

    /// Spreads two fingers until the distance between them is `scale` times what it was.
    public func magnify(by scale: CGFloat) { atCenter { screen.magnify(at: $0, by: scale) } }

    /// Turns two fingers clockwise by `angle`.
    public func rotate(by angle: Angle) { atCenter { screen.rotate(at: $0, by: angle) } }

    /// Moves the pointer to the middle.
    public func hover() { atCenter { screen.hover(at: $0) } }

    func click(at point: CGPoint, count: Int) { screen.click(at: point, count: count) }

    /// Turns the wheel over the middle.
    public func scroll(by delta: CGSize) { atCenter { screen.scroll(at: $0, by: delta) } }

    private func atCenter(_ action: (CGPoint) -> Void) {
        if let middle { action(middle) }
    }

    /// Where a tap goes, once the element is scrolled to where it is out of sight.
    var middle: CGPoint? { inSight?.tapped }

    /// Does with an element what a user only tries with one that can be used.
    private func press(_ purpose: String, _ action: (CGPoint) -> Void) {
        guard let element = required else { return }
        if !element.isEnabled { return report("\(element.words) cannot be \(purpose).", at: place) }
        atCenter(action)
    }

    /// The element, scrolled to where it is out of sight.
    private var inSight: AccessibleElement? {
        guard let element = required, !isVisible else { return required }
        screen.scroll(to: element)
        return required
    }
}

extension AccessibleElement {
    /// Where it is clicked: in the middle, unless the program says where.
    var tapped: CGPoint { activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
}
