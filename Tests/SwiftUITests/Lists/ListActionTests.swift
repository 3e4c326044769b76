import MartletDisplay
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("What is done with rows", .serialized)
struct ListActionTests {
    struct Many: View {
        @State var selection: Set<Int> = []
        @State private var log = "-"
        var body: some View {
            List(0..<5, id: \.self, selection: $selection) { Text("row \($0)") }
                .contextMenu(forSelectionType: Int.self) { values in
                    if values.isEmpty {
                        Button("New") { log = "new" }
                    } else {
                        Button("Delete \(values.count)") { log = "delete \(values.sorted())" }
                    }
                } primaryAction: { values in
                    log = "open \(values.sorted())"
                }
            Text("selected \(selection.sorted()) log \(log)")
        }
    }

    private func text(_ selection: [Int], _ log: String) -> String { "selected \(selection) log \(log)" }

    @Test("the menu of a row is for the selection it is part of, else for the row alone, beside the rows for none")
    func menu() {
        let screen = Screen { Many(selection: [1, 2]) }
        screen.text("row 2").secondaryClick()
        screen.button("Delete 2").tap()
        #expect(screen.texts.contains(text([1, 2], "delete [1, 2]")))
        screen.text("row 4").secondaryClick()
        screen.button("Delete 1").tap()
        #expect(screen.texts.contains(text([1, 2], "delete [4]")))
        screen.press(.escape)
    }

    private struct Buttons: View {
        @State private var pressed: [String] = []
        var body: some View {
            Text("pressed \(pressed.joined(separator: " "))")
            List {
                HStack {
                    Button("Usual") { pressed.append("usual") }
                    Text("beside usual")
                }
                HStack {
                    Button("Plain") { pressed.append("plain") }.buttonStyle(.plain)
                    Text("beside plain")
                }
                HStack {
                    Button("Borderless") { pressed.append("borderless") }
                    Text("beside borderless")
                }
                .buttonStyle(.borderless)
                DisclosureGroup("Group") { Text("inside") }
            }
        }
    }

    @Test(
        "a click on a row presses its only button, but none with a style of its own",
        arguments: [Idiom.phone, .desktop])
    func buttons(_ idiom: Idiom) {
        let screen = Screen(size: CGSize(width: 400, height: 600), idiom: idiom) { Buttons() }
        for name in ["usual", "plain", "borderless"] { screen.text("beside \(name)").tap() }
        #expect(screen.text("pressed usual").exists)
        for name in ["Plain", "Borderless"] { screen.button(name).tap() }
        #expect(screen.text("pressed usual plain borderless").exists)
        // What the system itself puts there is the whole row.
        screen.tap(at: CGPoint(x: 200, y: screen.button("Group").frame.maxY + 3))
        #expect(screen.text("inside").exists)
    }

    @Test("a shape or colour in a row is as high as the row, beside a text or alone")
    func filling() {
        let screen = Screen(size: CGSize(width: 400, height: 600)) {
            List {
                HStack {
                    RoundedRectangle(cornerRadius: 2).frame(width: 4).accessibilityIdentifier("bar")
                    VStack(alignment: .leading) {
                        Text("title")
                        Text("subtitle")
                    }
                    .accessibilityIdentifier("texts")
                }
                Color.red.accessibilityIdentifier("colour").listRowInsets(EdgeInsets())
                GeometryReader { Color.blue.frame(height: $0.size.height).accessibilityIdentifier("read") }
                    .listRowInsets(EdgeInsets())
                VStack {
                    Text("Building Blocks").font(.system(size: 40)).padding(.vertical, 30).frame(width: 200)
                    Text("Building Blocks").font(.system(size: 40)).frame(width: 200)
                    Text("Building Blocks").font(.system(size: 40)).frame(width: 200)
                    Color.red.frame(height: 1)
                }
            }
        }
        #expect(screen.rects["bar"]?.height == screen.rects["texts"]?.height)
        #expect((screen.rects["bar"]?.height ?? 0) > 30)
        #expect((screen.rects["colour"]?.height ?? 0) > 30)
        #expect(screen.rects["read"]?.height == screen.rects["colour"]?.height)
        #expect(Set((0..<3).map { screen.text("Building Blocks").nth($0).frame.height }).count == 1)
    }

    @Test("a double click and the return key use the selected rows")
    func primaryAction() {
        let screen = Screen { Many() }
        screen.text("row 3").doubleTap()
        #expect(screen.texts.contains(text([3], "open [3]")))
        screen.press(.upArrow)
        screen.press(.return)
        #expect(screen.texts.contains(text([2], "open [2]")))
    }

