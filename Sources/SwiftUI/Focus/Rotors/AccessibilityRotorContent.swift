/// What a rotor leads to: an `AccessibilityRotorEntry`, or several of them.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the entries that this content stands for.
    @MainActor func _addEntries(to list: inout _RotorEntries)
}

extension AccessibilityRotorContent {
    public func _addEntries(to list: inout _RotorEntries) { body._addEntries(to: &list) }
}

extension Never: AccessibilityRotorContent {}

/// The entries of a rotor, in their order.
@MainActor
public struct _RotorEntries {
    struct Entry {
        /// What is said of it besides what its view says.
        let label: Text?
        let key: AnyHashable
        let prepare: () -> Void
    }

    var entries: [Entry] = []
}

/// Collects entries from the statements of a closure.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    nonisolated public static func buildExpression<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    nonisolated public static func buildBlock<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> some AccessibilityRotorContent { content }

    nonisolated public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> some AccessibilityRotorContent {
        var parts: [any AccessibilityRotorContent] = []
        for part in repeat each content { parts.append(part) }
        return RotorGroup(parts: parts)
    }

    nonisolated public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> some AccessibilityRotorContent { RotorGroup(parts: content.map { [$0] } ?? []) }
}

/// Several entries.
nonisolated struct RotorGroup: AccessibilityRotorContent {
    typealias Body = Never
    let parts: [any AccessibilityRotorContent]

    @MainActor var body: Never { return fatalError("A group of entries has no body.") }

    @MainActor func _addEntries(to list: inout _RotorEntries) {
        for part in parts { part._addEntries(to: &list) }
    }
}

/// A place that a rotor leads to.
///
///     ScrollView {
///         LazyVStack { ForEach(messages) { MessageRow($0) } }
///     }
///     .accessibilityRotor("Unread") {
///         ForEach(messages) { message in
///             if message.isUnread { AccessibilityRotorEntry(message.subject, id: message.id) }
///         }
///     }
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never
    private let label: Text?
    private let key: AnyHashable
    private let prepare: () -> Void

    private init(label: Text?, key: AnyHashable, prepare: @escaping () -> Void) {
        self.label = label
        self.key = key
        self.prepare = prepare
    }

    /// Leads to the view, or the row of a `ForEach`, with an id inside of the view that has the rotor.
    ///
    /// - Parameter prepare: called first, for what makes or shows that view.
    @_disfavoredOverload
    public init(_ label: Text, id: ID, prepare: @escaping (() -> Void) = {}) {
        self.init(label: label, key: id, prepare: prepare)
    }

    /// Leads to the view, or the row of a `ForEach`, with an id inside of the view that has the rotor.
    @_disfavoredOverload
    public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping (() -> Void) = {}) {
        self.init(label: Text(labelKey), key: id, prepare: prepare)
    }

    /// Leads to the view, or the row of a `ForEach`, with an id inside of the view that has the rotor.
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping (() -> Void) = {}) {
        self.init(label: Text(label), key: id, prepare: prepare)
    }

    /// Leads to the view, or the row of a `ForEach`, with an id inside of the view that has the rotor.
    @_disfavoredOverload
    public init(_ labelResource: LocalizedStringResource, id: ID, prepare: @escaping (() -> Void) = {}) {
        self.init(label: Text(labelResource), key: id, prepare: prepare)
    }

    /// Leads to the view that `accessibilityRotorEntry(id:in:)` gives this id.
    @_disfavoredOverload
    public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(labelResource), key: RotorKey(id: id, namespace: namespace), prepare: prepare)
    }

    /// Leads to the view that `accessibilityRotorEntry(id:in:)` gives this id.
    @_disfavoredOverload
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: label, key: RotorKey(id: id, namespace: namespace), prepare: prepare)
    }

    /// Leads to the view that `accessibilityRotorEntry(id:in:)` gives this id.
    @_disfavoredOverload
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(labelKey), key: RotorKey(id: id, namespace: namespace), prepare: prepare)
    }

    /// Leads to the view that `accessibilityRotorEntry(id:in:)` gives this id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label: Text(label), key: RotorKey(id: id, namespace: namespace), prepare: prepare)
    }

    @MainActor public var body: Never { return fatalError("An entry of a rotor has no body.") }

    @MainActor public func _addEntries(to list: inout _RotorEntries) {
        list.entries.append(_RotorEntries.Entry(label: label, key: key, prepare: prepare))
    }
}

/// An id that a view has for rotors alone.
struct RotorKey<ID: Hashable>: Hashable {
    let id: ID
    let namespace: Namespace.ID
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    @_implements(AccessibilityRotorContent,Body)
    public typealias RotorBody = Never

    @_implements(AccessibilityRotorContent,body)
    @MainActor @preconcurrency public var rotorBody: Never { return fatalError("Entries have no body.") }

    @MainActor public func _addEntries(to list: inout _RotorEntries) {
        for element in data { content(element)._addEntries(to: &list) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    /// An entry for each element of a collection.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, ids: RowIDs(), content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: AccessibilityRotorContent {
    /// An entry for each number of a range.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Range<Int>, @AccessibilityRotorContentBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data: data, ids: RowIDs(\.self), isConstant: true, content: content)
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// An entry for each element, told apart by the value at `id`.
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, ids: RowIDs(id), content: content)
    }
}
