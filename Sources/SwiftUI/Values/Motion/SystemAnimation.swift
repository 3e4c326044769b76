/// The animations of what the system shows; none of a program's.
nonisolated enum SystemAnimation {
    /// How pages are pushed and sheets come (semantics 150).
    static let pages = Animation.spring(response: 0.344, dampingFraction: 1)
    /// How alerts come.
    static let alerts = Animation.spring(response: 0.275, dampingFraction: 1)
    /// How menus and pop-overs come.
    static let menus = Animation.easeOut(duration: 0.15)
    /// How the parts of controls move.
    static let controls = Animation.easeInOut(duration: 0.2)
    /// How what belongs to a title opens and closes (semantics 155).
    static let disclosure = Animation.easeInOut(duration: 0.35)
    /// How a swiped row goes to where it stays (semantics 156).
    static let swipes = Animation.spring(response: 0.4, dampingFraction: 1)
    /// How controls follow the pointer and the keyboard.
    static let states = Animation.easeOut(duration: 0.2)
}