    @Test("a range begins at the row that was selected, wherever that is now")
    func movedRange() {
        struct Turned: View {
            @State private var chosen: Set<Int> = []
            @State private var rows = Array(1...6)
            var body: some View {
                Button("Turn") { rows.reverse() }
                List(rows, id: \.self, selection: $chosen) { Text("Row \($0)") }
                Text(chosen.sorted().map { "\($0)" }.joined(separator: " "))
            }
        }
        let screen = Screen { Turned() }
        screen.text("Row 1").tap()
        screen.button("Turn").tap()
        screen.hold(.shift)
        screen.text("Row 3").tap()
        screen.hold([])
        #expect(screen.texts.last == "1 2 3")
    }

    @Test("arrows move the selection, with shift they extend it, and Control with A selects all rows")
    func keys() {
        let screen = Screen { Many() }
        screen.text("row 1").tap()
        screen.press(.downArrow)
        #expect(screen.texts.contains(text([2], "-")))
        screen.press(.downArrow, modifiers: .shift)
        #expect(screen.texts.contains(text([2, 3], "-")))
        screen.press("a", modifiers: .control)
        #expect(screen.texts.contains(text([0, 1, 2, 3, 4], "-")))
    }

    struct Trees: View {
        struct Tree: Identifiable {
            let id: Int
            var name: String
        }

        @State private var trees = ["Yew", "Elm", "Oak"].enumerated().map { Tree(id: $0, name: $1) }
        var actions: EditActions<[Tree]> = .all
        var body: some View {
            NavigationStack {
                List($trees, editActions: actions) { $tree in Text(tree.name) }
                    .toolbar { EditButton() }
            }
            Text(trees.map(\.name).joined(separator: " "))
        }
    }

    @Test("edit actions delete and move through the binding")
    func editActions() {
        let screen = Screen { Trees() }
        screen.button("Edit").tap()
        screen.any("Reorder Yew").drag(by: CGSize(width: 0, height: 60))
        #expect(screen.texts.contains("Elm Yew Oak"))
        screen.button("Remove Elm").tap()
        screen.button("Delete").tap()
        #expect(screen.texts.contains("Yew Oak"))
        let fixed = Screen { Trees(actions: .delete) }
        fixed.button("Edit").tap()
        #expect(fixed.button("Remove Yew").exists && !fixed.any("Reorder Yew").exists)
    }

    @Test("rows told apart by a part of theirs are moved, deleted and selected")
    func editActionsByID() {
        struct Page: View {
            @State private var names = ["Yew", "Elm", "Oak"]
            @State private var one: String?
            @State private var several: Set<String> = []
            var body: some View {
                NavigationStack {
                    List($names, id: \.self, editActions: .all, selection: $one) { $name in Text(name) }
                        .toolbar { EditButton() }
                }
                List($names, id: \.self, editActions: .delete, selection: $several) { $name in Text("\(name)s") }
                Text("\(names.joined(separator: " ")), \(one ?? "none"), \(several.count)")
            }
        }
        let screen = Screen { Page() }
        screen.any("Elm").tap()
        screen.any("Oaks").tap()
        #expect(screen.texts.contains("Yew Elm Oak, Elm, 1"))
        screen.button("Edit").tap()
        screen.any("Reorder Yew").drag(by: CGSize(width: 0, height: 60))
        #expect(screen.texts.contains { $0.hasPrefix("Elm Yew Oak") })
    }

    @Test("rows among others are deleted and moved through the binding they come from")
    func editableRows() {
        struct Page: View {
            @State private var trees = ["Yew", "Elm", "Oak"].enumerated().map { Trees.Tree(id: $0, name: $1) }
            var body: some View {
                NavigationStack {
                    List {
                        Text("Trees")
                        ForEach($trees, editActions: .all) { $tree in TextField(tree.name, text: $tree.name) }
                    }
                    .toolbar { EditButton() }
                }
                Text(trees.map(\.name).joined(separator: " "))
            }
        }
        let screen = Screen { Page() }
        screen.textField("Oak").type("s")
        #expect(screen.texts.contains("Yew Elm Oaks"))
        screen.button("Edit").tap()
        screen.any("Reorder Yew").drag(by: CGSize(width: 0, height: 60))
        #expect(screen.texts.contains("Elm Yew Oaks"))
        screen.button("Remove Elm").tap()
        screen.button("Delete").tap()
        #expect(screen.texts.contains("Yew Oaks"))
    }

