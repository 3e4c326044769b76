extension KeyCommand {
    /// Puts items on the clipboard.
    static func copy(_ items: @escaping () -> [NSItemProvider]) -> Self { copying("c", items) }

    /// Puts items on the clipboard that are taken away where they were.
    static func cut(_ items: @escaping () -> [NSItemProvider]) -> Self { copying("x", items) }

    private static func copying(_ letter: Character, _ items: @escaping () -> [NSItemProvider]) -> Self {
        // Called on the main actor alone.
        nonisolated(unsafe) let items = items
        return .control(letter) {
            ClipboardContents.copy(items())
            return true
        }
    }

    /// Takes those items of the clipboard that are accepted; where there are none, the key is left to others.
    static func paste(
        _ accepts: @escaping @MainActor (NSItemProvider) -> Bool,
        _ action: @escaping @MainActor ([NSItemProvider]) -> Void
    ) -> Self {
        .control("v") {
            let wanted = ClipboardContents.pasted.filter(accepts)
            if wanted.isEmpty { return false }
            action(wanted)
            return true
        }
    }
}
