import ViewTesting

extension Element {
    /// Types `text` in the place of what is there.
    func write(_ text: String) {
        clear()
        type(text)
    }
}
