import Foundation

extension AttributedTextSelection {
    /// The attributes of all that is selected: those of each run, or what the next letter is typed with.
    ///
    ///     selection.attributes(in: text)[\.foregroundColor].contains(.red)
    nonisolated public struct Attributes<Text>: Sequence {
        let containers: [AttributeContainer]

        public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

        /// The values of one attribute, nil for a run without it.
        public subscript<K: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, K>) -> [K.Value?]
        where K.Value: Sendable {
            containers.map { $0[dynamicMember: keyPath] }
        }
    }

    /// The attributes of what is selected of a text.
    nonisolated public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
        }
    }
}
