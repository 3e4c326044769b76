import SwiftUI

/// Lazy containers of rows whose lengths differ and change.
struct LengthsProgram: View {
    @ObservedObject var model: Model
    @State private var container = 0

    struct Row: Identifiable {
        let id: Int
        var lines: Int
    }

    @MainActor final class Model: ObservableObject {
        @Published var rows = (0..<120).map { Row(id: $0, lines: $0 * $0 % 7 + 1) }
        @Published var size = 1
        private var last = 120

        func change(_ action: (inout Row) -> Void) {
            for index in rows.indices where index.isMultiple(of: 5) { action(&rows[index]) }
        }

        func add(at index: Int) {
            last += 1
            rows.insert(Row(id: last, lines: last % 9), at: min(index, rows.count))
        }
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(LengthsProgram(model: model)),
            arrivals: [
                { model.change { $0.lines = ($0.lines + 3) % 11 } },
                { model.rows.reverse() },
                { for _ in 0..<10 { model.add(at: 0) } },
                { model.add(at: 40) },
                { model.rows = Array(model.rows.suffix(60)) },
                { if model.rows.count < 30 { for index in 0..<90 { model.add(at: index) } } },
                { model.rows.removeAll { $0.id.isMultiple(of: 3) } },
                { model.size = model.size % 3 + 1 },
            ])
    }

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                HStack {
                    Picker("Container", selection: $container) { ForEach(0..<6) { Text("\($0)") } }
                        .pickerStyle(.segmented)
                    Button("First") { model.rows.first.map { proxy.scrollTo($0.id) } }
                    Button("Middle") {
                        if !model.rows.isEmpty { proxy.scrollTo(model.rows[model.rows.count / 2].id, anchor: .center) }
                    }
                    Button("Last") { model.rows.last.map { proxy.scrollTo($0.id, anchor: .bottom) } }
                }
                .padding(8)
                switch container {
                case 0: List(model.rows) { RowView(row: $0, size: model.size) }
                case 1: stack
                case 2:
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], pinnedViews: .sectionHeaders) {
                            Section("Header") { ForEach(model.rows) { RowView(row: $0, size: model.size) } }
                        }
                    }
                case 3:
                    ScrollView(.horizontal) {
                        LazyHStack { ForEach(model.rows) { RowView(row: $0, size: model.size) } }
                    }
                case 4:
                    ScrollView {
                        Text("Above").font(.largeTitle)
                        LazyVStack { ForEach(model.rows.prefix(20)) { RowView(row: $0, size: model.size) } }
                        Text("Between")
                        LazyVStack { ForEach(model.rows.suffix(20)) { RowView(row: $0, size: model.size) } }
                    }
                default:
                    Form {
                        Section("Several in a row") {
                            ForEach(model.rows) { row in
                                if row.lines > 2 { Text("\(row.id)") }
                                RowView(row: row, size: model.size)
                            }
                        }
                    }
                }
            }
        }
    }

    private var stack: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section {
                    ForEach(model.rows.prefix(30)) { RowView(row: $0, size: model.size) }
                } header: {
                    Text("The first thirty").frame(maxWidth: .infinity).background(Color.gray)
                } footer: {
                    Text("That was them").background(Color.gray)
                }
                Section("The rest") {
                    ForEach(model.rows.dropFirst(30)) { RowView(row: $0, size: model.size) }
                }
            }
        }
    }

    private struct RowView: View {
        let row: Row
        let size: Int
        @State private var isOpen = false

        var body: some View {
            VStack(alignment: .leading) {
                Button("Row \(row.id)") { isOpen.toggle() }.buttonStyle(.plain)
                if isOpen { Color.green.frame(width: 80, height: 70) }
                ForEach(0..<(row.lines * size), id: \.self) { Text("line \($0)") }
            }
            .background(Color.blue.opacity(0.1))
        }
    }
}
