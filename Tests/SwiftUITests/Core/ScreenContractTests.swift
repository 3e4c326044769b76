import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The library's contract, line by line, as its documentation prints it.
@MainActor @Suite("A screen for tests", .serialized)
struct ScreenContractTests {
    struct ContentView: View {
        @State private var name = ""
        @State private var secret = "abc"
        @State private var isOn = false
        @State private var level = 0.2
        @State private var count = 1
        @State private var color = "Green"
        @State private var presses: [String] = []
        @State private var scale: CGFloat = 1
        @State private var angle = Angle.zero
        @State private var offset = CGSize.zero
        @State private var seconds = 0
        @Environment(\.openURL) private var openURL

        var body: some View {
            VStack {
                Text("Welcome")
                Button("Log In") { presses.append("tap") }
                Button("Disabled") {}.disabled(true)
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                Toggle("Sound", isOn: $isOn)
                Slider(value: $level) { Text("Level") }
                Stepper("Count", value: $count, in: 0...2)
                Picker("Color", selection: $color) { ForEach(["Red", "Green"], id: \.self) { Text($0) } }
                Link("Site", destination: URL(string: "https://swift.org")!)
                Image(systemName: "star").accessibilityLabel("Star")
            }
            touched
            Text("\(presses.joined(separator: " ")) \(name) \(secret) \(count) \(color) \(seconds)").task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    seconds += 1
                }
            }
        }

        private var touched: some View {
            Color.blue.frame(width: 80, height: 60)
                .accessibilityElement().accessibilityLabel("Pad")
                .onTapGesture(count: 2) { presses.append("double") }
                .onLongPressGesture { presses.append("long") }
                .gesture(DragGesture().onEnded { presses.append("drag \(Int($0.translation.width))") })
                .simultaneousGesture(
                    MagnificationGesture().onEnded { presses.append("magnify \(Int(($0 * 10).rounded()))") }
                )
                .simultaneousGesture(
                    RotationGesture().onEnded { presses.append("rotate \(Int($0.degrees.rounded()))") })
        }
    }

    func makeScreen() -> Screen { Screen(size: CGSize(width: 390, height: 844)) { ContentView() } }

    /// What the last text says of the state.
    func state(_ screen: Screen) -> String { screen.texts.last ?? "" }

    @Test("texts are in reading order")
    func texts() {
        let screen = makeScreen()
        #expect(screen.texts.first == "Welcome" && screen.texts[1] == "Log In")
    }

    @Test("each kind of element is found by its label")
    func kinds() {
        let screen = makeScreen()
        #expect(screen.text("Welcome").exists && screen.button("Log In").exists && screen.textField("Name").exists)
        #expect(screen.secureField("Secret").exists && screen.toggle("Sound").exists && screen.slider("Level").exists)
        #expect(screen.stepper("Count").exists && screen.picker("Color").exists && screen.link("Site").exists)
        #expect(screen.image("Star").exists && screen.any("Pad").exists && !screen.any("Nothing").exists)
    }

    @Test("an element tells whether it can be used, where it is, and its value")
    func properties() {
        let screen = makeScreen()
        #expect(screen.button("Log In").isEnabled && !screen.button("Disabled").isEnabled)
        #expect(screen.button("Log In").frame.width > 40)
        #expect(screen.toggle("Sound").value == "0" && screen.textField("Name").value == "")
        #expect(screen.stepper("Count").value == "1" && screen.picker("Color").value == "Green")
    }

    @Test("buttons are tapped; gestures are made in the middle of an element")
    func gestures() {
        let screen = makeScreen()
        screen.button("Log In").tap()
        #expect(state(screen).hasPrefix("tap "))
        screen.any("Pad").doubleTap()
        #expect(state(screen).hasPrefix("tap double "))
        screen.any("Pad").longPress()
        #expect(state(screen).hasPrefix("tap double long "))
        screen.any("Pad").drag(by: CGSize(width: 40, height: 0))
        #expect(state(screen).hasPrefix("tap double long drag 40 "))
        screen.any("Pad").magnify(by: 2)
        #expect(state(screen).hasPrefix("tap double long drag 40 magnify 20 "))
        screen.any("Pad").rotate(by: .degrees(30))
        #expect(state(screen).hasPrefix("tap double long drag 40 magnify 20 rotate 30 "))
    }

    @Test("fields are typed into and cleared, values set")
    func values() {
        let screen = makeScreen()
        let field = screen.textField("Name")
        field.type("abc")
        #expect(field.value == "abc")
        field.clear()
        field.type("x")
        screen.secureField("Secret").type("d")
        screen.toggle("Sound").tap()
        #expect(screen.toggle("Sound").value == "1")
        screen.slider("Level").set(0.5)
        #expect(screen.slider("Level").value == "50%")
        screen.stepper("Count").increment()
        screen.picker("Color").select("Red")
        #expect(state(screen) == " x abcd 2 Red 0")
    }

    @Test("time passes when the test says so")
    func time() {
        let screen = makeScreen()
        #expect(state(screen).hasSuffix(" 0"))
        screen.advance(by: .seconds(1))
        #expect(state(screen).hasSuffix(" 1"))
        screen.advance(by: .seconds(5))
        #expect(state(screen).hasSuffix(" 6"))
    }

    @Test("bodies are counted since the last reset, warnings collected, frames named, and the picture is a PNG")
    func observations() {
        let screen = makeScreen()
        #expect(screen.bodyCounts["ContentView"] == 1)
        screen.resetBodyCounts()
        screen.button("Log In").tap()
        #expect(screen.bodyCounts == ["ContentView": 1])
        #expect(screen.warnings == [])
        #expect(screen.rects["Welcome"]?.height == screen.text("Welcome").frame.height)
        #expect(screen.rects["Pad"]?.size == CGSize(width: 80, height: 60))
        #expect(screen.image(scale: 2).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("a missing element fails with the list of what there is; so does one that cannot be used")
    func missing() {
        let screen = Screen {
            Text("Hello")
            Button("Go") {}.disabled(true)
            Slider(value: .constant(1)) { Text("Level") }.disabled(true)
        }
        withKnownIssue {
            screen.button("Log In").tap()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.contains("There is no button \"Log In\".") && text.contains("Hello") && text.contains("Go")
        }
        withKnownIssue {
            screen.slider("Level").set(3)
        } matching: { issue in
            issue.comments.map(\.rawValue).joined() == "slider \"Level\", \"100%\", disabled cannot be set to a value."
        }
    }
}
