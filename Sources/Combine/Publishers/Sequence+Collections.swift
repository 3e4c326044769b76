extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Some elements before these.
    public func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        prepend(elements)
    }

    /// The elements of a sequence before these.
    public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: Elements(elements) + sequence)
    }

    /// The elements of another publisher before these.
    public func prepend(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        Publishers.Sequence(sequence: publisher.sequence + sequence)
    }

    /// Some elements after these.
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// The elements of a sequence after these.
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: sequence + elements)
    }

    /// The elements of another publisher after these.
    public func append(
        _ publisher: Publishers.Sequence<Elements, Failure>
    ) -> Publishers.Sequence<Elements, Failure> {
        Publishers.Sequence(sequence: sequence + publisher.sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Leaves out elements equal to the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
        var kept: [Elements.Element] = []
        for element in sequence where kept.last != element { kept.append(element) }
        return Publishers.Sequence<[Elements.Element], Failure>(sequence: kept)
    }

    /// Whether the element occurs.
    public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(output))
    }
}

extension Publishers.Sequence where Failure == Never {
    /// The smallest element.
    public func min(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Elements.Element?.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// The largest element.
    public func max(
        by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool
    ) -> Elements.Element?.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// The smallest element.
    public func min() -> Elements.Element?.Publisher { .init(sequence.min()) }

    /// The largest element.
    public func max() -> Elements.Element?.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection {
    /// The number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

    /// The elements at some positions of the collection, as far as it has them.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
        let known = sequence.startIndex..<sequence.endIndex
        return Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range.clamped(to: known)]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first element.
    public func first() -> Elements.Element?.Publisher { .init(sequence.first) }

    /// The number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }

    /// The element at a position of the collection, if it has one there.
    public func output(at index: Elements.Index) -> Elements.Element?.Publisher {
        let known = sequence.startIndex..<sequence.endIndex
        return .init(known.contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// The last element.
    public func last() -> Elements.Element?.Publisher { .init(sequence.last) }

    /// The last element that satisfies a predicate.
    public func last(where predicate: (Elements.Element) -> Bool) -> Elements.Element?.Publisher {
        .init(sequence.last(where: predicate))
    }
}
