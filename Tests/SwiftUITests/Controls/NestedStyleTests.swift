import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Styles inside one another")
struct NestedStyleTests {
    private struct Red: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).foregroundColor(.red)
        }
    }

    private struct Starred: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            Label {
                HStack {
                    configuration.title
                    Text("star")
                }
            } icon: {
                configuration.icon
            }
        }
    }

    @Test("a style that hands its configuration on is drawn in the style further out")
    func handedOn() {
        let screen = Screen(size: CGSize(width: 300, height: 100)) {
            Label("Title", systemImage: "star").labelStyle(Red()).labelStyle(.titleOnly)
        }
        #expect(screen.texts == ["Title"])
    }

    @Test("two styles that each make a label anew both add what is theirs")
    func twice() {
        let screen = Screen(size: CGSize(width: 300, height: 100)) {
            Label("Title", systemImage: "star").labelStyle(Starred()).labelStyle(Starred())
        }
        #expect(screen.texts == ["Title", "star", "star"])
    }

    private struct Doubled: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Button(configuration)
                Text("+")
            }
        }
    }

    private struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10) }
    }

    @Test("button styles of buttons end in the one furthest out")
    func buttons() {
        var presses = 0
        let screen = Screen(size: CGSize(width: 300, height: 100)) {
            Button("Go") { presses += 1 }
                .buttonStyle(Doubled()).buttonStyle(Doubled()).buttonStyle(Framed())
        }
        #expect(screen.texts == ["Go", "+", "+"])
        screen.text("Go").tap()
        #expect(presses == 1)
        #expect(screen.button("Go, +, +").frame.height == screen.text("Go").frame.height + 20)
    }

    @Test("a style further out that changes reaches the control inside the look")
    func change() {
        struct Page: View {
            @State private var isBare = false

            var body: some View {
                VStack {
                    Toggle("Bare", isOn: $isBare)
                    Label("Title", systemImage: "star").labelStyle(Starred())
                        .labelStyle(Chosen(isBare: isBare)).labelStyle(Starred())
                }
            }
        }
        struct Chosen: LabelStyle {
            let isBare: Bool
            func makeBody(configuration: Configuration) -> some View {
                if isBare { configuration.title } else { Label(configuration) }
            }
        }
        let screen = Screen(size: CGSize(width: 300, height: 100)) { Page() }
        #expect(screen.texts == ["Bare", "Title", "star", "star"])
        screen.toggle("Bare").tap()
        #expect(screen.texts == ["Bare", "Title", "star"])
    }
}
