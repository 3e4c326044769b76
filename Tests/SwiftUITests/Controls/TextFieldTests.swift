import MartletDisplay
import MartletHost
import SwiftUI
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("TextField", .serialized)
struct TextFieldTests {
    struct Form: View {
        @State private var name = ""
        @State private var ticks = 0
        var body: some View {
            VStack {
                Text("\(ticks) ticks")
                Text("Name: \(name)")
                TextField(
                    "Name",
                    text: Binding(
                        get: { name },
                        set: {
                            name = $0; ticks += 1
                        }))
            }
        }
    }

    @Test("typing 500 letters between frames loses none, however often the parent updates")
    func typingFast() {
        let stage = Stage { Form() }
        let field = stage.element(.textField, "Name")
        var typed = ""
        for index in 0..<500 {
            typed.append(Character(UnicodeScalar(97 + index % 26)!))
            stage.root.nativeElement(field.id, did: .textChanged(typed))
            #expect(stage.element(.textField, "Name").value == typed)
            if index % 37 == 0 { stage.frame() }
            #expect(stage.element(.textField, "Name").value == typed)
        }
        for _ in 0..<80 { stage.frame() }
        #expect(stage.element(.textField, "Name").value == typed)
        #expect(stage.texts == ["500 ticks", "Name: \(typed)"])
    }

    struct Upper: View {
        @State private var code = "A"
        var body: some View {
            TextField("Code", text: Binding(get: { code }, set: { code = $0.uppercased() }))
        }
    }

    @Test("a binding that changes what is typed is what is shown")
    func transforming() {
        let stage = Stage { Upper() }
        let field = stage.element(.textField, "Code")
        #expect(field.value == "A")
        stage.root.nativeElement(field.id, did: .textChanged("Ab"))
        stage.frame()
        #expect(stage.element(.textField, "Code").value == "AB")
    }

    struct Price: View {
        @State private var price = 10
        let log: Log
        var body: some View {
            VStack {
                Text("Price: \(price)")
                TextField("Price", value: $price, format: .number)
            }
            .onSubmit { log("submit \(price)") }
        }
    }

    @Test("a value with a format follows what is typed; a bad text gives way to the last good value in the end")
    func format() {
        let log = Log()
        let stage = Stage { Price(log: log) }
        let field = stage.element(.textField, "Price")
        #expect(field.value == "10")
        stage.root.nativeElement(field.id, did: .editingBegan)
        #expect(stage.root.focusedElement == field.id)
        stage.root.nativeElement(field.id, did: .textChanged("25"))
        stage.frame()
        #expect(stage.texts == ["Price: 25"])
        stage.root.nativeElement(field.id, did: .textChanged("2500"))
        stage.frame()
        #expect(stage.texts == ["Price: 2,500"] && stage.element(.textField, "Price").value == "2500")
        stage.root.nativeElement(field.id, did: .textChanged("25"))
        stage.root.nativeElement(field.id, did: .submitted)
        stage.frame()
        #expect(stage.texts == ["Price: 25"])
        stage.root.nativeElement(field.id, did: .textChanged("no number"))
        stage.frame()
        #expect(stage.texts == ["Price: 25"] && stage.element(.textField, "Price").value == "no number")
        stage.root.nativeElement(field.id, did: .editingEnded)
        stage.frame()
        #expect(stage.element(.textField, "Price").value == "25")
        #expect(stage.root.focusedElement == nil)
        #expect(log.lines == ["submit 25"])
    }

    struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.padding(20)
        }
    }

    @Test("an entry is 34 points high in its box; a style of one's own holds the letters alone")
    func styles() {
        let stage = Stage {
            VStack(spacing: 0) {
                TextField("One", text: .constant(""))
                TextField("Two", text: .constant("")).textFieldStyle(.plain)
                TextField("Three", text: .constant("")).textFieldStyle(Boxed())
            }
            .frame(width: 200)
        }
        let one = stage.element(.textField, "One").frame
        let two = stage.element(.textField, "Two").frame
        let three = stage.element(.textField, "Three").frame
        #expect(one.width == 182)
        #expect(two.width == 200)
        #expect(three.width == 160)
        #expect(two.minY - one.midY == 17)
    }

    @Test("a secure field says so, and a disabled field takes no text")
    func secureAndDisabled() {
        let log = Log()
        let stage = Stage {
            VStack {
                SecureField("Password", text: .constant("abc"))
                TextField("Off", text: Binding(get: { "" }, set: { log($0) })).disabled(true)
            }
        }
        #expect(stage.find(.secureField, "Password") != nil)
        let off = stage.element(.textField, "Off")
        #expect(!off.isEnabled)
        stage.root.nativeElement(off.id, did: .textChanged("a"))
        #expect(log.lines == [])
    }

    @Test("what is submitted in a scope is told inside it only")
    func scope() {
        let log = Log()
        let screen = Screen {
            VStack {
                TextField("Tag", text: .constant("")).onSubmit { log("tag") }.submitScope()
                TextField("Open", text: .constant("")).onSubmit { log("open") }.submitScope(false)
            }
            .onSubmit { log("form") }
        }
        screen.textField("Tag").submit()
        screen.textField("Open").submit()
        #expect(log.lines == ["tag", "open", "form"])
    }
}
