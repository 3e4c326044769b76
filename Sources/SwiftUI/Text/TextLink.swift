/// A part of a text that opens an address.
nonisolated struct TextLink: Equatable {
    let address: URL
    var title: String
    /// In bytes of the whole text.
    var range: Range<Int>
}
