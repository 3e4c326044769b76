extension Publishers.Sequence {
    /// Transforms each element.
    public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }

    /// Transforms each element and leaves out nil.
    public func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
        Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }

    /// The elements that satisfy a predicate.
    public func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
    }

    /// One array of all elements.
    public func collect() -> Result<[Elements.Element], Failure>.Publisher { .init(Array(sequence)) }

    /// Whether all elements satisfy a predicate.
    public func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Whether an element satisfies a predicate.
    public func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Leaves out elements until one fails the predicate.
    public func drop(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }

    /// Leaves out the first elements.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }

    /// The first element that satisfies a predicate.
    public func first(where predicate: (Elements.Element) -> Bool) -> Elements.Element?.Publisher
    where Failure == Never {
        .init(sequence.first(where: predicate))
    }

    /// The first elements.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }

    /// The elements before the first that fails the predicate.
    public func prefix(
        while predicate: (Elements.Element) -> Bool
    ) -> Publishers.Sequence<[Elements.Element], Failure> {
        Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }

    /// All elements combined.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Every intermediate result of combining the elements.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Elements.Element) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return Publishers.Sequence<[T], Failure>(
            sequence: sequence.map {
                result = nextPartialResult(result, $0)
                return result
            })
    }

    /// The same elements, of a publisher that could fail.
    public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E>
    where E: Error, Failure == Never {
        Publishers.Sequence<Elements, E>(sequence: sequence)
    }
}

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

    /// Some elements after these.
    public func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
        append(elements)
    }

    /// The elements of a sequence after these.
    public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S: Sequence, Elements.Element == S.Element {
        Publishers.Sequence(sequence: sequence + elements)
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

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// The smallest element.
    public func min() -> Elements.Element?.Publisher { .init(sequence.min()) }

    /// The largest element.
    public func max() -> Elements.Element?.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// The first element.
    public func first() -> Elements.Element?.Publisher { .init(sequence.first) }

    /// The number of elements.
    public func count() -> Just<Int> { Just(sequence.count) }

    /// The element at a position, the first being 0.
    public func output(at index: Int) -> Elements.Element?.Publisher { .init(sequence.dropFirst(index).first) }
}
