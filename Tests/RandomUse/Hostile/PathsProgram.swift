import SwiftUI

/// A stack whose path the program changes by itself, in a tab among others.
struct PathsProgram: View {
    @ObservedObject var model: Model

    @MainActor final class Model: ObservableObject {
        @Published var path = NavigationPath()
        @Published var tab = 0
        @Published var numbers = [1, 2, 3]
        @Published var hasThirdTab = true
        @Published var title: String? = "Paths"
    }

    static func run() -> RandomProgram.Run {
        let model = Model()
        return .init(
            view: AnyView(PathsProgram(model: model)),
            arrivals: [
                { model.path.append(model.path.count) },
                { model.path.append("word \(model.path.count)") },
                { if !model.path.isEmpty { model.path.removeLast() } },
                { if model.path.count > 1 { model.path.removeLast(2) } },
                { model.path = NavigationPath() },
                { model.path = NavigationPath([3, 2, 1]) },
                { model.path = NavigationPath(["a", "b"]) },
                { model.tab = (model.tab + 1) % 4 },
                { model.numbers.reverse() },
                { model.numbers = model.numbers.count > 5 ? [] : model.numbers + [model.numbers.count + 10] },
                { model.hasThirdTab.toggle() },
                { model.title = model.title == nil ? "Paths" : nil },
            ],
            // Beside the split view's list no page is declared.
            deserved: ["there is no matching navigation destination"])
    }

    var body: some View {
        TabView(selection: $model.tab) {
            NavigationStack(path: $model.path) {
                List {
                    ForEach(model.numbers, id: \.self) { number in
                        NavigationLink("Number \(number)", value: number)
                    }
                    NavigationLink("A word", value: "word")
                    NavigationLink("A view") { Page(name: "view", model: model) }
                }
                .navigationTitle(model.title ?? "")
                .navigationDestination(for: Int.self) { Page(name: "\($0)", model: model) }
                .navigationDestination(for: String.self) { Page(name: $0, model: model) }
            }
            .tabItem { Label("Stack", systemImage: "square.stack") }
            .tag(0)
            NavigationSplitView {
                List(model.numbers, id: \.self, selection: .constant(nil as Int?)) { Text("\($0)") }
            } detail: {
                Page(name: "detail", model: model)
            }
            .tabItem { Label("Split", systemImage: "sidebar.left") }
            .badge(model.numbers.count)
            .tag(1)
            if model.hasThirdTab {
                Page(name: "third", model: model).tabItem { Text("Third") }.tag(2)
            }
        }
    }

    private struct Page: View {
        let name: String
        @ObservedObject var model: Model
        @State private var text = ""
        @State private var hasMore = false
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("Page \(name)").font(.title)
                TextField("Text", text: $text)
                NavigationLink("Further", value: model.path.count)
                Button("Push") { model.path.append("pushed") }
                Button("To the root") { model.path = NavigationPath() }
                Button("Back") { dismiss() }
                Toggle("More", isOn: $hasMore)
            }
            .padding()
            .navigationTitle(text.isEmpty ? "Page \(name)" : text)
            .navigationBarTitleDisplayMode(hasMore ? .inline : .automatic)
            .toolbar {
                if hasMore {
                    ToolbarItem(placement: .primaryAction) { Button("Action") { hasMore = false } }
                    ToolbarItem(placement: .bottomBar) { Text("\(model.path.count) deep") }
                }
            }
        }
    }
}
