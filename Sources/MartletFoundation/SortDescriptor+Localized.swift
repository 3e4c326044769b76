// On Apple's platforms strings are described to be sorted in the order in which people expect names, unless another
// comparator is given; Foundation on Linux sorts them by the numbers of their letters, in which "Zebra" is before "apple".

extension SortDescriptor {
    /// Sorts by a string in the order in which people expect names.
    ///
    ///     people.sorted(using: [SortDescriptor(\.name), SortDescriptor(\.age)])
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Sorts by a string, none first, in the order in which people expect names.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Sorts by a string by the rules of the user's language.
    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedComparator,
        order: SortOrder = .forward
    ) {
        self.init(sendable(keyPath.appending(path: \.[sortedBy: comparator])), order: order)
    }

    /// Sorts by a string, none first, by the rules of the user's language.
    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedComparator,
        order: SortOrder = .forward
    ) {
        self.init(sendable(keyPath.appending(path: \.[sortedBy: comparator])), order: order)
    }
}

/// A path that is put together from such that can be sent can be sent, too, which the compiler does not know.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
    unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A string that is compared by the rules of a language.
private struct LocalizedKey: Comparable {
    let text: String
    let comparator: LocalizedComparator

    static func < (a: Self, b: Self) -> Bool { a.comparator.compare(a.text, b.text) == .orderedAscending }
    static func == (a: Self, b: Self) -> Bool { a.comparator.compare(a.text, b.text) == .orderedSame }
}

extension String {
    fileprivate subscript(sortedBy comparator: LocalizedComparator) -> LocalizedKey {
        LocalizedKey(text: self, comparator: comparator)
    }
}

extension String? {
    fileprivate subscript(sortedBy comparator: LocalizedComparator) -> LocalizedKey? {
        map { LocalizedKey(text: $0, comparator: comparator) }
    }
}
