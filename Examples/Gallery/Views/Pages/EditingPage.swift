import SwiftUI

/// Texts whose selection and attributes the program follows and changes.
struct EditingPage: View {
    @State private var line = "Select some of these words"
    @State private var selection: TextSelection?
    @State private var note = AttributedString(
        "Select words, then choose how they look.\nWhat is typed goes on the same.")
    @State private var noteSelection = AttributedTextSelection()
    @State private var message = ""
    @State private var sent: [String] = []

    var body: some View {
        PageLayout(
            title: "Editing", explanation: "What is selected in fields, what Return submits, and texts with attributes."
        ) {
            VStack(alignment: .leading, spacing: 14) {
                TextField("Line", text: $line, selection: $selection)
                Text("Selected: \(selected)")
                HStack {
                    Button("Select all") { selection = TextSelection(range: line.startIndex..<line.endIndex) }
                    Button("To the start") { selection = TextSelection(insertionPoint: line.startIndex) }
                }
                Divider()
                ForEach(sent.indices, id: \.self) { Text("Sent: \(sent[$0])") }
                TextField("Message", text: $message, axis: .vertical)
                    .lineLimit(1...4)
                    .onSubmit {
                        sent.append(message)
                        message = ""
                    }
                Divider()
                TextEditor(text: $note, selection: $noteSelection)
                    .textEditorStyle(.roundedBorder)
                    .accessibilityLabel("Note")
                    .frame(height: 160)
                ViewThatFits(in: .horizontal) {
                    HStack { changes }
                    VStack(alignment: .leading) { changes }
                }
                Text(note)
            }
            .frame(maxWidth: 420, alignment: .leading)
        }
    }

    private var selected: String {
        guard case .selection(let range)? = selection?.indices, range.upperBound <= line.endIndex else {
            return "nothing"
        }
        return range.isEmpty ? "nothing" : String(line[range])
    }

    @ViewBuilder private var changes: some View {
        Button("Red") { change { $0.foregroundColor = $0.foregroundColor == .red ? nil : .red } }
        Button("Bold") { change { $0.font = $0.font == nil ? .body.bold() : nil } }
        Button("Large") { change { $0.font = $0.font == nil ? .title : nil } }
        Button("Underlined") { change { $0.underlineStyle = $0.underlineStyle == nil ? .single : nil } }
    }

    private func change(_ body: (inout AttributeContainer) -> Void) {
        note.transformAttributes(in: &noteSelection, body: body)
    }
}

#Preview { EditingPage() }
