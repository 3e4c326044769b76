import Foundation
import SwiftUI

extension Screen {
    /// Whether what the system shows moves by itself: sheets that come, pages that are pushed, switches. Off at first, so that
    /// a picture shows what the last step has led to; what a program animates moves in any case.
    public var showsSystemMotion: Bool {
        get { root.movesBySystem }
        set { root.movesBySystem = newValue }
    }

    /// Whether the desktop asks for less motion.
    public var reducesMotion: Bool {
        get { root.reducesMotion }
        set {
            window.window.setReducesMotion(newValue)
            bringUpToDate()
        }
    }

    /// Whether something that can be seen is moving.
    public var isAnimating: Bool {
        bringUpToDate()
        return root.isMoving
    }

    /// Lets time pass until nothing moves any more.
    ///
    ///     screen.button("Open").tap()
    ///     screen.settle()
    ///
    /// - Parameter limit: how long at most; what goes on for ever, such as a spinner, is given up then.
    /// - Returns: whether everything has come to rest.
    @discardableResult
    public func settle(atMost limit: Duration = .seconds(60)) -> Bool {
        var left = limit
        let step = Duration.milliseconds(50)
        while isAnimating, left > .zero {
            advance(by: min(step, left))
            left -= step
        }
        return !isAnimating
    }

    /// The pictures of what moves, the first of them now, as PNG.
    ///
    ///     let pictures = screen.film(for: .seconds(1), every: .milliseconds(100))  // eleven
    ///
    /// - Parameters:
    ///   - duration: for how long; less than nothing is one picture.
    ///   - interval: how much time is between two pictures, a millisecond at least.
    ///   - scale: pixels a point.
    public func film(for duration: Duration, every interval: Duration, scale: CGFloat = 1) -> [Data] {
        let interval = max(interval, .milliseconds(1))
        var pictures = [image(scale: scale)]
        var left = duration
        while left >= interval {
            advance(by: interval)
            pictures.append(image(scale: scale))
            left -= interval
        }
        return pictures
    }
}
