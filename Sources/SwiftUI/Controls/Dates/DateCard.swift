import MartletGraph

/// A field to type a date in, above a calendar; digits that are typed in the calendar go to the field.
struct DateCard: View {
    let choice: DateChoice
    @Binding var selection: Date
    /// What is being typed; nil for nothing.
    @Binding var typed: String?
    let done: @MainActor () -> Void
    @FocusState private var isTyping: Bool

    init(
        choice: DateChoice, selection: Binding<Date>, typed: Binding<String?>, done: @escaping @MainActor () -> Void
    ) {
        self.choice = choice
        _selection = selection
        _typed = typed
        self.done = done
    }

    var body: some View {
        VStack(spacing: 8) {
            TextField("Date", text: Binding(location: ClosureLocation(get: { text }, set: { new, _ in type(new) })))
                .focused($isTyping)
                .onSubmit {
                    finish()
                    done()
                }
                .onChange(of: isTyping) { if !isTyping { finish() } }
            CalendarMonth(choice: choice, selection: $selection, takesKeyboard: typed == nil) {
                typed = $0
                isTyping = true
            }
        }
        .modifier(CalendarSpace(days: 7))
        .onAppear { if typed != nil { isTyping = true } }
        .onDisappear { typed = nil }
    }

    private func finish() {
        if let typed, let date = choice.date(typed: typed, near: selection, isDone: true) { selection = date }
        typed = nil
    }

    private var text: String { typed ?? choice.numericText(selection) }

    /// What is a date counts at once.
    private func type(_ new: String) {
        if new == text { return }
        typed = new
        if let date = choice.date(typed: new, near: selection, isDone: false) { selection = date }
    }
}
