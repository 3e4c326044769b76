/// A field for what is looked for in an editor, and below it one for what takes its place.
struct FindBar: View {
    @ObservedObject var session: FindSession
    @Binding var isPresented: Bool
    @State private var query = ""
    @State private var replacement = ""
    @FocusState private var isFocused: Bool

    init(session: FindSession, isPresented: Binding<Bool>) {
        self.session = session
        _isPresented = isPresented
    }

    var body: some View {
        VStack(spacing: 6) {
            HStack(spacing: 8) {
                TextField("Find", text: $query)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                    .onSubmit { session.move(by: 1) }
                if !session.status.isEmpty {
                    Text(verbatim: session.status).font(.callout).foregroundStyle(.secondary)
                }
                Button("Previous", systemImage: "chevron.up") { session.move(by: -1) }
                    .keyboardShortcut("g", modifiers: [.command, .shift])
                    .disabled(session.matches.isEmpty)
                Button("Next", systemImage: "chevron.down") { session.move(by: 1) }
                    .keyboardShortcut("g", modifiers: .command)
                    .disabled(session.matches.isEmpty)
                Button(_own: "Close", systemImage: "xmark") { isPresented = false }
                    .keyboardShortcut(.escape, modifiers: [])
            }
            .labelStyle(.iconOnly)
            if session.canReplace {
                HStack(spacing: 8) {
                    TextField("Replace", text: $replacement)
                        .textFieldStyle(.roundedBorder)
                        .onSubmit { session.replace(with: replacement) }
                    Button("Replace") { session.replace(with: replacement) }.disabled(session.place == nil)
                    Button("Replace All") { session.replaceAll(with: replacement) }
                        .disabled(session.matches.isEmpty)
                }
            }
        }
        .padding(8)
        .background(Color.primary.opacity(0.05))
        .onChange(of: query) { session.look(for: query) }
        .onAppear {
            if session.choose() { isFocused = true } else { isPresented = false }
            session.objectWillChange.send()
        }
        .onDisappear { session.end() }
    }
}
