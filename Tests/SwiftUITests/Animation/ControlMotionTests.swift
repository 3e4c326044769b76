import MartletCairo
import MartletHost
import Testing
@testable import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Motion of controls", .serialized)
struct ControlMotionTests {
    private func screen(_ view: some View) -> Screen {
        let screen = Screen(size: CGSize(width: 360, height: 400)) { view }
        screen.showsSystemMotion = true
        screen.settle()
        return screen
    }

    /// Does a step, and tells whether all pictures on the way differ, and it comes to rest.
    private func moves(_ screen: Screen, _ step: () -> Void) -> Bool {
        step()
        guard screen.isAnimating else { return false }
        let film = screen.film(for: .milliseconds(120), every: .milliseconds(40))
        return Set(film).count == film.count && screen.settle()
    }

    private struct Group: View {
        var body: some View {
            VStack {
                DisclosureGroup("More") { Text("Inside") }
                Text("Below")
            }
        }
    }

    @Test("semantics 155: a disclosure group opens and closes in 0.35 s, and what is below makes way")
    func disclosure() {
        let screen = screen(Group())
        #expect(moves(screen) { screen.button("More").tap() })
        #expect(screen.texts.contains("Inside"))
        screen.button("More").tap()
        #expect(!screen.texts.contains("Inside"))
        screen.advance(by: .milliseconds(340))
        #expect(screen.isAnimating)
        screen.advance(by: .milliseconds(40))
        #expect(!screen.isAnimating)
    }

    private struct Sections: View {
        @State private var isOpen = true
        var body: some View {
            List {
                Section("Fruit", isExpanded: $isOpen) {
                    Text("Apple")
                    Text("Pear")
                }
                Section("Other") { Text("Nut") }
            }
        }
    }

    @Test("semantics 155: a section of a list folds up, and the sections below follow")
    func section() {
        let screen = screen(Sections())
        #expect(moves(screen) { screen.button("Fruit").tap() })
        #expect(screen.texts == ["Fruit", "Other", "Nut"])
        #expect(moves(screen) { screen.button("Fruit").tap() })
        #expect(screen.texts == ["Fruit", "Apple", "Pear", "Other", "Nut"] && screen.rebuild() == [])
    }

