import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("ViewThatFits", .serialized)
struct ViewThatFitsTests {
    private func shown(_ size: CGSize, axes: Axis.Set = [.horizontal, .vertical]) -> [String] {
        Screen(size: CGSize(width: 400, height: 400)) {
            ViewThatFits(in: axes) {
                Text("large").frame(width: 300, height: 50)
                Text("middle").frame(width: 150, height: 150)
                Text("small").frame(width: 80, height: 10)
            }
            .frame(width: size.width, height: size.height)
        }.texts
    }

    @Test("the first view whose ideal size fits is shown, or the last")
    func picksFirst() {
        #expect(shown(CGSize(width: 300, height: 50)) == ["large"])
        #expect(shown(CGSize(width: 299, height: 200)) == ["middle"])
        #expect(shown(CGSize(width: 299, height: 100)) == ["small"])
        #expect(shown(CGSize(width: 10, height: 5)) == ["small"])
    }

    @Test("only the axes that are asked for have to fit")
    func axes() {
        #expect(shown(CGSize(width: 300, height: 10), axes: .horizontal) == ["large"])
        #expect(shown(CGSize(width: 10, height: 50), axes: .vertical) == ["large"])
    }

    final class Log {
        var events: [String] = []
    }

    struct Appearing: View {
        let log: Log
        @State private var width: CGFloat = 300
        var body: some View {
            ViewThatFits {
                Text("wide").frame(width: 200).onAppear { log.events.append("wide comes") }
                    .onDisappear { log.events.append("wide goes") }
                Text("narrow").frame(width: 50).onAppear { log.events.append("narrow comes") }
                    .onDisappear { log.events.append("narrow goes") }
            }
            .frame(width: width)
            Button("Narrower") { width = 100 }
            Button("Wider") { width = 300 }
        }
    }

    @Test("only what is shown appears")
    func appears() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 400, height: 400)) { Appearing(log: log) }
        #expect(log.events == ["wide comes"])
        screen.button("Narrower").tap()
        #expect(log.events == ["wide comes", "narrow comes", "wide goes"])
        #expect(screen.texts == ["narrow", "Narrower", "Wider"])
        screen.button("Wider").tap()
        #expect(screen.texts == ["wide", "Narrower", "Wider"])
    }

    @Test("in what offers no length the first fits")
    func unspecified() {
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            ScrollView(.horizontal) {
                ViewThatFits(in: .horizontal) {
                    Text("wide").frame(width: 500, alignment: .leading)
                    Text("narrow").frame(width: 50)
                }
            }
        }
        #expect(screen.texts == ["wide"])
    }

    private struct Growing: View {
        let log: Log
        @State private var rows = [0, 1]
        @State private var height: CGFloat = 30

        private var list: some View {
            VStack(spacing: 0) {
                ForEach(rows, id: \.self) { row in
                    Text("row \(row)").onAppear { log.events.append("\(row)") }
                        .onDisappear { log.events.append("-\(row)") }
                }
            }
        }

        var body: some View {
            ViewThatFits(in: .vertical) {
                list
                ScrollView { list }
            }
            .frame(height: height)
            Button("Add") { rows.append(rows.count) }
            Button("Room") { height = 200 }
        }
    }

    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Titled: View {
        @State private var width: CGFloat = 100
        @State private var names: [String] = []
        var body: some View {
            Button("Room") { width = 300 }
            ViewThatFits {
                Color.red.frame(width: 200, height: 10).preference(key: Names.self, value: ["wide"])
                Color.red.frame(width: 20, height: 10).preference(key: Names.self, value: ["narrow"])
            }
            .frame(width: width)
            .onPreferenceChange(Names.self) { names = $0 }
            Text("names: \(names.joined(separator: ", "))")
        }
    }

    @Test("what is not shown gives no preferences")
    func preferences() {
        let screen = Screen(size: CGSize(width: 400, height: 400)) { Titled() }
        #expect(screen.texts.contains("names: narrow"))
        screen.button("Room").tap()
        #expect(screen.texts.contains("names: wide"))
    }

    @Test("views that come into an alternative that is not shown do not appear before that is")
    func hiddenAlternatives() {
        let log = Log()
        let screen = Screen(size: CGSize(width: 300, height: 400)) { Growing(log: log) }
        #expect(log.events == ["0", "1"])
        log.events = []
        screen.button("Add").tap()
        #expect(log.events == ["2"])
        log.events = []
        screen.button("Room").tap()
        #expect(log.events.sorted() == ["-0", "-1", "-2", "0", "1", "2"])
    }
}
