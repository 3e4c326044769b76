import Foundation
import MartletHost
import SwiftUI

extension Screen {
    /// Scrolls until an element is in sight. One that a list did not make yet is looked for from the top to the bottom of
    /// what is scrolled in the middle of the screen; the test fails when it is nowhere.
    ///
    ///     screen.scroll(to: screen.text("Item 500"))
    public func scroll(to element: Element) {
        if element.exists { return element.scrollIntoView() }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        scroll(at: middle, by: CGSize(width: 0, height: -1e7))
        var last: [CGRect] = []
        while !element.exists {
            let now = wholeDescription.texts.map(\.frame)
            if now == last { break }
            last = now
            scroll(at: middle, by: CGSize(width: 0, height: size.height / 3))
        }
        element.scrollIntoView()
    }

    /// Scrolls what is around an element so that it is in sight.
    func scroll(to element: AccessibleElement) {
        var id = element.id
        if id == 0 {
            // A text inside of a control is in sight with the control.
            let around = wholeDescription.elements.filter { $0.id != 0 && $0.frame.contains(element.frame) }
            id = around.min { $0.frame.area < $1.frame.area }?.id ?? 0
        }
        bringUpToDate()
        clock.capture { _ = root.perform(.scrollIntoView, on: id) }
        bringUpToDate()
    }
}
