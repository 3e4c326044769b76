import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

/// Observing a picker by a functional binding: one order, in every style, wherever modifiers stand.
@MainActor @Suite("Picker order", .serialized)
struct PickerOrderTests {
    /// Not Equatable, so that `onChange` cannot watch it.
    struct Choice {
        var index: Int
        var note: () -> String
    }

    struct Observed<Style: PickerStyle>: View {
        let style: Style
        let log: Log
        /// Whether `onChange` stands inside or outside of the style and the frame.
        let isInside: Bool
        @State private var selection = 0

        var binding: Binding<Int> {
            Binding(
                get: { $selection.wrappedValue },
                set: { value, transaction in
                    log("before \(selection)")
                    $selection.transaction(transaction).wrappedValue = value
                    log("after \(selection)")
                })
        }

        var picker: some View {
            Picker("Picker", selection: binding) {
                ForEach(Array(["One", "Two", "Three"].enumerated()), id: \.offset) { _, label in Text(label) }
            }
        }

        var body: some View {
            let _ = log("body \(selection)")
            VStack {
                if isInside {
                    picker.onChange(of: selection) { log("change \($0) \($1)") }.pickerStyle(style).frame(width: 300)
                } else {
                    picker.pickerStyle(style).frame(width: 300).onChange(of: selection) { log("change \($0) \($1)") }
                }
                Text("Now \(selection)")
            }
        }
    }

    private func order(_ style: some PickerStyle, isInside: Bool) -> [String] {
        let log = Log()
        let screen = Screen { Observed(style: style, log: log, isInside: isInside) }
        log.lines = []
        screen.picker("Picker").select("Two")
        #expect(screen.text("Now 1").exists)
        return log.lines
    }

    @Test("a functional binding sees a choice before and after the write, then the body runs, then onChange")
    func order() {
        let expected = ["before 0", "after 1", "body 1", "change 0 1"]
        for isInside in [true, false] {
            #expect(order(.menu, isInside: isInside) == expected)
            #expect(order(.segmented, isInside: isInside) == expected)
            #expect(order(.inline, isInside: isInside) == expected)
            #expect(order(.wheel, isInside: isInside) == expected)
            #expect(order(.palette, isInside: isInside) == expected)
            #expect(order(.radioGroup, isInside: isInside) == expected)
        }
    }

    @Test("the order is the same where the options are on a page of their own")
    func orderByPage() {
        let log = Log()
        let screen = Screen { NavigationStack { Observed(style: .navigationLink, log: log, isInside: true) } }
        screen.any("Picker").tap()
        screen.advance(by: .seconds(1))
        log.lines = []
        screen.any("Two").tap()
        screen.advance(by: .seconds(1))
        #expect(log.lines == ["before 0", "after 1", "body 1", "change 0 1"] && screen.text("Now 1").exists)
    }

    @Test("choosing what is chosen already writes nothing")
    func same() {
        let log = Log()
        let screen = Screen { Observed(style: .inline, log: log, isInside: true) }
        log.lines = []
        screen.picker("Picker").select("One")
        #expect(log.lines == [])
    }

    struct Nested: View {
        let log: Log
        @State private var choice = Choice(index: 0, note: { "first" })

        var inner: Binding<Choice> {
            Binding(
                get: { choice },
                set: { value, transaction in
                    log("inner \(value.index) \(transaction.animation != nil)")
                    $choice.transaction(transaction).wrappedValue = Choice(index: value.index, note: { "noted" })
                })
        }

        var outer: Binding<Int> {
            Binding(
                get: { inner.wrappedValue.index },
                set: { value, transaction in
                    log("outer")
                    inner.transaction(transaction).index.wrappedValue = value
                    log("done")
                })
        }

        var body: some View {
            VStack {
                Picker("Picker", selection: outer.animation()) {
                    Text("One").tag(0)
                    Text("Two").tag(1)
                }
                .pickerStyle(.radioGroup)
                Text("Now \(choice.note())")
            }
        }
    }

    @Test("functional bindings nest, over values that are not Equatable, and pass the transaction on")
    func nested() {
        let log = Log()
        let screen = Screen { Nested(log: log) }
        screen.picker("Picker").select("Two")
        #expect(log.lines == ["outer", "inner 1 true", "done"])
        #expect(screen.text("Now noted").exists)
    }
}
