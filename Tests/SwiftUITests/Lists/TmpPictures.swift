import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("TmpPictures")
struct TmpPictures {
    struct Styles: View {
        @State var sel: Int? = 2
        @State var on = true
        var body: some View {
            List(selection: $sel) {
                Section("Fruit") {
                    ForEach(1..<5) { Text("Row \($0)").badge($0 == 3 ? 7 : 0) }.onDelete { _ in }.onMove { _, _ in }
                }
                Section {
                    Label("Mail", systemImage: "envelope")
                    Toggle("Sound", isOn: $on)
                    Text("Coloured").listRowBackground(Color.yellow)
                    Button("Press") {}
                } header: { Text("Other") } footer: { Text("A footer that says something about the section above.") }
            }
        }
    }
    func write(_ screen: Screen, _ name: String) {
        try! screen.image(scale: 1).write(to: URL(fileURLWithPath: "/tmp/lists-\(name).png"))
        screen.colorScheme = .dark
        try! screen.image(scale: 1).write(to: URL(fileURLWithPath: "/tmp/lists-\(name)-dark.png"))
    }
    @Test func pictures() {
        let size = CGSize(width: 360, height: 560)
        write(Screen(size: size) { FormPage() }, "form")
        write(Screen(size: size) { Styles() }, "auto")
        write(Screen(size: size) { Styles().listStyle(.plain) }, "plain")
        write(Screen(size: size) { Styles().listStyle(.sidebar) }, "sidebar")
        write(Screen(size: size) { Styles().listStyle(.inset) }, "inset")
        write(Screen(size: size) { Styles().listStyle(.grouped) }, "grouped")
        write(Screen(size: size) { Styles().environment(\.editMode, .constant(.active)) }, "edit")
        let swiped = Screen(size: size) { Styles() }
        swiped.text("Row 4").drag(by: CGSize(width: -80, height: 0))
        write(swiped, "swiped")
        write(Screen(size: size) {
            VStack(spacing: 16) {
                GroupBox("Box") { Text("Inside the box") }
                DisclosureGroup("Advanced", isExpanded: .constant(true)) { Text("Verbose") }
                ControlGroup { Button("A") {}; Button("B") {} }
                LabeledContent("Label", value: "Value")
            }.padding()
        }, "boxes")
    }
}
