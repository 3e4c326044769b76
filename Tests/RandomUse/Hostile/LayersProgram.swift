import SwiftUI

/// Sheets, alerts, pop-overs and menus that appear, change and vanish by themselves, above a layout that hangs on
/// preferences and geometry.
struct LayersProgram: View {
    @ObservedObject var model: Model

    struct Subject: Identifiable {
        let id: Int
    }

    @MainActor final class Model: ObservableObject {
        @Published var subject: Subject?
        @Published var isSheetShown = false
        @Published var isCoverShown = false
        @Published var isAlertShown = false
        @Published var isDialogShown = false
        @Published var isPopoverShown = false
        @Published var isHostThere = true
        @Published var generation = 0
        @Published var words = ["one", "two", "three"]
        private var last = 3

        func addWord() {
            last += 1
            words = words.count > 6 ? ["one"] : words + ["word \(last)"]
        }
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(LayersProgram(model: model)),
            arrivals: [
                { model.subject = Subject(id: (model.subject?.id ?? 0) + 1) },
                { model.subject = nil },
                { model.isSheetShown.toggle() },
                { model.isCoverShown.toggle() },
                { model.isAlertShown.toggle() },
                { model.isDialogShown.toggle() },
                { model.isPopoverShown.toggle() },
                { model.isHostThere.toggle() },
                { model.generation += 1 },
                { model.addWord() },
                {
                    model.isAlertShown = true
                    model.isSheetShown = true
                    model.isDialogShown = false
                },
            ],
            deserved: ["only presenting a single"])
    }

    var body: some View {
        VStack {
            Measured(words: model.words)
            if model.isHostThere { host.id(model.generation) }
            Button("Alert") { model.isAlertShown = true }
                .alert("An alert", isPresented: $model.isAlertShown) {
                    Button("Delete", role: .destructive) { model.isHostThere = false }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("With \(model.words.count) words")
                }
            Button("Dialog") { model.isDialogShown = true }
                .confirmationDialog("A dialog", isPresented: $model.isDialogShown) {
                    ForEach(model.words, id: \.self) { word in Button(word) { model.words.removeAll { $0 == word } } }
                }
        }
        .padding()
        .sheet(isPresented: $model.isSheetShown) {
            Details(model: model).presentationDetents([.medium, .large])
        }
        .fullScreenCover(isPresented: $model.isCoverShown) { Details(model: model) }
        .sheet(item: $model.subject) { Text("Subject \($0.id)").padding(40) }
    }

    private var host: some View {
        HStack {
            Button("Pop-over") { model.isPopoverShown = true }
                .popover(isPresented: $model.isPopoverShown) { Details(model: model) }
            Menu("Menu") {
                ForEach(model.words, id: \.self) { word in
                    Menu(word) { Button("Remove") { model.words.removeAll { $0 == word } } }
                }
                Divider()
                Button("Sheet") { model.isSheetShown = true }
            }
            Text("Context").contextMenu {
                Button("Cover") { model.isCoverShown = true }
                Toggle("Alert", isOn: $model.isAlertShown)
            }
        }
    }

    private struct Details: View {
        @ObservedObject var model: Model
        @State private var text = ""
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                TextField("Text", text: $text)
                Text(model.words.joined(separator: ", "))
                Button("Alert") { model.isAlertShown = true }
                Button("Subject") { model.subject = Subject(id: 100) }
                Button("Close") { dismiss() }
                Toggle("Pop-over", isOn: $model.isPopoverShown)
            }
            .padding()
            .interactiveDismissDisabled(text.count > 3)
        }
    }

    /// Says how wide its widest word is.
    private struct Measured: View {
        let words: [String]
        @State private var width: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(words, id: \.self) { word in
                    Text(word)
                        .padding(4)
                        .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
                        .frame(width: width > 0 ? width : nil, alignment: .trailing)
                        .border(Color.gray)
                }
            }
            .onPreferenceChange(Width.self) { width = $0 }
            .overlay(alignment: .bottomTrailing) { Text("\(Int(width))").font(.caption) }
        }
    }

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
}
