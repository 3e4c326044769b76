import SwiftUI
import Testing
import ViewTesting

/// What containers of the program's own make of sections, as these come, go and change.
@MainActor @Suite("Sections inside of other views", .serialized)
struct SectionSubviewTests {
    private static let window = CGSize(width: 300, height: 700)

    final class Log {
        var ids: [SectionConfiguration.ID] = []
    }

    /// The sections from the last to the first, their footers below all of them.
    struct Backwards<Content: View>: View {
        let log: Log
        @ViewBuilder var content: Content
        var body: some View {
            Group(sections: content) { sections in
                let _ = log.ids = sections.map(\.id)
                Text("\(sections.count) sections")
                ForEach(sections.reversed()) { section in
                    if section.header.isEmpty { Text("no header") } else { section.header }
                    Text("with \(section.content.count)")
                    section.content
                }
                ForEach(sections) { $0.footer }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Program: View {
        let log: Log
        @State private var names = ["a", "b"]
        @State private var hasMore = false
        @State private var hasHeaders = true
        var body: some View {
            VStack(spacing: 0) {
                Backwards(log: log) {
                    Counter(name: "loose")
                    ForEach(names, id: \.self) { name in
                        Section {
                            Counter(name: name)
                            if hasMore { Text("more \(name)") }
                        } header: {
                            if hasHeaders { Text("head \(name)") }
                        } footer: {
                            Text("foot \(name)")
                        }
                    }
                }
            }
            Button("Reverse") { names.reverse() }
            Button("Add") { names.append("c") }
            Button("Remove") { names.removeFirst() }
            Button("More") { hasMore.toggle() }
            Button("Heads") { hasHeaders.toggle() }
        }
    }

    private static let controls: Set<String> = ["Reverse", "Add", "Remove", "More", "Heads"]

    private func texts(_ screen: Screen) -> [String] { screen.texts.filter { !Self.controls.contains($0) } }

    @Test("a group of sections takes them in its own order, and their footers elsewhere")
    func group() {
        let screen = Screen(size: Self.window) { Program(log: Log()) }
        #expect(
            texts(screen) == [
                "3 sections", "head b", "with 1", "b 0", "head a", "with 1", "a 0", "no header", "with 1", "loose 0",
                "foot a", "foot b",
            ])
    }

    @Test("sections keep their ids and their views' state as they change places, and as views come and go")
    func identity() {
        let log = Log()
        let screen = Screen(size: Self.window) { Program(log: log) }
        let first = log.ids
        #expect(Set(first).count == 3)
        screen.button("a 0").tap()
        screen.button("b 0").tap()
        screen.button("b 1").tap()
        screen.button("loose 0").tap()
        screen.button("More").tap()
        #expect(log.ids == first)
        #expect(
            texts(screen) == [
                "3 sections", "head b", "with 2", "b 2", "more b", "head a", "with 2", "a 1", "more a", "no header",
                "with 1", "loose 1", "foot a", "foot b",
            ])
        screen.button("Reverse").tap()
        #expect(log.ids == [first[0], first[2], first[1]])
        screen.button("More").tap()
        #expect(
            texts(screen) == [
                "3 sections", "head a", "with 1", "a 1", "head b", "with 1", "b 2", "no header", "with 1", "loose 1",
                "foot b", "foot a",
            ])
    }

    @Test("sections come and go, and so do their headers")
    func changes() {
        let log = Log()
        let screen = Screen(size: Self.window) { Program(log: log) }
        let first = log.ids
        screen.button("Add").tap()
        screen.button("Remove").tap()
        #expect(log.ids.count == 3 && log.ids.prefix(2) == [first[0], first[2]] && !first.contains(log.ids[2]))
        screen.button("Heads").tap()
        #expect(
            texts(screen) == [
                "3 sections", "no header", "with 1", "c 0", "no header", "with 1", "b 0", "no header", "with 1",
                "loose 0", "foot b", "foot c",
            ])
        screen.button("Heads").tap()
        #expect(texts(screen).filter { $0.hasPrefix("head") } == ["head c", "head b"])
        #expect(screen.rebuild() == [])
    }

    // MARK: A view for each

    /// A card that remembers how often it was used.
    struct Card: View {
        let section: SectionConfiguration
        @State private var count = 0
        var body: some View {
            Button("used \(count)") { count += 1 }
            section.header
            section.content
        }
    }

    struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { ForEach(sections: content) { Card(section: $0) } }
    }

    struct Deck: View {
        @State private var isLong = false
        @State private var name = "two"
        var body: some View {
            VStack {
                Cards {
                    if isLong { Section("First") { Text("one") } }
                    Section("Second") { Text(name) }
                    if isLong {
                        Text("between")
                        Text("also")
                    }
                    Section("Third") {}
                }
            }
            Button("Long") { isLong.toggle() }
            Button("Name") { name = "2" }
        }
    }

    @Test("a view for each section keeps its state as others come and go before it")
    func cards() {
        let screen = Screen(size: Self.window) { Deck() }
        #expect(screen.texts == ["used 0", "Second", "two", "used 0", "Third", "Long", "Name"])
        screen.button("used 0").tap()
        screen.button("Name").tap()
        #expect(screen.texts == ["used 1", "Second", "2", "used 0", "Third", "Long", "Name"])
        screen.button("Long").tap()
        #expect(
            screen.texts == [
                "used 0", "First", "one", "used 1", "Second", "2", "used 0", "between", "also", "used 0", "Third",
                "Long",
                "Name",
            ])
        screen.button("Long").tap()
        #expect(screen.texts == ["used 1", "Second", "2", "used 0", "Third", "Long", "Name"])
    }

    @Test("nothing has no section, and sections inside of a stack are the stack's own")
    func none() {
        let screen = Screen(size: Self.window) {
            VStack {
                Group(sections: EmptyView()) { Text("\($0.count) in nothing") }
                Group(
                    sections: VStack {
                        Section("Head") { Text("inside") }
                        Section("Other") { Text("inside, too") }
                    }
                ) { sections in
                    Text("\(sections.count) of \(sections.first?.content.count ?? 0) in a stack")
                    ForEach(sections) { $0.content }
                }
            }
        }
        #expect(
            screen.texts == ["0 in nothing", "1 of 1 in a stack", "Head", "inside", "Other", "inside, too"])
    }

    @Test("no view of a section inside of a section is lost")
    func nested() {
        let screen = Screen(size: Self.window) {
            VStack {
                Group(
                    sections: Section("Outer") {
                        Text("one")
                        Section("Inner") { Text("two") }
                        Text("three")
                    }
                ) { sections in
                    ForEach(sections) { section in
                        section.header
                        section.content
                    }
                }
            }
        }
        #expect(screen.texts == ["Outer", "one", "Inner", "two", "three"])
    }

    @Test("views in a section have the environment they are declared in, and tags that the container reads")
    func values() {
        struct Showing: View {
            @Environment(\.font) private var font
            var body: some View { Text(font == .title ? "title" : "plain") }
        }
        let screen = Screen(size: Self.window) {
            VStack {
                Group(
                    sections: Section {
                        Showing().tag(4)
                        Showing().tag("four")
                    }
                    .font(.title)
                ) { sections in
                    ForEach(sections.flatMap(\.content)) { view in
                        Text("tag \(view.containerValues.tag(for: Int.self) ?? 0)")
                        view
                    }
                }
                .font(.caption)
            }
        }
        #expect(screen.texts == ["tag 4", "title", "tag 0", "title"])
    }
}
