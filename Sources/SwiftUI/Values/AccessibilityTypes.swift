import MartletHost

/// What an element is or can do, for a screen reader.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var values: Set<Trait>

    private enum Trait: Hashable, Sendable {
        case isButton, isHeader, isSelected, isLink, isSearchField, isImage, isStaticText, isToggle, isModal
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
