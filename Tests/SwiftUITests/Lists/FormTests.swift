import Foundation
import SwiftUI
import Testing
import ViewTesting

struct FormPage: View {
    @State private var name = "Ada"
    @State private var isPublic = true
    @State private var copies = 2
    @State private var colour = "Red"

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name)
                Toggle("Public", isOn: $isPublic)
            } header: {
                Text("Profile")
            } footer: {
                Text("Others see what is public.")
            }
            Section("Order") {
                Stepper("Copies: \(copies)", value: $copies, in: 0...9)
                LabeledContent("Version", value: "1.2")
                LabeledContent("Colour") { Text(colour) }
                Button("Send") { colour = "Blue" }
            }
        }
    }
}

@MainActor @Suite("Form")
struct FormTests {
    @Test("rows are at least 50 points high, in boxes 12 points from the sides, with headers and footers outside")
    func layout() {
        let screen = Screen { FormPage() }
        #expect(
            screen.texts == [
                "Profile", "Name", "Public", "Others see what is public.", "Order", "Copies: 2", "Version", "1.2",
                "Colour",
                "Red",
                "Send",
            ])
        let (toggle, field) = (screen.toggle("Public").frame, screen.textField("Name").frame)
        #expect(toggle.minX == 24 && toggle.maxX == 366)
        #expect(screen.text("Name").frame.minX == 24 && field.maxX == 366)
        #expect(toggle.midY - field.midY == 50)
        #expect(screen.text("1.2").frame.maxX == 366)
        #expect(screen.text("Profile").frame.maxY < field.minY)
    }

    @Test("controls in rows work, and a click anywhere in a button's row uses it")
    func controls() {
        let screen = Screen { FormPage() }
        screen.toggle("Public").tap()
        #expect(screen.toggle("Public").value == "0")
        screen.stepper("Copies: 2").increment()
        #expect(screen.text("Copies: 3").exists)
        screen.button("Send").tap()
        #expect(screen.text("Blue").exists)
    }

    @Test("a form is at most 600 points wide, in the middle of a wide window")
    func clamps() {
        let screen = Screen(size: CGSize(width: 1000, height: 600)) { FormPage() }
        #expect(screen.toggle("Public").frame.minX == 212)
        #expect(screen.toggle("Public").frame.maxX == 788)
    }

    @Test("a disclosure group shows and hides its content")
    func disclosure() {
        let screen = Screen {
            VStack {
                DisclosureGroup("Advanced") { Text("Verbose") }
                GroupBox("Box") { Text("Inside") }
                ControlGroup {
                    Button("A") {}
                    Button("B") {}
                }
            }
        }
        #expect(screen.texts == ["Advanced", "Box", "Inside", "A", "B"])
        screen.button("Advanced").tap()
        #expect(screen.texts == ["Advanced", "Verbose", "Box", "Inside", "A", "B"])
    }

    @Test("the chevron of a group stands before its label on a desktop, at the end of the row on a phone")
    func chevrons() {
        func start(_ idiom: Idiom) -> CGFloat {
            let screen = Screen(size: CGSize(width: 300, height: 200), idiom: idiom) {
                DisclosureGroup("Advanced") { Text("Verbose") }
            }
            return screen.text("Advanced").frame.minX
        }
        #expect(start(.desktop) == 20 && start(.phone) == 0)
    }

    @Test("rows without rows of their own begin where the labels of those that open do")
    func leaves() {
        struct Item: Identifiable {
            let id: String
            var items: [Item]?
        }
        let screen = Screen(size: CGSize(width: 300, height: 300)) {
            List([Item(id: "Folder", items: [Item(id: "Inside")]), Item(id: "File")], children: \.items) { Text($0.id) }
        }
        #expect(screen.text("Folder").frame.minX == screen.text("File").frame.minX)
        screen.button("Folder").tap()
        #expect(screen.text("Inside").frame.minX == screen.text("Folder").frame.minX + 20)
    }

    @Test("a picker in a form has its label before the value, and a click on the row opens its menu")
    func picker() {
        struct Page: View {
            @State private var colour = "Red"
            var body: some View {
                Form {
                    Picker("Colour", selection: $colour) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
                }
            }
        }
        let screen = Screen { Page() }
        #expect(screen.texts == ["Colour", "Red"])
        #expect(screen.text("Colour").frame.minX == 24)
        screen.text("Colour").tap()
        #expect(screen.texts.contains("Blue"))
        screen.text("Blue").tap()
        #expect(screen.texts == ["Colour", "Blue"])
    }

    @Test("custom styles of labelled content, disclosure groups and group boxes draw what they are given")
    func styles() {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content
                    configuration.label
                }
            }
        }
        let screen = Screen { LabeledContent("Label", value: "Value").labeledContentStyle(Stacked()) }
        #expect(screen.texts == ["Value", "Label"])
    }
}
