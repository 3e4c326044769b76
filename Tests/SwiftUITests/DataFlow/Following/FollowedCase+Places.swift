import SwiftUI

@testable import ViewTesting

extension FollowedCase {
    // MARK: Presentations

    static var presentations: [FollowedCase] {
        let item = Values.Item(id: 7, name: "seven")
        return [
            FollowedCase("View.sheet(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").sheet(isPresented: values.flag) { Text("sheet") }
            },
            FollowedCase("View.sheet(item: Binding)", change: { $0.item = item }) { values in
                Text("page").sheet(item: values.item) { Text($0.name) }
            },
            FollowedCase("View.fileImporter(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").fileImporter(isPresented: values.flag, allowedContentTypes: [.item]) { _ in }
            },
            FollowedCase("View.fileExporter(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").fileExporter(isPresented: values.flag, item: "text", onCompletion: { _ in })
            },
            FollowedCase("View.fileMover(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").fileMover(isPresented: values.flag, file: URL(filePath: "/files/a")) { _ in }
            },
            FollowedCase("View.sheet(content: closure)") { values in
                Text("page").sheet(isPresented: .constant(true)) { Text(values.wrappedValue.text) }
            },
            FollowedCase("View.sheet(content: closure), of an item") { values in
                Text("page").sheet(item: .constant(item)) { Text($0.name + values.wrappedValue.text) }
            },
            FollowedCase("View.fullScreenCover(content: closure), of an item") { values in
                Text("page").fullScreenCover(item: .constant(item)) { Text($0.name + values.wrappedValue.text) }
            },
            FollowedCase("View.popover(content: closure), of an item") { values in
                Text("page").popover(item: .constant(item)) { Text($0.name + values.wrappedValue.text) }
            },
            FollowedCase("View.fullScreenCover(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").fullScreenCover(isPresented: values.flag) { Text("cover") }
            },
            FollowedCase("View.fullScreenCover(item: Binding)", change: { $0.item = item }) { values in
                Text("page").fullScreenCover(item: values.item) { Text($0.name) }
            },
            FollowedCase("View.fullScreenCover(content: closure)") { values in
                Text("page").fullScreenCover(isPresented: .constant(true)) { Text(values.wrappedValue.text) }
            },
            FollowedCase("View.popover(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").popover(isPresented: values.flag) { Text("pop-over") }
            },
            FollowedCase("View.popover(item: Binding)", change: { $0.item = item }) { values in
                Text("page").popover(item: values.item) { Text($0.name) }
            },
            FollowedCase("View.popover(content: closure)") { values in
                Text("page").popover(isPresented: .constant(true)) { Text(values.wrappedValue.text) }
            },
            FollowedCase("View.alert(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").alert("Alert", isPresented: values.flag) { Button("Good") {} }
            },
            FollowedCase("View.alert(item: Binding)", change: { $0.item = item }) { values in
                Text("page").alert(item: values.item) { Alert(title: Text($0.name)) }
            },
            FollowedCase("View.alert(error: Binding)", change: { $0.item = item }) { values in
                Text("page").alert(error: errorBinding(values.item)) { Button("Good") {} }
            },
            FollowedCase("View.confirmationDialog(item: Binding)", change: { $0.item = item }) { values in
                Text("page").confirmationDialog("Which?", item: values.item) { Button($0.name) {} }
            },
            FollowedCase("View.actionSheet(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").actionSheet(isPresented: values.flag) { ActionSheet(title: Text("Sheet")) }
            },
            FollowedCase("View.actionSheet(item: Binding)", change: { $0.item = item }) { values in
                Text("page").actionSheet(item: values.item) { ActionSheet(title: Text($0.name)) }
            },
            FollowedCase("View.confirmationDialog(isPresented: Binding)", change: { $0.flag = true }) { values in
                Text("page").confirmationDialog("Dialog", isPresented: values.flag) { Button("Good") {} }
            },
            FollowedCase("View.dialogSuppressionToggle(isSuppressed: Binding)", change: { $0.flag = true }) { values in
                Text("page").alert("Alert", isPresented: .constant(true)) { Button("Good") {} }
                    .dialogSuppressionToggle(isSuppressed: values.flag)
            },
            FollowedCase("actions and message of an alert") { values in
                Text("page").alert("Alert", isPresented: .constant(true)) {
                    Button(values.wrappedValue.text) {}
                } message: {
                    Text(values.wrappedValue.text)
                }
            },
            FollowedCase(
                "View.presentationDetents(selection: Binding)", change: { $0.detent = .height(300) }
            ) { values in
                Text("page").sheet(isPresented: .constant(true)) {
                    Text("sheet").presentationDetents([.height(200), .height(300)], selection: values.detent)
                }
            },
            FollowedCase("the items of an open menu", open: { $0.button("Menu").tap() }) { values in
                Menu("Menu") {
                    Button(values.wrappedValue.text) {}
                    Toggle("Toggle", isOn: .constant(values.wrappedValue.text == "after"))
                }
            },
            FollowedCase(
                "the items of an open submenu",
                open: {
                    $0.button("Menu").tap()
                    $0.any("More").tap()
                }
            ) { values in
                Menu("Menu") { Menu("More") { Button(values.wrappedValue.text) {} } }
            },
            FollowedCase("a toggle in an open menu", open: { $0.button("Menu").tap() }, change: { $0.flag = true }) {
                values in
                Menu("Menu") { Toggle("Toggle", isOn: values.flag) }
            },
            FollowedCase("the items of a context menu", open: { $0.text("page").secondaryClick() }) { values in
                Text("page").contextMenu { Button(values.wrappedValue.text) {} }
            },
        ]
    }

    // MARK: Navigation

    static var navigation: [FollowedCase] {
        [
            FollowedCase("NavigationLink.init(destination: closure)", open: { $0.button("Link").tap() }) { values in
                NavigationStack { NavigationLink("Link") { Text(values.wrappedValue.text) } }
            },
            FollowedCase("NavigationLink.init(isActive: Binding)", change: { $0.flag = true }) { values in
                NavigationStack { NavigationLink("Link", isActive: values.flag) { Text("page") } }
            },
            FollowedCase("NavigationLink.init(selection: Binding)", change: { $0.optional = 1 }) { values in
                NavigationStack { NavigationLink("Link", tag: 1, selection: values.optional) { Text("page") } }
            },
            FollowedCase("NavigationStack.init(path: Binding)", change: { $0.path = [1] }) { values in
                NavigationStack(path: values.path) {
                    Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            },
            FollowedCase("View.navigationDestination(destination: closure)") { values in
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) { Text("\($0) \(values.wrappedValue.text)") }
                }
            },
            FollowedCase("View.navigationDestination(isPresented: Binding)", change: { $0.flag = true }) { values in
                NavigationStack { Text("root").navigationDestination(isPresented: values.flag) { Text("page") } }
            },
            FollowedCase("View.navigationDestination(item: Binding)", change: { $0.optional = 1 }) { values in
                NavigationStack { Text("root").navigationDestination(item: values.optional) { Text("page \($0)") } }
            },
            FollowedCase("View.navigationTitle(_: Binding)") { values in
                NavigationStack { Text("root").navigationTitle(values.text) }
            },
            FollowedCase(
                "NavigationSplitView.init(columnVisibility: Binding)", size: CGSize(width: 900, height: 500),
                change: { $0.visibility = .detailOnly }
            ) { values in
                NavigationSplitView(columnVisibility: values.visibility) {
                    Text("side")
                } detail: {
                    Text("detail")
                }
            },
            FollowedCase(
                "NavigationSplitView.init(preferredCompactColumn: Binding)", change: { $0.column = .detail }
            ) { values in
                NavigationSplitView(preferredCompactColumn: values.column) {
                    Text("side")
                } detail: {
                    Text("detail")
                }
            },
            FollowedCase("TabView.init(selection: Binding)", change: { $0.choice = 2 }) { values in
                TabView(selection: values.choice) {
                    Text("page 1").tabItem { Text("One") }.tag(1)
                    Text("page 2").tabItem { Text("Two") }.tag(2)
                }
            },
            FollowedCase("the label and the content of a tab") { values in
                TabView {
                    Text(values.wrappedValue.text).tabItem { Text(values.wrappedValue.text) }
                    Text("other").tabItem { Text("Other") }
                }
            },
            FollowedCase("View.searchable(text: Binding)") { values in
                NavigationStack { Text("root").searchable(text: values.text) }
            },
            FollowedCase("View.findNavigator(isPresented: Binding)", change: { $0.flag = true }) { values in
                TextEditor(text: .constant("text")).findNavigator(isPresented: values.flag)
            },
            FollowedCase("View.searchable(isPresented: Binding)", change: { $0.flag = true }) { values in
                NavigationStack {
                    Text("root").searchable(text: .constant(""), isPresented: values.flag)
                }
            },
            FollowedCase("View.searchScopes(_: Binding)", change: { $0.scope = .some }) { values in
                NavigationStack {
                    Text("root").searchable(text: .constant("word"), isPresented: .constant(true))
                        .searchScopes(values.scope) {
                            Text("All").tag(Values.Scope.all)
                            Text("Some").tag(Values.Scope.some)
                        }
                }
            },
            FollowedCase("suggestions of a search") { values in
                NavigationStack {
                    Text("root").searchable(text: .constant("word"), isPresented: .constant(true))
                        .searchSuggestions { Text(values.wrappedValue.text) }
                }
            },
            FollowedCase("View.searchable(tokens: Binding)", change: { $0.items.append(.init(id: 3, name: "new")) }) {
                values in
                NavigationStack { Text("root").searchable(text: .constant(""), tokens: values.items) { Text($0.name) } }
            },
            FollowedCase("View.searchable(token: closure)") { values in
                NavigationStack {
                    Text("root").searchable(text: .constant(""), tokens: values.items) { _ in
                        Text(values.wrappedValue.text)
                    }
                }
            },
            FollowedCase(
                "View.searchable(suggestedTokens: Binding)", change: { $0.items.append(.init(id: 3, name: "new")) }
            ) { values in
                NavigationStack {
                    Text("root").searchable(
                        text: .constant(""), tokens: .constant([Values.Item]()), suggestedTokens: values.items,
                        isPresented: .constant(true)
                    ) { Text($0.name) }
                }
            },
            FollowedCase("View.searchable(editableTokens: Binding)", change: { $0.items.removeLast() }) { values in
                NavigationStack {
                    Text("root").searchable(text: .constant(""), editableTokens: values.items) {
                        Text($0.wrappedValue.name)
                    }
                }
            },
            FollowedCase("View.searchable(token: Binding)", change: { $0.items[0].name = "new" }) { values in
                NavigationStack {
                    Text("root").searchable(text: .constant(""), editableTokens: values.items) {
                        Text($0.wrappedValue.name)
                    }
                }
            },
            FollowedCase("PhaseAnimator.init(content: closure)") { values in
                PhaseAnimator([0]) { _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("View.phaseAnimator(content: closure)") { values in
                Text("view").phaseAnimator([0]) { _, _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("KeyframeAnimator.init(content: closure)") { values in
                KeyframeAnimator(initialValue: 0.0, trigger: 0) { _ in
                    Text(values.wrappedValue.text)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                }
            },
            FollowedCase("View.keyframeAnimator(content: closure)") { values in
                Text("view").keyframeAnimator(initialValue: 0.0, trigger: 0) { _, _ in
                    Text(values.wrappedValue.text)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                }
            },
            FollowedCase("View.visualEffect(_: closure)") { values in
                nonisolated(unsafe) let values = values
                Text("view").visualEffect { effect, _ in effect.offset(x: CGFloat(values.wrappedValue.text.count)) }
            },
            FollowedCase("View.scrollTransition(transition: closure)") { values in
                nonisolated(unsafe) let values = values
                ScrollView {
                    Text("view").scrollTransition { effect, _ in
                        effect.offset(x: CGFloat(values.wrappedValue.text.count))
                    }
                }
            },
            FollowedCase("TimelineView.init(content: closure)") { values in
                TimelineView(.everyMinute) { _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("the content of a toolbar") { values in
                NavigationStack {
                    Text("root").toolbar {
                        ToolbarItem(placement: .primaryAction) { Button(values.wrappedValue.text) {} }
                    }
                }
            },
            FollowedCase("a program's own toolbar content", change: { $0.flag = true }) { values in
                NavigationStack { Text("root").toolbar { OwnToolbar(values: values) } }
            },
        ]
    }

    private struct OwnToolbar: ToolbarContent {
        let values: Binding<Values>
        var body: some ToolbarContent {
            ToolbarItem(placement: .primaryAction) { Button("Always") {} }
            if values.wrappedValue.flag { ToolbarItem(placement: .primaryAction) { Button("Sometimes") {} } }
        }
    }

    // MARK: Preferences

    private struct Word: PreferenceKey {
        static var defaultValue: String { "nothing" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    static var preferences: [FollowedCase] {
        [
            FollowedCase("View.overlayPreferenceValue(_: closure)") { values in
                Color.clear.overlayPreferenceValue(Word.self) { Text($0 + values.wrappedValue.text) }
            },
            FollowedCase("View.backgroundPreferenceValue(_: closure)") { values in
                Color.clear.backgroundPreferenceValue(Word.self) { Text($0 + values.wrappedValue.text) }
            },
            FollowedCase("View.transformPreference(_: inout)") { values in
                Color.clear.transformPreference(Word.self) { $0 += values.wrappedValue.text }
                    .overlayPreferenceValue(Word.self) { Text($0) }
            },
            FollowedCase("View.anchorPreference(transform: closure)") { values in
                Color.clear.anchorPreference(key: Word.self, value: .bounds) { _ in values.wrappedValue.text }
                    .overlayPreferenceValue(Word.self) { Text($0) }
            },
            FollowedCase("View.transformAnchorPreference(transform: inout)") { values in
                Color.clear
                    .transformAnchorPreference(key: Word.self, value: .bounds) { word, _ in
                        word += values.wrappedValue.text
                    }
                    .overlayPreferenceValue(Word.self) { Text($0) }
            },
        ]
    }

    // MARK: Beyond closures and bindings

    private struct Computing: View {
        let values: Binding<Values>
        private var words: [String] { [values.wrappedValue.text, "\(values.wrappedValue.flag)"] }
        var body: some View { Text(words.joined(separator: " ")) }
    }

    private struct OwnStyle: ButtonStyle {
        let values: Binding<Values>
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(values.wrappedValue.text)
            }
        }
    }

    private struct OwnModifier: ViewModifier {
        let values: Binding<Values>
        func body(content: Content) -> some View {
            VStack {
                content
                Text(values.wrappedValue.text)
            }
        }
    }

    private struct OwnProperty: DynamicProperty {
        let values: Binding<Values>
        private(set) var word = ""
        init(values: Binding<Values>) { self.values = values }
        mutating func update() { word = values.wrappedValue.text }
    }

    private struct PropertyView: View {
        let property: OwnProperty
        var body: some View { Text(property.word) }
    }

    static var beyond: [FollowedCase] {
        [
            FollowedCase("computed properties") { Computing(values: $0) },
            FollowedCase("the body of a style") { Button("Button") {}.buttonStyle(OwnStyle(values: $0)) },
            FollowedCase("the body of a modifier") { Text("text").modifier(OwnModifier(values: $0)) },
            FollowedCase("the update of a dynamic property") { PropertyView(property: OwnProperty(values: $0)) },
            FollowedCase("a style inside a row") { values in
                List { ForEach([1], id: \.self) { _ in Button("Button") {}.buttonStyle(OwnStyle(values: values)) } }
            },
        ]
    }
}

private struct NamedError: LocalizedError {
    let errorDescription: String?
}

/// An error while there is an item.
@MainActor private func errorBinding(_ item: Binding<Values.Item?>) -> Binding<NamedError?> {
    Binding {
        item.wrappedValue.map { NamedError(errorDescription: $0.name) }
    } set: {
        if $0 == nil { item.wrappedValue = nil }
    }
}
