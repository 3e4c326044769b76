extension Timer {
    /// A timer that never fires, as a place for one that is scheduled later.
    ///
    ///     var timer = Timer()
    ///     timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in step() }
    ///
    /// - Parameter nothing: lets this be written without arguments, where Foundation's own class hides `NSObject`'s.
    public convenience init(_ nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in nothing }
        invalidate()
    }
}
