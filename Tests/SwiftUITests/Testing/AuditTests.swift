import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Audit")
struct AuditTests {
    private func found<V: View>(_ kind: AuditFinding.Kind, @ViewBuilder in content: () -> V) -> [String] {
        Screen(content: content).audit([kind]).map(\.description)
    }

    @Test("a page of named controls with room between them, in the system's colours, has nothing to find")
    func goodPage() {
        let screen = Screen {
            VStack(spacing: 20) {
                Text("Settings").font(.title)
                Toggle("Wi-Fi", isOn: .constant(true))
                TextField("Name", text: .constant("Ada"))
                Button("Save") {}
            }
        }
        #expect(screen.audit() == [])
        screen.colorScheme = .dark
        #expect(screen.audit() == [])
        #expect(screen.dynamicTypeSize == .large)
    }

    @Test("a control without a name is found")
    func unnamed() {
        #expect(found(.unnamed) { Slider(value: .constant(0.5)) } == ["slider \"\", \"50%\" has no name"])
        #expect(found(.unnamed) { Slider(value: .constant(0.5)) { Text("Volume") } } == [])
    }

    @Test("what can be pressed and the keyboard passes by is found")
    func unreachable() {
        #expect(
            found(.unreachable) { Text("Save").accessibilityAddTraits(.isButton) }
                == ["button \"Save\" cannot be reached by keyboard"])
        #expect(found(.unreachable) { Text("Save").onTapGesture {}.accessibilityAddTraits(.isButton) } == [])
    }

    @Test("small controls close to each other are found; alone, or far apart, they are not")
    func smallTargets() {
        func dot(_ name: String) -> some View {
            Button {
            } label: {
                Color.red.frame(width: 10, height: 10)
            }
            .buttonStyle(.plain).accessibilityLabel(name)
        }
        #expect(
            found(.smallTarget) {
                HStack(spacing: 2) {
                    dot("a"); dot("b")
                }
            }.count == 2)
        #expect(
            found(.smallTarget) {
                HStack(spacing: 40) {
                    dot("a"); dot("b")
                }
            } == [])
    }

    @Test("pale text is found with its contrast, large text may be paler, and that of disabled controls is left alone")
    func contrast() {
        let grey = Color(white: 0.6)
        let pale = found(.lowContrast) { Text("Pale words").foregroundStyle(grey) }
        #expect(pale.count == 1 && pale[0].hasPrefix("text \"Pale words\" has a contrast of 2."))
        #expect(found(.lowContrast) { Text("Dark words") } == [])
        let middle = Color(white: 0.52)
        #expect(found(.lowContrast) { Text("Words").foregroundStyle(middle) }.count == 1)
        #expect(found(.lowContrast) { Text("Words").font(.system(size: 40)).foregroundStyle(middle) } == [])
        #expect(found(.lowContrast) { Button("Save") {}.foregroundStyle(grey).disabled(true) } == [])
    }

    @Test("buttons that are called the same are found once, except in rows of a list")
    func equalLabels() {
        func row() -> some View {
            HStack {
                Button("Delete") {}; Text("it")
            }
        }
        #expect(
            found(.equalLabels) {
                row(); row(); row()
            } == ["button \"Delete\" is there 3 times"])
        #expect(found(.equalLabels) { List(0..<3, id: \.self) { _ in row() } } == [])
    }

    @Test("text that is cut off at a larger size is found, and the screen has its own size again")
    func truncated() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) {
            Text("As long as it may be").lineLimit(1)
            Text("As long as it may be for two lines")
        }
        let found = screen.audit([.truncated], textSize: .accessibility3)
        #expect(
            found.map(\.description) == [
                "text \"As long as it may be\" is cut off when texts are accessibility3"
            ])
        #expect(screen.audit([.truncated], textSize: .large) == [])
    }
}
