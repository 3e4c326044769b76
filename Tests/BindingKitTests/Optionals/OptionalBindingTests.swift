import BindingKit
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Bindings to optionals", .serialized)
struct OptionalBindingTests {
    @Test("an unwrapped binding is live; while there is nothing it reads the last value and ignores writes")
    func unwrapped() {
        let holder = Holder<String?>("draft")
        let binding = holder.binding.unwrapped()!
        holder.value = "newer"
        #expect(binding.wrappedValue == "newer")
        binding.wrappedValue += "!"
        holder.value = nil
        holder.writes = 0
        binding.wrappedValue = "late"
        #expect(binding.wrappedValue == "newer!" && holder.value == nil && holder.writes == 0)
        let none: Binding<String>? = holder.binding.unwrapped()
        #expect(none == nil && Binding(unwrapping: holder.binding) == nil)
        holder.value = "back"
        #expect(binding.wrappedValue == "back" && Binding(unwrapping: holder.binding)?.wrappedValue == "back")
        #expect(Holder<Int??>(.some(nil)).binding.unwrapped()?.wrappedValue == .some(nil))
    }

    @Test("presence is a Bool: false makes nil, true cannot make anything")
    func presence() {
        let holder = Holder<Int?>(3)
        let (presence, isPresent) = (holder.binding.presence(), holder.binding.isPresent)
        #expect(presence.wrappedValue && isPresent.wrappedValue)
        isPresent.wrappedValue = true
        #expect(holder.value == 3)
        presence.wrappedValue = false
        #expect(holder.value == nil && !isPresent.wrappedValue)
        isPresent.wrappedValue = true
        #expect(holder.value == nil)
    }

    @Test("?? reads a default and writes the optional")
    func defaults() {
        let holder = Holder<String?>(nil)
        let name = holder.binding ?? "none"
        #expect(name.wrappedValue == "none" && holder.value == nil)
        name.wrappedValue += "!"
        #expect(holder.value == "none!" && name.wrappedValue == "none!")
        holder.value = nil
        #expect(name.wrappedValue == "none")
    }

    private struct Person: Equatable {
        var name = "Ada"
        var nickname: String?
    }

    private struct NameField: View {
        @Binding var name: String
        var body: some View { TextField("Nickname", text: $name) }
    }

    private struct Form1: View {
        @State var person: Person? = Person()
        var body: some View {
            VStack {
                if let person = $person.unwrapped() {
                    NameField(name: person.nickname ?? "")
                    Toggle("Present", isOn: $person.isPresent)
                }
                Button("Rename") { person?.name += "!" }
            }
        }
    }

    @Test("in a view only those run again whose part changed")
    func bodyCounts() {
        let screen = Screen { Form1() }
        screen.resetBodyCounts()
        screen.button("Rename").tap()
        #expect(screen.bodyCounts == [:])
        screen.textField("Nickname").type("Al")
        #expect(screen.textField("Nickname").value == "Al" && screen.bodyCounts["Form1"] == nil)
        screen.toggle("Present").tap()
        #expect(!screen.textField("Nickname").exists && screen.bodyCounts["Form1"] == 1 && screen.warnings.isEmpty)
    }
}
