/// Where the caret belongs after a text was replaced from outside.
enum Caret {
    /// Text behind the caret that stayed keeps it in front of that text, for what formatters change is usually before;
    /// a caret at the end stays at the end. Else text before it that stayed keeps it where it was. Positions count
    /// Unicode scalars, as GTK does.
    static func position(_ caret: Int, in old: String, after new: String) -> Int {
        let old = Array(old.unicodeScalars), new = Array(new.unicodeScalars)
        let caret = min(max(caret, 0), old.count)
        let behind = old.count - caret
        let keepsHead = new.count >= caret && new[..<caret] == old[..<caret]
        let keepsTail = new.count >= behind && new[(new.count - behind)...] == old[caret...]
        if keepsTail { return new.count - behind }
        return keepsHead ? caret : min(caret, new.count)
    }
}
