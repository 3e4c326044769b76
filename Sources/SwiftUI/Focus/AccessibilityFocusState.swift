import MartletGraph
import MartletHost

/// Which of a view's elements a screen reader is at: written when it moves, and moves it when it is written.
///
///     @AccessibilityFocusState private var isAtTitle: Bool
///     Text("Done").accessibilityFocused($isAtTitle)
///
/// A screen reader of a Linux desktop follows the keyboard, so while one is on, elements with such a state can have the
/// keyboard. While none is, writing changes nothing.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>
    /// Of which of them the place is meant.
    private var technologies = AccessibilityTechnologies.voiceOver

    /// A state that is true while a screen reader is at the element it is given to.
    public init() where Value == Bool { state = FocusState() }

    /// A state that is nil while a screen reader is at no element it is given to.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// A state that is true while one of `technologies` is at the element it is given to: only a screen reader ever is.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
        self.technologies = technologies
    }

    /// A state that is nil while none of `technologies` is at an element it is given to: only a screen reader ever is.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
        self.technologies = technologies
    }

    private var isFollowed: Bool { technologies.contains(.voiceOver) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set {
            if isFollowed, ScreenReader.isOn { state.wrappedValue = newValue }
        }
    }

    /// What `accessibilityFocused(_:)` takes.
    public var projectedValue: Binding { Binding(base: state.projectedValue, isFollowed: isFollowed) }

    /// A way to read and move a screen reader's place that somebody else keeps.
    @propertyWrapper
    public struct Binding {
        fileprivate let base: FocusState<Value>.Binding
        fileprivate let isFollowed: Bool

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { if isFollowed, ScreenReader.isOn { base.wrappedValue = newValue } }
        }

        public var projectedValue: Binding { self }
    }
}

/// Whether the desktop's screen reader is on.
enum ScreenReader {
    static var isOn: Bool {
        isMainThread && MainActor.assumeIsolated { UIKitRuntime.backend?.hasScreenReader ?? false }
    }
}

/// Lets the keyboard stop at what a screen reader may be sent to.
nonisolated private struct ScreenReaderStop: ViewModifier, ElementModifier {
    typealias Body = Never
    let isFollowed: Bool

    @MainActor func change(from old: Self) -> ElementChange { .none }

    @MainActor func describe(_ child: LayoutNode, _ node: LayoutNode, into list: inout AccessibilityBuilder) {
        guard isFollowed, ScreenReader.isOn else { return child.describe(into: &list) }
        list.addChanged(
            node, label: nil,
            first: {
                $0.isFocusable = $0.isEnabled
                $0.isFocused = node.window?.focusedElement == $0.id
            }, others: { _ in }, content: { child.describe(into: &$0) })
    }
}

extension View {
    /// Makes `binding` be `value` while a screen reader is at this view, and moves it here when that is written.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(ScreenReaderStop(isFollowed: binding.isFollowed)).focused(binding.base, equals: value)
    }

    /// Makes `condition` be true while a screen reader is at this view, and moves it here when that is written.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(ScreenReaderStop(isFollowed: condition.isFollowed)).focused(condition.base)
    }

    /// Where a screen reader goes first in this view: to the element whose `accessibilityFocused(_:equals:)` is `value`.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        modifier(
            DefaultFocusModifier(
                location: binding.isFollowed ? binding.base.location : nil, value: value, priority: .automatic,
                isForScreenReader: true))
    }
}
