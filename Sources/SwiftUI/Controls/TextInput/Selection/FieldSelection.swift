/// What is selected of a field's text as the program keeps it, told in Unicode scalars, as window systems do.
nonisolated struct FieldSelection {
    /// nil where the program leaves it to the window system.
    let read: () -> Range<Int>?
    /// Takes over what the user has selected.
    let write: (Range<Int>, TextSelectionAffinity) -> Void

    init(read: @escaping () -> Range<Int>?, write: @escaping (Range<Int>, TextSelectionAffinity) -> Void) {
        (self.read, self.write) = (read, write)
    }

    /// - Parameter text: the newest text of the field.
    init(_ selection: Binding<TextSelection?>, of text: @escaping () -> String) {
        read = { selection.wrappedValue?.range.map { text().scalars(in: $0) } }
        write = { range, affinity in
            var new = TextSelection(range: text().indices(ofScalars: range))
            new.affinity = affinity
            if selection.wrappedValue != new { selection.wrappedValue = new }
        }
    }
}

/// What an edit took out of a text and put in its place, in Unicode scalars.
nonisolated struct TextEdit {
    let removed: Range<Int>
    let inserted: String
    /// Where the caret is afterwards.
    var caret: Int { removed.lowerBound + inserted.unicodeScalars.count }

    /// - Parameter selected: what was selected before: of letters that are all the same, those there came or went.
    init(from old: some Collection<Unicode.Scalar>, to new: String, _ selected: Range<Int>?) {
        let old = Array(old), new = Array(new.unicodeScalars)
        let most = min(old.count, new.count)
        let limit = min(most, selected?.lowerBound ?? most)
        var head = 0
        while head < limit, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        removed = head..<old.count - tail
        var middle = String.UnicodeScalarView()
        middle.append(contentsOf: new[head..<new.count - tail])
        inserted = String(middle)
    }
}

extension String {
    /// How many Unicode scalars lie before and in a range, whose ends may be those of another string.
    nonisolated func scalars(in range: Range<Index>) -> Range<Int> {
        func offset(_ index: Index) -> Int {
            let bytes = utf8[..<Swift.min(Swift.max(index, startIndex), endIndex)]
            // The bytes that go on with a scalar begin with the bits 10.
            return bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }

    /// The indices of some Unicode scalars, as far as there are any.
    nonisolated func indices(ofScalars range: Range<Int>) -> Range<Index> {
        let scalars = unicodeScalars
        func index(_ offset: Int) -> Index {
            scalars.index(scalars.startIndex, offsetBy: Swift.max(offset, 0), limitedBy: scalars.endIndex)
                ?? scalars.endIndex
        }
        return index(range.lowerBound)..<index(range.upperBound)
    }
}
