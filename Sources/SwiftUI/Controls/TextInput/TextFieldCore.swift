import MartletGraph

/// What a text field edits: a text, or a value that is written and read as one.
nonisolated struct TextFieldCore {
    enum Kind {
        /// One line.
        case line
        /// As many lines as the text has, within limits.
        case growing
        /// As many lines as fit.
        case editor
    }

    var prompt: Text?
    /// What the field is called, beside its prompt.
    var title: Text?
    /// Whether the label stands before the field, so that it is no placeholder.
    var isLabelShown = false
    var kind = Kind.line
    var isSecure = false
    /// The text of the value.
    let read: () -> String
    /// Takes a text over; `false` when it means nothing.
    let write: (String) -> Bool
    /// Whether the text stays as it is typed until the editing is committed.
    let isDeferred: Bool
    /// Whether each text that is typed meanwhile and means something is taken over at once.
    var followsTyping = false
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void
    /// What of the text is selected; nil where the program does not follow it.
    var selection: FieldSelection?
    /// The text where it has attributes.
    var attributed: AttributedField?
    /// What Return in the field submits.
    var trigger = SubmitTriggers.text

    init(
        text: Binding<String>, prompt: Text?, kind: Kind = .line,
        _ onEditingChanged: @escaping (Bool) -> Void = { _ in },
        _ onCommit: @escaping () -> Void = {}
    ) {
        self.prompt = prompt
        self.kind = kind
        read = { text.wrappedValue }
        write = {
            text.wrappedValue = $0
            return true
        }
        isDeferred = false
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// An editor of a text with attributes.
    init(attributed field: AttributedField) {
        prompt = nil
        kind = .editor
        read = { String(field.text.wrappedValue.characters) }
        write = {
            field.write($0, nil)
            return true
        }
        isDeferred = false
        onEditingChanged = { _ in }
        onCommit = {}
        attributed = field
        if field.selection != nil {
            selection = FieldSelection(read: { field.selected }, write: { field.select($0, $1) })
        }
    }

    private init(
        prompt: Text?, read: @escaping () -> String, write: @escaping (String) -> Bool,
        _ onEditingChanged: @escaping (Bool) -> Void = { _ in }, _ onCommit: @escaping () -> Void = {}
    ) {
        self.prompt = prompt
        self.read = read
        self.write = write
        isDeferred = true
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text?)
    where F.FormatOutput == String {
        self.init(
            prompt: prompt, read: { format.format(value.wrappedValue) },
            write: { text in
                guard let new = try? format.parseStrategy.parse(text) else { return false }
                value.wrappedValue = new
                return true
            })
        followsTyping = true
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, format: F, prompt: Text?)
    where F.FormatOutput == String {
        self.init(
            prompt: prompt, read: { value.wrappedValue.map(format.format) ?? "" },
            write: { text in
                if text.isEmpty {
                    value.wrappedValue = nil
                    return true
                }
                guard let new = try? format.parseStrategy.parse(text) else { return false }
                value.wrappedValue = new
                return true
            })
        followsTyping = true
    }

    init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text?, _ onEditingChanged: @escaping (Bool) -> Void = { _ in },
        _ onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            prompt: prompt, read: { formatter.string(for: value.wrappedValue) ?? "" },
            write: { text in
                guard let new = TextFieldCore.value(of: text, by: formatter) as? V else { return false }
                value.wrappedValue = new
                return true
            }, onEditingChanged, onCommit)
    }

    /// Foundation on Linux has no common way to read a value back; each formatter has its own.
    private static func value(of text: String, by formatter: Formatter) -> Any? {
        switch formatter {
        case let formatter as NumberFormatter: formatter.number(from: text)
        case let formatter as DateFormatter: formatter.date(from: text)
        case let formatter as ISO8601DateFormatter: formatter.date(from: text)
        default: nil
        }
    }
}
