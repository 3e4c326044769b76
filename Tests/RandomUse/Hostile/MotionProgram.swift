import SwiftUI

/// Everything that moves at once: rows that come, go and change places, transitions, matched views, pages and sheets, while
/// other changes come with and without animations.
struct MotionProgram: View {
    @ObservedObject var model: Model
    @Namespace private var space
    @State private var isShown = false

    @MainActor final class Model: ObservableObject {
        @Published var items = Array(0..<6)
        @Published var chosen = 0
        @Published var isOpen = false
        private var last = 6

        func next() -> Int {
            last += 1
            return last
        }
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(MotionProgram(model: model)),
            arrivals: [
                { withAnimation { if model.items.count < 12 { model.items.insert(model.next(), at: 0) } } },
                { withAnimation(.bouncy) { if !model.items.isEmpty { model.items.removeFirst() } } },
                { withAnimation(.linear(duration: 2)) { model.items.reverse() } },
                { model.items = (0..<6).map { _ in model.next() } },
                { withAnimation(.spring) { model.items.removeAll { $0.isMultiple(of: 2) } } },
                { if model.items.count < 12 { model.items.append(model.next()) } },
                { withAnimation(.smooth) { model.chosen = (model.chosen + 1) % 3 } },
                { model.chosen = (model.chosen + 1) % 3 },
                { withAnimation(.easeInOut(duration: 1).delay(0.2)) { model.isOpen.toggle() } },
                { withAnimation(.linear(duration: 0)) { model.isOpen.toggle() } },
            ])
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                marks
                if model.isOpen { Text("Open").transition(.move(edge: .leading).combined(with: .opacity)) }
                List {
                    Section("Items") {
                        ForEach(model.items, id: \.self) { item in Row(item: item) }
                            .onDelete { model.items.remove(atOffsets: $0) }
                            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
                    }
                    if model.isOpen { Section("More") { Text("There is more") } }
                    DisclosureGroup("Details") { ForEach(model.items.prefix(2), id: \.self) { Text("Detail \($0)") } }
                }
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(model.items, id: \.self) { Text("\($0)").transition(.scale) } }.frame(
                        height: 40)
                }
            }
            .toolbar {
                EditButton()
                Button("Sheet") { isShown = true }
            }
            .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
            .navigationTitle("Motion")
        }
    }

    private var marks: some View {
        HStack {
            ForEach(0..<3) { index in
                Button("Mark \(index)") { withAnimation { model.chosen = index } }
                    .background {
                        if model.chosen == index { Color.yellow.matchedGeometryEffect(id: "mark", in: space) }
                    }
            }
        }
    }

    private struct Row: View {
        let item: Int
        @State private var isLarge = false
        var body: some View {
            Button("Item \(item)") { withAnimation { isLarge.toggle() } }
                .padding(.vertical, isLarge ? 20 : 0)
                .opacity(isLarge ? 0.7 : 1)
        }
    }
}
