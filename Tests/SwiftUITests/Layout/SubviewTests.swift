import SwiftUI
import Testing
import ViewTesting

extension ContainerValues {
    @Entry fileprivate var isPinned = false
    @Entry fileprivate var caption = "none"
}

@MainActor @Suite("Views inside of other views", .serialized)
struct SubviewTests {
    private static let window = CGSize(width: 300, height: 400)

    /// A container of the program's own: a frame around each view, with a number.
    struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) cards")
                ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                    HStack {
                        Text("\(index)\(subview.containerValues.isPinned ? " pinned" : "")")
                        subview.padding(4)
                    }
                }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    struct Program: View {
        @State private var names = ["a", "b"]
        @State private var isPinned = false
        var body: some View {
            VStack {
                Cards {
                    Text("title")
                    ForEach(names, id: \.self) { name in
                        Counter(name: name).containerValue(\.isPinned, isPinned && name == "b")
                    }
                }
            }
            Button("Reverse") { names.reverse() }
            Button("Add") { names.append("c") }
            Button("Pin") { isPinned = true }
        }
    }

    @Test("a container finds the views inside, whatever made them")
    func finds() {
        let screen = Screen(size: Self.window) { Program() }
        #expect(screen.texts == ["3 cards", "0", "title", "1", "a 0", "2", "b 0", "Reverse", "Add", "Pin"])
        #expect(screen.button("a 0").frame.minY < screen.button("b 0").frame.minY)
    }

    @Test("views keep their state as others come and they change their order")
    func keepsState() {
        let screen = Screen(size: Self.window) { Program() }
        screen.button("a 0").tap()
        screen.button("Add").tap()
        #expect(screen.texts == ["4 cards", "0", "title", "1", "a 1", "2", "b 0", "3", "c 0", "Reverse", "Add", "Pin"])
        screen.button("Reverse").tap()
        #expect(screen.button("c 0").frame.minY < screen.button("b 0").frame.minY)
        #expect(screen.button("b 0").frame.minY < screen.button("a 1").frame.minY)
    }

    @Test("what a view says of itself reaches the container, also later")
    func containerValues() {
        let screen = Screen(size: Self.window) { Program() }
        screen.button("Pin").tap()
        #expect(screen.texts == ["3 cards", "0", "title", "1", "a 0", "2 pinned", "b 0", "Reverse", "Add", "Pin"])
    }

    @Test("values are read through modifiers, and go to no container further out")
    func valuesStop() {
        struct Captions<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                ForEach(subviews: content) { Text($0.containerValues.caption) }
            }
        }
        let screen = Screen(size: Self.window) {
            VStack {
                Captions {
                    Color.red.containerValue(\.caption, "inner").padding()
                    VStack { Text("x").containerValue(\.caption, "deep") }
                    Color.red
                    Captions { Color.red.containerValue(\.caption, "own") }
                }
            }
            .containerValue(\.caption, "outside")
        }
        #expect(screen.texts == ["inner", "none", "none", "none"])
    }

    @Test("a view keeps the environment of its declaration")
    func environment() {
        struct Showing: View {
            @Environment(\.font) private var font
            let name: String
            var body: some View { Text("\(name) \(font == .title ? "title" : "plain")") }
        }
        let screen = Screen(size: Self.window) {
            VStack {
                Group(subviews: Showing(name: "declared").font(.title)) { subviews in
                    VStack {
                        subviews
                        Showing(name: "around")
                    }
                    .font(.caption)
                }
            }
        }
        #expect(screen.texts == ["declared title", "around plain"])
    }

    @Test("slices of the views are views")
    func slices() {
        let screen = Screen(size: Self.window) {
            Group(
                subviews: Group {
                    Text("one")
                    Text("two")
                    Text("three")
                }
            ) { subviews in
                HStack { subviews[1...] }
                subviews.first
            }
        }
        #expect(screen.texts.sorted() == ["one", "three", "two"])
        #expect(screen.rects["three"]!.midY == screen.rects["two"]!.midY)
        #expect(screen.rects["one"]!.minY > screen.rects["two"]!.minY)
    }

    final class Log {
        var events: [String] = []
    }

    @Test("views that are not used do not appear")
    func unused() {
        let log = Log()
        let screen = Screen(size: Self.window) {
            Group(
                subviews: Group {
                    Text("one").onAppear { log.events.append("one") }
                    Text("two").onAppear { log.events.append("two") }
                }
            ) { subviews in
                subviews.last
            }
        }
        #expect(screen.texts == ["two"] && log.events == ["two"])
    }

    @Test("sections are told apart, and views outside of any are one without header")
    func sections() {
        struct Sections<Content: View>: View {
            @ViewBuilder var content: Content
            var body: some View {
                ForEach(sections: content) { section in
                    Text("section of \(section.content.count) \(section.containerValues.caption)")
                    if !section.header.isEmpty { section.header }
                    section.content
                    section.footer
                }
            }
        }
        let screen = Screen(size: Self.window) {
            VStack {
                Sections {
                    Text("loose")
                    Section("Head") {
                        Text("one")
                        Text("two")
                    }
                    .containerValue(\.caption, "marked")
                    Section {
                        Text("three")
                    } footer: {
                        Text("foot")
                    }
                }
            }
        }
        #expect(
            screen.texts == [
                "section of 1 none", "loose", "section of 2 marked", "Head", "one", "two", "section of 1 none", "three",
                "foot",
            ])
    }

    @Test("tags are known to the container")
    func tags() {
        let screen = Screen(size: Self.window) {
            Group(
                subviews: Group {
                    Text("x").tag(1)
                    Text("y").tag("two")
                }
            ) { subviews in
                ForEach(subviews) { subview in
                    Text("\(subview.containerValues.tag(for: Int.self) ?? -1) \(subview.containerValues.hasTag("two"))")
                }
            }
        }
        #expect(screen.texts == ["1 false", "-1 true"])
    }

    @Test("traits of what is around the container do not reach the views inside")
    func traitsStop() {
        let screen = Screen(size: Self.window) {
            HStack(spacing: 0) {
                Group(subviews: Group { Color.red.accessibilityIdentifier("a") }) { subviews in
                    HStack(spacing: 0) {
                        subviews
                        Color.blue.accessibilityIdentifier("b")
                    }
                }
                .layoutPriority(1)
            }
        }
        #expect(screen.rects["a"]!.width == 150 && screen.rects["b"]!.width == 150)
    }
}
