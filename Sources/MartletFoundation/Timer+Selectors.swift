extension Timer {
    /// Makes a timer that calls a method of `target`, and fires once it is added to a run loop.
    ///
    /// The method takes the timer or nothing, and the target is held until the timer is invalid. A timer made so has no
    /// `userInfo`, of which a warning tells: one of `scheduledTimer` does.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Makes a timer that calls a method of `target`, first at a date, once it is added to a run loop.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        if ui != nil {
            FileHandle.standardError.write(
                Data("A timer of Timer(…) has no userInfo; use Timer.scheduledTimer.\n".utf8))
        }
        nonisolated(unsafe) let target = t
        self.init(fire: date, interval: ti, repeats: rep) { s.perform(on: target, with: $0) }
    }

    /// Calls a method of `target` after so many seconds, and again and again where it repeats.
    ///
    ///     timer = Timer.scheduledTimer(
    ///         timeInterval: 1, target: self, selector: Selector("tick", Self.tick), userInfo: nil, repeats: true)
    ///
    /// - Parameter userInfo: what the timer's `userInfo` is.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget
        let timer = TimerWithInfo(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo) {
            aSelector.perform(on: target, with: $0)
        }
        timer.info = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

private final class TimerWithInfo: Timer {
    var info: Any?
    override var userInfo: Any? { info }
}
