import SwiftUI

struct ControlsPage: View {
    @State private var name = ""
    @State private var password = ""
    @State private var volume = 0.4
    @State private var copies = 1
    @State private var isOn = true
    @State private var presses = 0

    var body: some View {
        PageLayout(title: "Controls", explanation: "Each control reads and writes a state of this page.") {
            VStack(spacing: 16) {
                Beside(spacing: 12) {
                    Button("Plain \(presses)") { presses += 1 }
                    Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
                    Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
                    Button("Delete", role: .destructive) { presses = 0 }
                    Button("Disabled") {}.disabled(true)
                }
                TextField("Name", text: $name)
                    .textFieldStyle(.roundedBorder)
                SecureField("Password", text: $password)
                    .textFieldStyle(.roundedBorder)
                Toggle("Notifications", isOn: $isOn)
                HStack {
                    Label("Volume", systemImage: "speaker.wave.2")
                    Slider(value: $volume)
                }
                Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                ProgressView("Copying", value: volume)
                HStack(spacing: 16) {
                    ProgressView()
                    Link("swift.org", destination: URL(string: "https://www.swift.org")!)
                    Text(name.isEmpty ? "Type a name above" : "Hello, \(name)!")
                }
            }
            .frame(maxWidth: 580)
        }
    }
}

#Preview { ControlsPage() }
