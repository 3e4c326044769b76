import MartletHost

/// What an element is or can do, for a screen reader.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var values: Set<Trait>

    private enum Trait: Hashable, Sendable {
        case isButton, isHeader, isSelected, isLink, isSearchField, isImage, isStaticText, isToggle, isModal, isTabBar
        case updatesFrequently, playsSound, startsMediaSession, isSummaryElement, isKeyboardKey, causesPageTurn
        case allowsDirectInteraction
    }

    public static let isButton = AccessibilityTraits(.isButton)
    public static let isHeader = AccessibilityTraits(.isHeader)
    public static let isSelected = AccessibilityTraits(.isSelected)
    public static let isLink = AccessibilityTraits(.isLink)
    public static let isSearchField = AccessibilityTraits(.isSearchField)
    public static let isImage = AccessibilityTraits(.isImage)
    public static let isStaticText = AccessibilityTraits(.isStaticText)
    public static let isToggle = AccessibilityTraits(.isToggle)
    public static let isModal = AccessibilityTraits(.isModal)
    /// The buttons inside are tabs.
    public static let isTabBar = AccessibilityTraits(.isTabBar)
    /// What is shown changes often: screen readers here follow every change.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// Using it makes a sound: screen readers here do not wait for it.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// Using it begins a film or a piece of music: screen readers here do not fall silent for it.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// What sums up the program when it starts: screen readers here begin with the title of the window.
    public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
    /// A key of a keyboard that is drawn: screen readers here use it as a button.
    public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
    /// The page turns when it was read to its end: screen readers here stop there.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// The pointer reaches it without the screen reader: as it always does here.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)

    private init(_ trait: Trait) { values = [trait] }

    public init() { values = [] }

    public func union(_ other: Self) -> Self { with { $0.formUnion(other) } }
    public func intersection(_ other: Self) -> Self { with { $0.formIntersection(other) } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.formSymmetricDifference(other) } }
    public func contains(_ member: Self) -> Bool { values.isSuperset(of: member.values) }
    public mutating func formUnion(_ other: Self) { values.formUnion(other.values) }
    public mutating func formIntersection(_ other: Self) { values.formIntersection(other.values) }
    public mutating func formSymmetricDifference(_ other: Self) { values.formSymmetricDifference(other.values) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        values.subtract(member.values)
        return removed.isEmpty ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let old = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return old
    }

    public var isEmpty: Bool { values.isEmpty }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// Describes an element so, or no longer so.
    func apply(to element: inout AccessibleElement, isAdded: Bool) {
        let roles: [(Trait, AccessibleElement.Role)] = [
            (.isButton, .button), (.isLink, .link), (.isImage, .image), (.isHeader, .heading), (.isToggle, .toggle),
            (.isSearchField, .textField), (.isModal, .dialog), (.isStaticText, .text),
        ]
        for (trait, role) in roles where values.contains(trait) {
            if isAdded {
                element.role = role
            } else if element.role == role {
                element.role = role == .heading || role == .link ? .text : .group
            }
        }
        let (plain, tab): (AccessibleElement.Role, AccessibleElement.Role) = isAdded ? (.button, .tab) : (.tab, .button)
        if values.contains(.isTabBar), element.role == plain { element.role = tab }
        if values.contains(.isSelected) { element.isOn = isAdded }
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