    @Test("the space between sections and rows is what the list is told")
    func spacing() {
        func frames(_ change: (AnyView) -> AnyView) -> [CGRect] {
            let list = AnyView(
                List {
                    Section { Text("a") }
                    Section {
                        Text("b")
                        Text("c")
                    }
                })
            let screen = Screen { change(list) }
            return ["a", "b", "c"].map { screen.rects[$0]! }
        }
        let usual = frames { $0 }
        let spaced = frames { AnyView($0.listSectionSpacing(40).listRowSpacing(10)) }
        #expect(usual[1].minY - usual[0].minY == 74 && usual[2].minY - usual[1].minY == 50)
        #expect(spaced[1].minY - spaced[0].minY == 90 && spaced[2].minY - spaced[1].minY == 60)
        let compact = frames { AnyView($0.listSectionSpacing(.compact)) }
        #expect(compact[1].minY - compact[0].minY == 62)
    }

    @Test("rows tint the symbols of their labels where they are told to")
    func tint() {
        let picture = Picture(300, 200) {
            List {
                Label("Plain", systemImage: "circle.fill")
                Label("Tinted", systemImage: "circle.fill").listItemTint(.pureRed)
            }
        }
        defer { picture.root.close() }
        let fills = picture.items.compactMap { item -> RGBA? in
            if case .fill(_, .color(let color), _) = item { color } else { nil }
        }
        #expect(fills.contains { $0.red == 1 && $0.green == 0 && $0.blue == 0 })
    }

    private struct Chosen: View {
        @State private var chosen: Set<Int> = []
        var body: some View {
            NavigationStack {
                VStack {
                    Text("chosen \(chosen.sorted())")
                    List(0..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test("on a phone several rows are selected while the list is edited, and then no longer; on a desktop at any time")
    func selectedWhileEditing() {
        let phone = Screen(idiom: .phone) { Chosen() }
        phone.text("Row 1").tap()
        #expect(phone.text("chosen []").exists)
        phone.button("Edit").tap()
        phone.text("Row 1").tap()
        phone.text("Row 2").tap()
        #expect(phone.text("chosen [1, 2]").exists)
        phone.button("Done").tap()
        #expect(phone.text("chosen []").exists)
        let desktop = Screen(idiom: .desktop) { Chosen() }
        desktop.text("Row 1").tap()
        #expect(desktop.text("chosen [1]").exists)
    }

    @Test("the label of a link shows its badge at the end of the row, as the link itself does")
    func badgeInLink() {
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            NavigationStack {
                List {
                    NavigationLink("Link", value: 1).badge(5)
                    NavigationLink(value: 2) { Label("Inbox", systemImage: "tray").badge(3) }
                    NavigationLink {
                        Text("Page")
                    } label: {
                        Text("Wi-Fi").badge("Home")
                    }
                    Text("Plain").badge(7)
                }
            }
        }
        let ends = ["5", "3", "Home"].map { screen.text($0).frame.maxX }
        #expect(ends[0] == ends[1] && ends[1] == ends[2])
        #expect(screen.text("7").exists && screen.texts.count == 8)
    }

    @Test("badges stand out as they are told to; headers are at least as high as they are told to be")
    func badges() {
        let picture = Picture(300, 300) {
            List {
                Text("row").badge(3).badgeProminence(.increased)
                Section("Header") { Text("below") }
            }
            .environment(\.defaultMinListHeaderHeight, 70)
        }
        defer { picture.root.close() }
        #expect(picture.runs.first { $0.text == "3" }?.color == .white)
        let frames = Dictionary(zip(picture.texts, picture.textFrames)) { $1 }
        #expect(frames["below"]!.minY - frames["row"]!.maxY > 100)
    }

    @Test("what a program does with a key comes before a list's own use of it")
    func keyPresses() {
        struct Page: View {
            @State private var chosen: Int?
            @State private var log: [String] = []
            var body: some View {
                Text("chosen \(chosen ?? 0) \(log.joined(separator: " "))")
                List(1..<6, id: \.self, selection: $chosen) { Text("Row \($0)") }
                    .contextMenu(forSelectionType: Int.self) { _ in
                        Button("Menu") {}
                    } primaryAction: { _ in
                        log.append("primary")
                    }
                    .onKeyPress(.return) {
                        log.append("return")
                        return .handled
                    }
                    .onKeyPress(.upArrow) {
                        log.append("up")
                        return .ignored
                    }
            }
        }
        let screen = Screen { Page() }
        screen.text("Row 3").tap()
        screen.press(.return)
        #expect(screen.text("chosen 3 return").exists)
        screen.press(.upArrow)
        #expect(screen.text("chosen 2 return up").exists)
        screen.press(.space)
        #expect(screen.text("chosen 2 return up primary").exists)
    }

}
