import SwiftUI

/// Rows that share ids, in lists, stacks, grids and pickers.
struct RepeatedIDsProgram: View {
    @ObservedObject var model: Model
    @State private var choice = 0
    @State private var isLazy = true

    struct Item: Identifiable, Hashable {
        var id: Int
        var text: String
    }

    @MainActor final class Model: ObservableObject {
        @Published var items = [1, 2, 2, 3, 3, 3].map { Item(id: $0, text: "item \($0)") }
        var last = 0

        func next(_ count: Int) -> Int {
            last += 7
            return last % max(count, 1)
        }
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(RepeatedIDsProgram(model: model)),
            arrivals: [
                { model.items.append(Item(id: model.next(4), text: "more \(model.last)")) },
                { model.items.insert(Item(id: model.next(4), text: "first \(model.last)"), at: 0) },
                { if !model.items.isEmpty { model.items.remove(at: model.next(model.items.count)) } },
                { if !model.items.isEmpty { model.items[model.next(model.items.count)].id = model.next(4) } },
                { model.items.reverse() },
                { model.items = Array(model.items.prefix(5)) },
            ],
            deserved: ["occurs multiple times", "is invalid and does not have an associated tag"])
    }

    var body: some View {
        VStack {
            Toggle("Lazy", isOn: $isLazy)
            Picker("Choice", selection: $choice) {
                ForEach(model.items) { Text($0.text).tag($0.id) }
            }
            if isLazy {
                List {
                    ForEach($model.items) { $item in row($item) }
                        .onDelete { model.items.remove(atOffsets: $0) }
                        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                }
            } else {
                ScrollView {
                    VStack {
                        ForEach($model.items) { $item in row($item) }
                    }
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                        ForEach(model.items) { Text($0.text).padding().background(Color.yellow.opacity(0.3)) }
                    }
                }
            }
            EditButton()
        }
        .padding()
    }

    private func row(_ item: Binding<Item>) -> some View {
        HStack {
            TextField("Text", text: item.text)
            Counter()
            Button("Remove") { model.items.removeAll { $0.id == item.wrappedValue.id } }
        }
        .buttonStyle(.borderless)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }
}