    private struct Choices: View {
        @State private var size = 1
        @State private var done = 0.2
        var body: some View {
            VStack {
                Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }.pickerStyle(
                    .segmented)
                ProgressView(value: done)
                Button("Work") { done += 0.5 }
            }
        }
    }

    @Test("the chosen segment's box slides to the next one, and a bar of progress grows")
    func segments() {
        let screen = screen(Choices())
        #expect(moves(screen) { screen.any("Size 3").tap() })
        #expect(moves(screen) { screen.button("Work").tap() })
    }

    private struct Wheel: View {
        @State private var hour = 1
        var body: some View {
            Picker("Hour", selection: $hour) { ForEach(1..<10) { Text("\($0) h").tag($0) } }.pickerStyle(.wheel)
        }
    }

    @Test("a wheel turns to the line that was chosen")
    func wheel() {
        let screen = screen(Wheel())
        #expect(moves(screen) { screen.any("3 h").tap() })
    }

    private struct Names: View {
        @State private var names = ["Ann", "Bea", "Cid", "Dan"]
        var body: some View {
            VStack {
                EditButton()
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    @Test("semantics 156: a row follows a swipe, goes on to where it stays by itself, and those below close up")
    func swipe() {
        let screen = screen(Names())
        let row = screen.text("Bea")
        row.drag(by: CGSize(width: -60, height: 0))
        #expect(screen.isAnimating && !screen.button("Delete").exists, "it is told of where it comes to rest")
        screen.settle()
        #expect(moves(screen) { screen.button("Delete").tap() })
        #expect(screen.texts.filter { $0.count == 3 } == ["Ann", "Cid", "Dan"] && screen.rebuild() == [])
    }

    @Test("what edits a list comes in from the side, and a row that is moved lets the others make way")
    func editing() {
        let screen = screen(Names())
        #expect(moves(screen) { screen.button("Edit").tap() })
        #expect(moves(screen) { screen.stepper("Reorder Ann").increment() })
        #expect(screen.texts.filter { $0.count == 3 } == ["Bea", "Ann", "Cid", "Dan"] && screen.rebuild() == [])
    }

    @Test("semantics 155: another tab is there at once")
    func tabs() {
        let screen = screen(
            TabView {
                Tab("One", systemImage: "star") { Text("First") }
                Tab("Two", systemImage: "star") { Text("Second") }
            })
        screen.any("Two").tap()
        #expect(screen.texts.contains("Second"))
        #expect(screen.isAnimating, "the bar's box fades")
        screen.advance(by: .milliseconds(220))
        #expect(!screen.isAnimating)
    }

    private struct Pointed: View {
        @State private var chosen: String?
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Plain") {}
                    List(["Ann", "Bea"], id: \.self, selection: $chosen) { Text($0) }
                    TabView {
                        Tab("One", systemImage: "star") { Text("First") }
                        Tab("Two", systemImage: "star") { Text("Second") }
                    }
                }
                .toolbar { Button("Bar") {} }
            }
        }
    }

    @Test("what lies under the pointer fades in and out, and a press is shown at once and fades when it is over")
    func pointer() {
        let screen = screen(Pointed())
        let rest = screen.image()
        for element in [screen.button("Plain"), screen.text("Ann"), screen.button("Bar"), screen.any("Two")] {
            #expect(moves(screen) { element.hover() })
            #expect(screen.image() != rest)
            screen.hover(at: nil)
            #expect(screen.isAnimating && screen.image() != rest)
            #expect(screen.settle() && screen.image() == rest)
        }
        screen.reducesMotion = true
        let still = screen.image()
        screen.button("Plain").hover()
        #expect(!screen.isAnimating && screen.image() != still)
    }

    @Test("the box of a button grows with its title, and does not jump", arguments: [true, false])
    func growingBox(isProminent: Bool) {
        struct Boxed: ViewModifier {
            let isProminent: Bool
            func body(content: Content) -> some View {
                if isProminent {
                    content.buttonStyle(.borderedProminent).tint(.pureRed)
                } else {
                    content.buttonStyle(FilledStyle())
                }
            }
        }
        let page = Moving { model in
            Button(model.isOn ? "A longer title" : "Go") {}.modifier(Boxed(isProminent: isProminent))
        }
        let start = page.red()?.upperBound ?? 0
        page.change(.linear(duration: 1)) { $0.isOn = true }
        #expect(abs((page.red()?.upperBound ?? 0) - start) <= 1, "it is as wide as before")
        page.advance(by: 0.5)
        let middle = page.red()?.upperBound ?? 0
        page.advance(by: 0.6)
        let end = page.red()?.upperBound ?? 0
        #expect(end > start + 40 && abs(middle - (start + end) / 2) <= 3, "\(start) \(middle) \(end)")
    }

    /// A box that is drawn by views.
    private struct FilledStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10).background(Color.pureRed)
        }
    }

    @Test("the ring around what has the keyboard closes in")
    func ring() {
        let screen = screen(
            VStack {
                Button("One") {}
                Button("Two") {}
            })
        #expect(moves(screen) { screen.press(.tab) })
        #expect(moves(screen) { screen.press(.tab) })
    }
}

