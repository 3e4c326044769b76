import SwiftUI

/// Each initialiser and modifier of controls, as Apple documents it.
struct ControlSurface: View {
    @State private var text = ""
    @State private var number = 3
    @State private var value = 0.5
    @State private var maybe: Int? = 3
    @State private var isOn = false
    @State private var items = [Item(), Item()]

    struct Item: Identifiable {
        let id = UUID()
        var isOn = false
    }

    let title = "title"
    let url = URL(string: "https://swift.org")!
    let date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        buttons
        toggles
        fields
        sliders
        steppers
        progress
        others
    }

    @ViewBuilder var buttons: some View {
        Button("key") {}
        Button(title) {}
        Button(action: {}) { Text("label") }
        Button {
        } label: {
            Text("label")
        }
        Button(role: .destructive, action: {}) { Text("label") }
        Button("key", role: .cancel) {}
        Button(title, role: .destructive, action: {})
        Button("key", systemImage: "star") {}
        Button(title, systemImage: "star", action: {})
        Button("key", systemImage: "star", role: .destructive) {}
        Button("a") {}.buttonStyle(.plain).buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(
            .borderless)
        Button("a") {}.buttonStyle(.automatic).buttonStyle(PlainButtonStyle()).buttonStyle(Pressed())
        Button("a") {}.buttonStyle(Primitive()).buttonBorderShape(.capsule).controlSize(.large).keyboardShortcut("a")
        Button("a") {}.buttonBorderShape(.roundedRectangle(radius: 4))
    }

    struct Pressed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1).foregroundStyle(
                configuration.role == .destructive ? .red : .blue)
        }
    }

    struct Primitive: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.trigger() }
        }
    }

    @ViewBuilder var toggles: some View {
        Toggle("key", isOn: $isOn)
        Toggle(title, isOn: $isOn)
        Toggle(isOn: $isOn) { Text("label") }
        Toggle("key", systemImage: "star", isOn: $isOn)
        Toggle(title, systemImage: "star", isOn: $isOn)
        Toggle(sources: $items, isOn: \.isOn) { Text("label") }
        Toggle("key", sources: $items, isOn: \.isOn)
        Toggle(title, sources: $items, isOn: \.isOn)
        Toggle("a", isOn: $isOn).toggleStyle(.switch).toggleStyle(.button).toggleStyle(.automatic).toggleStyle(Own())
    }

    struct Own: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
                if configuration.isMixed { Text("mixed") }
            }
        }
    }

    @ViewBuilder var fields: some View {
        TextField("key", text: $text)
        TextField(title, text: $text)
        TextField("key", text: $text, prompt: Text("prompt"))
        TextField(title, text: $text, prompt: Text("prompt"))
        TextField(text: $text) { Text("label") }
        TextField(text: $text, prompt: Text("prompt")) { Text("label") }
        TextField("key", text: $text, axis: .vertical)
        TextField(title, text: $text, axis: .vertical)
        TextField("key", text: $text, prompt: Text("prompt"), axis: .vertical)
        TextField(text: $text, prompt: nil, axis: .vertical) { Text("label") }
        TextField("key", value: $number, format: .number)
        TextField(title, value: $number, format: .number, prompt: Text("prompt"))
        TextField("key", value: $maybe, format: .number)
        TextField(value: $number, format: .number) { Text("label") }
        TextField(value: $maybe, format: .number, prompt: Text("prompt")) { Text("label") }
        TextField("key", value: $value, formatter: NumberFormatter())
        TextField(title, value: $value, formatter: NumberFormatter(), prompt: Text("prompt"))
        TextField(value: $value, formatter: NumberFormatter()) { Text("label") }
        TextField("key", text: $text, onEditingChanged: { _ in }, onCommit: {})
        TextField("key", text: $text, onEditingChanged: { _ in })
        TextField(title, text: $text, onCommit: {})
        TextField("key", value: $value, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
        SecureField("key", text: $text)
        SecureField(title, text: $text)
        SecureField("key", text: $text, prompt: Text("prompt"))
        SecureField(text: $text) { Text("label") }
        SecureField(text: $text, prompt: Text("prompt")) { Text("label") }
        SecureField("key", text: $text, onCommit: {})
        TextField("a", text: $text).textFieldStyle(.plain).textFieldStyle(.roundedBorder).textFieldStyle(.automatic)
            .textFieldStyle(RoundedBorderTextFieldStyle()).onSubmit {}.submitLabel(.done).autocorrectionDisabled()
            .textInputAutocapitalization(.never).keyboardType(.emailAddress).disableAutocorrection(true)
    }

    @ViewBuilder var sliders: some View {
        Slider(value: $value)
        Slider(value: $value, in: 0...10)
        Slider(value: $value, in: 0...10, step: 2)
        Slider(value: $value, in: 0...10, onEditingChanged: { _ in })
        Slider(value: $value, in: 0...10, step: 2, onEditingChanged: { _ in })
        Slider(value: $value) { Text("label") }
        Slider(value: $value, in: 0...10) { Text("label") }
        Slider(value: $value, in: 0...10, step: 1) { Text("label") }
        Slider(value: $value, in: 0...10) {
            Text("label")
        } onEditingChanged: { _ in
        }
        Slider(value: $value, in: 0...10) {
            Text("label")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        Slider(value: $value, in: 0...10, step: 1) {
            Text("label")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        } onEditingChanged: { _ in
        }
        Slider(value: $value, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("label") }
        Slider(
            value: $value, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
            maximumValueLabel: Text("1")
        ) {
            Text("label")
        }
    }

    @ViewBuilder var steppers: some View {
        Stepper("key", value: $number)
        Stepper(title, value: $number)
        Stepper("key", value: $number, in: 0...10)
        Stepper(title, value: $number, in: 0...10, step: 2)
        Stepper("key", value: $number, step: 2) { _ in }
        Stepper(value: $number) { Text("label") }
        Stepper(value: $number, step: 2) { Text("label") }
        Stepper(value: $number, in: 0...10) { Text("label") }
        Stepper(value: $number, in: 0...10, step: 2) {
            Text("label")
        } onEditingChanged: { _ in
        }
        Stepper(value: $number, in: 0...10, step: 2, onEditingChanged: { _ in }) { Text("label") }
        Stepper("key", onIncrement: {}, onDecrement: {})
        Stepper(title, onIncrement: nil, onDecrement: {}, onEditingChanged: { _ in })
        Stepper(onIncrement: {}, onDecrement: {}) { Text("label") }
        Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }) { Text("label") }
        Stepper {
            Text("label")
        } onIncrement: {
        } onDecrement: {
        }
        Stepper {
            Text("label")
        } onIncrement: {
        } onDecrement: {
        } onEditingChanged: { _ in
        }
        Stepper("key", value: $value, format: .number)
        Stepper(title, value: $value, in: 0...10, step: 2, format: .number)
        Stepper(value: $value, format: .number) { Text("label") }
        Stepper(value: $value, in: 0...10, step: 1, format: .number) { Text("label") }
    }

    @ViewBuilder var progress: some View {
        ProgressView()
        ProgressView("key")
        ProgressView(title)
        ProgressView { Text("label") }
        ProgressView(value: 0.5)
        ProgressView(value: 3, total: 10)
        ProgressView(value: nil as Double?)
        ProgressView(value: 0.5) { Text("label") }
        ProgressView(value: 3, total: 10) {
            Text("label")
        } currentValueLabel: {
            Text("30 %")
        }
        ProgressView("key", value: 0.5)
        ProgressView(title, value: 3, total: 10)
        ProgressView(Progress(totalUnitCount: 3))
        ProgressView(timerInterval: date...date.addingTimeInterval(10))
        ProgressView(timerInterval: date...date.addingTimeInterval(10), countsDown: false)
        ProgressView(timerInterval: date...date.addingTimeInterval(10), countsDown: true) { Text("label") }
        ProgressView(timerInterval: date...date.addingTimeInterval(10)) {
            Text("label")
        } currentValueLabel: {
            Text("value")
        }
        ProgressView().progressViewStyle(.circular).progressViewStyle(.linear).progressViewStyle(.automatic)
        ProgressView(value: 0.5).progressViewStyle(OwnProgress()).progressViewStyle(CircularProgressViewStyle())
            .progressViewStyle(LinearProgressViewStyle(tint: .red)).progressViewStyle(
                CircularProgressViewStyle(tint: .red))
    }

    struct OwnProgress: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            configuration.currentValueLabel
            Text("\(configuration.fractionCompleted ?? 0)")
        }
    }

    @ViewBuilder var others: some View {
        Label("key", systemImage: "star")
        Label(title, systemImage: "star")
        Label("key", image: "name")
        Label(title, image: "name")
        Label {
            Text("title")
        } icon: {
            Image(systemName: "star")
        }
        Label("a", systemImage: "star").labelStyle(.iconOnly).labelStyle(.titleOnly).labelStyle(.titleAndIcon)
            .labelStyle(.automatic).labelStyle(OwnLabel()).labelStyle(IconOnlyLabelStyle())
        Link("key", destination: url)
        Link(title, destination: url)
        Link(destination: url) { Text("label") }
        Text("a").help("key").help(title).help(Text("help"))
        Text("a").disabled(true).hidden()
        Text("a").onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture(count: 2, perform: {})
        Text("a").onTapGesture { (point: CGPoint) in _ = point }
        Text("a").onTapGesture(coordinateSpace: .global) { _ in }
        Text("a").onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {}
        Text("a").onLongPressGesture(minimumDuration: 1, maximumDistance: 10, perform: {}, onPressingChanged: { _ in })
        Text("a").labelsHidden().controlSize(.mini).tint(.red)
    }

    struct OwnLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
            }
        }
    }
}
