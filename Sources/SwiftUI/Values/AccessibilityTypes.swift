import MartletHost

/// What an element is or can do, for a screen reader.
nonisolated public struct AccessibilityTraits: _BitSet {
    public var _bits: UInt32 = 0

    public init() {}

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let isStaticText = AccessibilityTraits(bit: 6)
    public static let isToggle = AccessibilityTraits(bit: 7)
    public static let isModal = AccessibilityTraits(bit: 8)
    /// The buttons inside are tabs.
    public static let isTabBar = AccessibilityTraits(bit: 9)
    /// What is shown changes often: screen readers here follow every change.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// Using it makes a sound: screen readers here do not wait for it.
    public static let playsSound = AccessibilityTraits(bit: 11)
    /// Using it begins a film or a piece of music: screen readers here do not fall silent for it.
    public static let startsMediaSession = AccessibilityTraits(bit: 12)
    /// What sums up the program when it starts: screen readers here begin with the title of the window.
    public static let isSummaryElement = AccessibilityTraits(bit: 13)
    /// A key of a keyboard that is drawn: screen readers here use it as a button.
    public static let isKeyboardKey = AccessibilityTraits(bit: 14)
    /// The page turns when it was read to its end: screen readers here stop there.
    public static let causesPageTurn = AccessibilityTraits(bit: 15)
    /// The pointer reaches it without the screen reader: as it always does here.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 16)

    /// Describes an element so, or no longer so.
    func apply(to element: inout AccessibleElement, isAdded: Bool) {
        let roles: [(Self, AccessibleElement.Role)] = [
            (.isButton, .button), (.isLink, .link), (.isImage, .image), (.isHeader, .heading), (.isToggle, .toggle),
            (.isSearchField, .textField), (.isModal, .dialog), (.isStaticText, .text),
        ]
        for (trait, role) in roles where contains(trait) {
            if isAdded {
                element.role = role
            } else if element.role == role {
                element.role = role == .heading || role == .link ? .text : .group
            }
        }
        let (plain, tab): (AccessibleElement.Role, AccessibleElement.Role) = isAdded ? (.button, .tab) : (.tab, .button)
        if contains(.isTabBar), element.role == plain { element.role = tab }
        if contains(.isSelected) { element.isOn = isAdded }
    }
}

/// What becomes of the elements inside of an accessibility element.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let number: Int

    /// They are not described; the element has the label it is given.
    public static let ignore = AccessibilityChildBehavior(number: 0)
    /// They are described by themselves.
    public static let contain = AccessibilityChildBehavior(number: 1)
    /// Their labels become those of the element.
    public static let combine = AccessibilityChildBehavior(number: 2)
}

/// The direction in which a value is to change.
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}
