/// How a gesture stands to those in the view it is attached to.
enum GesturePriority {
    /// After them.
    case normal
    /// Before them.
    case high
    /// At the same time.
    case simultaneous
}
