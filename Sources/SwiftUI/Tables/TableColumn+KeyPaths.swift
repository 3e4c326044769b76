import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Makes a column whose header sorts by a value of the rows.
    ///
    ///     TableColumn("Age", value: \.age) { person in Text(person.age, format: .number) }
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(titleKey) }, KeyPathComparator(value.shared), content)
    }

    /// Makes a column whose header sorts by a value of the rows.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(title) }, KeyPathComparator(value.shared), content)
    }

    /// Makes a column whose header sorts by a value of the rows.
    public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ text }, KeyPathComparator(value.shared), content)
    }

    /// Makes a column whose header sorts by a value of the rows; rows without one come first.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init({ Text(titleKey) }, KeyPathComparator(value.shared), content)
    }

    /// Makes a column whose header sorts by a value of the rows, as a comparator has it.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init({ Text(titleKey) }, KeyPathComparator(value.shared, comparator: comparator), content)
    }

    /// Makes a column whose header sorts by a value of the rows, as a comparator has it.
    public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init({ text }, KeyPathComparator(value.shared, comparator: comparator), content)
    }

    /// Makes a column whose header sorts by a value of the rows, as a comparator has it.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init({ Text(title) }, KeyPathComparator(value.shared, comparator: comparator), content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    init(
        _ label: @escaping () -> Text, _ value: KeyPath<RowValue, String>, _ comparator: some SortComparator<String>
    ) {
        self.init(label, KeyPathComparator(value.shared, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Makes a column that shows a string, and whose header sorts by it as people do: whatever the case, and numbers by
    /// what they are.
    ///
    ///     TableColumn("Name", value: \.name)
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init({ Text(titleKey) }, value, LocalizedComparator.localizedStandard)
    }

    /// Makes a column that shows a string, and whose header sorts by it as people do.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init({ Text(title) }, value, LocalizedComparator.localizedStandard)
    }

    /// Makes a column that shows a string, and whose header sorts by it as people do.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init({ text }, value, LocalizedComparator.localizedStandard)
    }

    /// Makes a column that shows a string, and whose header sorts by it letter by letter.
    public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) {
        self.init({ text }, value, comparator)
    }

    /// Makes a column that shows a string, and whose header sorts by it letter by letter.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init({ Text(titleKey) }, value, comparator)
    }

    /// Makes a column that shows a string, and whose header sorts by it letter by letter.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    ) {
        self.init({ Text(title) }, value, comparator)
    }

    /// Makes a column that shows a string, and whose header sorts by it by the rules of the user's language.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: LocalizedComparator) {
        self.init({ Text(titleKey) }, value, comparator)
    }

    /// Makes a column that shows a string, and whose header sorts by it by the rules of the user's language.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>, comparator: LocalizedComparator) {
        self.init({ Text(title) }, value, comparator)
    }
}

extension KeyPath {
    /// The same key path where one that may go to other threads is asked for: key paths of properties never change.
    var shared: KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (KeyPath<Root, Value> & Sendable).self)
    }
}
