import SwiftUI

/// Controls of every kind bound to elements that are removed while they are used.
struct RemovedProgram: View {
    @ObservedObject var model: Model
    @State private var edited: Item?

    struct Item: Identifiable, Equatable {
        let id: Int
        var name = "name"
        var secret = ""
        var text = "several\nlines"
        var isOn = false
        var amount = 3
        var share = 0.5
        var choice = 1
        var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        var color = Color.red
    }

    @MainActor final class Model: ObservableObject {
        @Published var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
        private var last = 3

        func item() -> Item {
            last += 1
            return Item(id: last)
        }
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(RemovedProgram(model: model)),
            arrivals: [
                { if !model.items.isEmpty { model.items.removeFirst() } },
                { if !model.items.isEmpty { model.items.removeLast() } },
                { model.items.removeAll() },
                { if model.items.count < 5 { model.items.append(model.item()) } },
                { if model.items.count < 5 { model.items.insert(model.item(), at: 0) } },
                { model.items = (0..<3).map { _ in model.item() } },
                { model.items.reverse() },
                { for index in model.items.indices { model.items[index].name += "!" } },
            ])
    }

    var body: some View {
        VStack(spacing: 0) {
            Form {
                ForEach($model.items) { $item in
                    Section("Item \(item.id)") {
                        Fields(item: $item)
                        Button("Edit") { edited = item }
                        Button("Remove", role: .destructive) { model.items.removeAll { $0.id == item.id } }
                    }
                }
                ForEach(model.items.indices, id: \.self) { index in
                    TextField("By position", text: $model.items[index].name)
                }
            }
            Button("New") { model.items.append(model.item()) }.padding()
        }
        .sheet(item: $edited) { item in
            if let index = model.items.firstIndex(where: { $0.id == item.id }) {
                Form { Fields(item: $model.items[index]) }
            } else {
                Text("It is gone")
            }
        }
    }

    private struct Fields: View {
        @Binding var item: Item
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Name", text: $item.name).focused($isFocused)
            SecureField("Secret", text: $item.secret)
            TextEditor(text: $item.text).frame(height: 60)
            Toggle("On", isOn: $item.isOn)
            Stepper("Amount \(item.amount)", value: $item.amount, in: 0...9)
            Slider(value: $item.share) { Text("Share") }
            Picker("Choice", selection: $item.choice) { ForEach(0..<4) { Text("Choice \($0)").tag($0) } }
            Picker("Segments", selection: $item.choice) { ForEach(0..<4) { Text("\($0)").tag($0) } }
                .pickerStyle(.segmented)
            DatePicker("Date", selection: $item.date, displayedComponents: .date)
            ColorPicker("Color", selection: $item.color)
            Menu("Menu") {
                Button("Focus") { isFocused = true }
                Menu("More") { Toggle("On", isOn: $item.isOn) }
            }
        }
    }
}
