import SwiftUI

/// Sections of rows whose sections, rows and ids change at any time, while they are edited, moved and swiped.
struct SectionsProgram: View {
    @ObservedObject var model: Model
    @State private var selection: Set<Int> = []
    @State private var query = ""

    struct Item: Identifiable, Hashable {
        var id: Int
        var title: String
        var isDone = false
    }

    struct Group: Identifiable {
        var id: Int
        var items: [Item]
        var hasHeader = true
        var isOpen = true
    }

    @MainActor final class Model: ObservableObject {
        @Published var groups: [Group] = []
        private var last = 0

        init() { for _ in 0..<4 { addGroup() } }

        func item() -> Item {
            last += 1
            return Item(id: last, title: "Item \(last)")
        }

        func addGroup() {
            last += 1
            groups.append(Group(id: -last, items: (0..<(last % 5)).map { _ in item() }))
        }

        /// Takes a group other than the last time.
        func change(_ action: (inout Group) -> Void) {
            last += 1
            if !groups.isEmpty { action(&groups[last % groups.count]) }
        }
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(SectionsProgram(model: model)),
            arrivals: [
                { model.groups.reverse() },
                { model.change { $0.items.removeAll() } },
                { model.change { if !$0.items.isEmpty { $0.items.removeFirst() } } },
                { model.change { if !$0.items.isEmpty { $0.items.removeLast() } } },
                { model.change { $0.items.insert(model.item(), at: $0.items.count / 2) } },
                { model.change { $0.items = (0..<6).map { _ in model.item() } } },
                { model.change { $0.items.reverse() } },
                { model.change { $0.hasHeader.toggle() } },
                { model.change { group in for index in group.items.indices { group.items[index].id += 1000 } } },
                { if model.groups.count > 1 { model.groups.removeFirst() } },
                { if model.groups.count < 6 { model.addGroup() } },
                { model.groups = model.groups.map { Group(id: $0.id - 1000, items: $0.items) } },
            ])
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                if model.groups.count.isMultiple(of: 2) { Text("\(model.groups.count) groups").font(.title) }
                ForEach($model.groups) { $group in
                    if group.hasHeader {
                        Section("Group \(group.items.count)") { Rows(group: $group, query: query) }
                    } else {
                        Section {
                            DisclosureGroup("More", isExpanded: $group.isOpen) { Rows(group: $group, query: query) }
                        } footer: {
                            Text("A footer with \(group.items.count) rows above")
                        }
                    }
                }
                .onMove { model.groups.move(fromOffsets: $0, toOffset: $1) }
            }
            .searchable(text: $query)
            .navigationTitle("\(selection.count) selected")
            .toolbar {
                EditButton()
                if !selection.isEmpty { Button("Deselect") { selection = [] } }
            }
        }
    }

    private struct Rows: View {
        @Binding var group: Group
        let query: String

        var body: some View {
            ForEach($group.items.filter { query.isEmpty || $0.wrappedValue.title.contains(query) }) { $item in
                Row(item: $item) { group.items.removeAll { $0.id == item.id } }
            }
            .onDelete { if query.isEmpty { group.items.remove(atOffsets: $0) } }
            .onMove { if query.isEmpty { group.items.move(fromOffsets: $0, toOffset: $1) } }
        }
    }

    private struct Row: View {
        @Binding var item: Item
        let remove: @MainActor () -> Void
        @State private var taps = 0
        @State private var isOpen = false

        var body: some View {
            HStack {
                TextField("Title", text: $item.title)
                if taps > 0 { Text("\(taps)").font(.title) }
                Button("Tap") { taps += 1 }
                Toggle("Done", isOn: $item.isDone).labelsHidden()
            }
            .swipeActions { Button("Remove", role: .destructive, action: remove) }
            .swipeActions(edge: .leading) { Button("Open") { isOpen = true } }
            .contextMenu { Button("Open") { isOpen = true } }
            .sheet(isPresented: $isOpen) {
                Form {
                    TextField("Title", text: $item.title)
                    Toggle("Done", isOn: $item.isDone)
                    if item.isDone { Button("Remove", action: remove) }
                }
            }
        }
    }
}