@MainActor @Suite("Pages that follow a swipe", .serialized)
struct PageSwipeTests {
    private struct Pages: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Next") { Text("Second page").navigationTitle("Second") }.navigationTitle("First")
            }
        }
    }

    private func screen() -> Screen {
        let screen = Screen(size: CGSize(width: 360, height: 400)) { Pages() }
        screen.button("Next").tap()
        screen.showsSystemMotion = true
        return screen
    }

    private func scroll(_ screen: Screen, _ phase: ScrollEvent.Phase, _ x: CGFloat = 0) {
        let place = CGPoint(x: 100, y: 200)
        _ = screen.window.root.handle(
            .scroll(ScrollEvent(location: place, delta: CGSize(width: x, height: 0), phase: phase, time: 0)))
        _ = screen.image()
    }

    @Test("semantics 151: a page follows two fingers to the side, and goes when they leave past the middle")
    func goes() {
        let screen = screen()
        let second = screen.image()
        scroll(screen, .began)
        scroll(screen, .changed, -100)
        let part = screen.image()
        scroll(screen, .changed, -100)
        #expect(part != second && screen.image() != part && screen.texts.contains("Second page"))
        scroll(screen, .ended)
        #expect(screen.texts.contains("Next") && screen.isAnimating)
        screen.settle()
        let first = Screen(size: CGSize(width: 360, height: 400)) { Pages() }
        #expect(screen.texts == first.texts && screen.rebuild() == [])
    }

    private struct RedPage: View {
        var body: some View {
            NavigationStack {
                ZStack {
                    Color.red
                    NavigationLink("Next") { Text("Second page").navigationTitle("Second") }
                }
                .navigationTitle("First")
            }
        }
    }

    @Test("nothing shows through a page on its way, and what it uncovers is dimmed", arguments: [false, true])
    func covers(mirrored: Bool) throws {
        let screen = Screen(size: CGSize(width: 360, height: 400)) {
            RedPage().environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight)
        }
        func color(_ x: Int) throws -> RGBA8 {
            try #require(CairoRenderer.pixels(ofPNG: screen.image()))[mirrored ? 359 - x : x, 300]
        }
        let red = try color(100)
        screen.button("Next").tap()
        let ground = try color(300)
        screen.showsSystemMotion = true
        scroll(screen, .began)
        scroll(screen, .changed, mirrored ? 180 : -180)
        let uncovered = try color(100)
        #expect(try color(300) == ground, "the page above is opaque")
        #expect(uncovered.red < red.red && uncovered.red > uncovered.green, "the one below is dimmed: \(uncovered)")
    }

    private struct Fields: View {
        @State private var name = "Ada"

        var body: some View {
            NavigationStack {
                NavigationLink("Next") {
                    Form { TextField("Name", text: $name) }.navigationTitle("Second")
                }
                .navigationTitle("First")
            }
        }
    }

    @Test("fields of a page that was swiped less far are there again", arguments: [true, false])
    func fieldsComeBack(moves: Bool) {
        let screen = Screen(size: CGSize(width: 360, height: 400)) { Fields() }
        screen.button("Next").tap()
        screen.showsSystemMotion = moves
        for last in [CGFloat(10), -4] {
            scroll(screen, .began)
            scroll(screen, .changed, -60)
            scroll(screen, .changed, last)
            scroll(screen, .ended)
            screen.settle()
            #expect(screen.rebuild() == [])
        }
        screen.swipe(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 170, y: 300))
        #expect(moves == screen.isAnimating, "the page goes back at once when the finger leaves")
        screen.settle()
        #expect(screen.rebuild() == [])
    }

    @Test(
        "a field in a box that is cut or faded is there again when the page above has gone", arguments: [true, false])
    func boxedFields(moves: Bool) {
        let screen = Screen(size: CGSize(width: 360, height: 400)) {
            NavigationStack {
                ScrollView {
                    VStack {
                        HStack { TextField("Cut", text: .constant("")) }.padding(10).background(.gray).cornerRadius(12)
                        TextEditor(text: .constant("Faded")).frame(height: 60).opacity(0.9)
                        NavigationLink("Next") { TextField("Above", text: .constant("")) }
                    }
                }
                .navigationTitle("First")
            }
        }
        screen.showsSystemMotion = moves
        screen.button("Next").tap()
        screen.settle()
        screen.button("Back").tap()
        screen.settle()
        #expect(screen.rebuild() == [])
    }

    @Test("semantics 151: a page that was swiped less far comes back")
    func comesBack() {
        let screen = screen()
        let second = screen.image()
        scroll(screen, .began)
        scroll(screen, .changed, -60)
        scroll(screen, .changed, 10)
        scroll(screen, .ended)
        #expect(screen.isAnimating)
        screen.settle()
        #expect(screen.image() == second && screen.texts.contains("Second page"))
        scroll(screen, .changed, -200)
        #expect(screen.image() == second, "a wheel turns no pages")
    }
}
