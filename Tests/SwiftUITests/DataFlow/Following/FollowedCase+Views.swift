import SwiftUI

@testable import ViewTesting

extension FollowedCase {
    static var all: [FollowedCase] {
        views + lists + controls + presentations + navigation + preferences + beyond + tables
    }

    private struct Node: Identifiable {
        let id: Int
        var children: [Node]?
    }

    private static var trees: [Node] { [Node(id: 1, children: nil), Node(id: 2, children: nil)] }

    /// Selects the text "before".
    private static func selectAll(_ values: inout Values) {
        let text = values.text
        values.selected = TextSelection(range: text.startIndex..<text.endIndex)
    }

    // MARK: Views that keep a closure

    private static var views: [FollowedCase] {
        [
            FollowedCase("AsyncImage.init(content: closure)") { values in
                AsyncImage(url: nil) { _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("AsyncImage.init(placeholder: closure)") { values in
                AsyncImage(url: nil) {
                    $0
                } placeholder: {
                    Text(values.wrappedValue.text)
                }
            },
            FollowedCase("ForEach.init(content: closure)") { values in
                ForEach([1, 2], id: \.self) { Text("\($0) \(values.wrappedValue.text)") }
            },
            FollowedCase("ForEach.init(_: Binding)", change: { $0.items.removeFirst() }) { values in
                ForEach(values.items) { $item in Text("\(item.id)") }
            },
            FollowedCase("ForEach.init(content: Binding)", change: { $0.items[1].name = "after" }) { values in
                ForEach(values.items) { $item in Text(item.name) }
            },
            FollowedCase("GeometryReader.init(content: closure)") { values in
                GeometryReader { _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("ScrollViewReader.init(content: closure)") { values in
                ScrollViewReader { _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("View.alignmentGuide(computeValue: closure)", change: { $0.number = 40 }) { values in
                VStack(alignment: .leading) {
                    Text("guided").alignmentGuide(.leading) { _ in CGFloat(values.wrappedValue.number) }
                    Text("beside")
                }
            },
            FollowedCase("alignmentGuide of several views", change: { $0.number = 40 }) { values in
                VStack(alignment: .leading) {
                    Group {
                        Text("guided")
                        Text("guided too")
                    }
                    .alignmentGuide(.leading) { _ in CGFloat(values.wrappedValue.number) }
                    Text("beside")
                }
            },
            FollowedCase("Group.init(transform: closure)") { values in
                Group(subviews: Text("one")) { subviews in
                    subviews
                    Text(values.wrappedValue.text)
                }
            },
            FollowedCase("ForEach of subviews and of sections") { values in
                ForEach(subviews: Text("one")) { _ in Text(values.wrappedValue.text) }
                ForEach(sections: Text("one")) { _ in Text(values.wrappedValue.text) }
            },
            FollowedCase("View.containerRelativeFrame(_: closure)", change: { $0.number = 40 }) { values in
                Text("framed").containerRelativeFrame(.horizontal) { _, _ in CGFloat(values.wrappedValue.number) }
                    .background(.red)
            },
            FollowedCase("View.onGeometryChange(of: closure)", change: { $0.number = 40 }) { values in
                Told(values: values)
            },
            FollowedCase("View.onScrollGeometryChange(of: closure)", change: { $0.number = 40 }) { values in
                ToldOfScrolling(values: values)
            },
            FollowedCase("View.scrollPosition(_: Binding)", change: { $0.position.scrollTo(edge: .bottom) }) { values in
                ScrollView { ForEach(0..<40) { Text("row \($0)") } }.scrollPosition(values.position)
            },
            FollowedCase("View.transformEnvironment(transform: inout)", change: { $0.flag = true }) { values in
                Text("text").transformEnvironment(\.font) { $0 = values.wrappedValue.flag ? .largeTitle : .caption }
            },
            FollowedCase("Binding.init(_: Binding)", change: { $0.optional = 2 }) { values in
                Given { Binding(values.optional).map { "\($0.wrappedValue)" } ?? "none" }
            },
            FollowedCase("Binding.init(get: closure)") { values in
                TextField("Field", text: Binding(get: { values.wrappedValue.text }, set: { _ in }))
            },
        ]
    }

    /// Shows what a closure gives, which its body calls.
    private struct Given: View {
        let text: () -> String
        var body: some View { Text(text()) }
    }

    // MARK: Lists

    private static var lists: [FollowedCase] {
        [
            FollowedCase("List.init(rowContent: closure)") { values in
                List([1, 2], id: \.self) { Text("\($0) \(values.wrappedValue.text)") }
            },
            FollowedCase("List.init(_: Binding)", change: { $0.items.removeFirst() }) { values in
                List(values.items) { $item in Text("\(item.id)") }
            },
            FollowedCase("List.init(rowContent: Binding)", change: { $0.items[1].name = "after" }) { values in
                List(values.items) { $item in Text(item.name) }
            },
            FollowedCase("List.init(selection: Binding)", change: { $0.selection = [2] }) { values in
                List([1, 2], id: \.self, selection: values.selection) { Text("\($0)") }
            },
            FollowedCase("List of one selected value", change: { $0.optional = 2 }) { values in
                List([1, 2], id: \.self, selection: values.optional) { Text("\($0)") }
            },
            FollowedCase("a ForEach in a List") { values in
                List { ForEach([1, 2], id: \.self) { Text("\($0) \(values.wrappedValue.text)") } }
            },
            FollowedCase("a ForEach in a LazyVStack") { values in
                ScrollView { LazyVStack { ForEach([1, 2], id: \.self) { Text("\($0) \(values.wrappedValue.text)") } } }
            },
            FollowedCase("a ForEach in a LazyVGrid") { values in
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach([1, 2], id: \.self) { Text("\($0) \(values.wrappedValue.text)") }
                    }
                }
            },
            FollowedCase("a ForEach over a binding in a LazyVStack", change: { $0.items[1].name = "after" }) { values in
                ScrollView { LazyVStack { ForEach(values.items) { $item in Text(item.name) } } }
            },
            FollowedCase("a toggle of a ForEach in a List", change: { $0.flag = true }) { values in
                List { ForEach([1, 2], id: \.self) { Toggle("\($0)", isOn: values.flag) } }
            },
            FollowedCase("OutlineGroup.init(content: closure)") { values in
                OutlineGroup(trees, children: \.children) { Text("\($0.id) \(values.wrappedValue.text)") }
            },
            FollowedCase("OutlineGroup.init(_: Binding)", change: { $0.items.removeFirst() }) { values in
                OutlineGroup(values.items, children: \.inner) { $item in Text("\(item.id)") }
            },
            FollowedCase("OutlineGroup.init(content: Binding)", change: { $0.items[1].name = "after" }) { values in
                OutlineGroup(values.items, children: \.inner) { $item in Text(item.name) }
            },
            FollowedCase("an outline in a List") { values in
                List(trees, children: \.children) { Text("\($0.id) \(values.wrappedValue.text)") }
            },
            FollowedCase("DisclosureGroup.init(content: closure)") { values in
                DisclosureGroup("Group", isExpanded: .constant(true)) { Text(values.wrappedValue.text) }
            },
            FollowedCase("DisclosureGroup.init(isExpanded: Binding)", change: { $0.flag = true }) { values in
                DisclosureGroup("Group", isExpanded: values.flag) { Text("content") }
            },
            FollowedCase("Section.init(isExpanded: Binding)", change: { $0.flag = true }) { values in
                List { Section("Section", isExpanded: values.flag) { Text("content") } }.listStyle(.sidebar)
            },
            FollowedCase("View.contextMenu(menu: closure)", open: { $0.text("1").secondaryClick() }) { values in
                List([1, 2], id: \.self, selection: .constant(1 as Int?)) { Text("\($0)") }
                    .contextMenu(forSelectionType: Int.self) { _ in Button(values.wrappedValue.text) {} }
            },
            FollowedCase("View.scrollPosition(id: Binding)", change: { $0.optional = 60 }) { values in
                ScrollView {
                    LazyVStack { ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 30) } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: values.optional)
            },
        ]
    }

    // MARK: Controls

    private static var controls: [FollowedCase] {
        [
            FollowedCase("ColorPicker.init(selection: Binding)", change: { $0.color = .blue }) { values in
                ColorPicker("Colour", selection: values.color)
            },
            FollowedCase("DatePicker.init(selection: Binding)", change: { $0.date += 100_000_000 }) { values in
                DatePicker("Date", selection: values.date)
            },
            FollowedCase("a graphical DatePicker", change: { $0.date += 100_000_000 }) { values in
                DatePicker("Date", selection: values.date).datePickerStyle(.graphical)
            },
            FollowedCase("Picker.init(selection: Binding)", change: { $0.choice = 2 }) { values in
                Picker("Choice", selection: values.choice) { ForEach([1, 2], id: \.self) { Text("number \($0)") } }
            },
            FollowedCase("a segmented Picker", change: { $0.choice = 2 }) { values in
                Picker("Choice", selection: values.choice) { ForEach([1, 2], id: \.self) { Text("number \($0)") } }
                    .pickerStyle(.segmented)
            },
            FollowedCase("a Picker in a row", change: { $0.choice = 2 }) { values in
                Form {
                    ForEach([1], id: \.self) { _ in
                        Picker("Choice", selection: values.choice) {
                            Text("one").tag(1); Text("two").tag(2)
                        }
                    }
                }
            },
            FollowedCase("SecureField.init(text: Binding)", change: { $0.text = "longer than before" }) { values in
                SecureField("Field", text: values.text)
            },
            FollowedCase("Slider.init(value: Binding)", change: { $0.number = 0.75 }) { values in
                Slider(value: values.number)
            },
            FollowedCase("Stepper.init(value: Binding)", change: { $0.choice = 2 }) { values in
                Stepper("Steps", value: values.choice, in: 1...2)
            },
            FollowedCase("TextEditor.init(text: Binding)") { TextEditor(text: $0.text) },
            FollowedCase("TextEditor.init(selection: Binding)", change: selectAll) { values in
                TextEditor(text: .constant("before"), selection: values.selected)
            },
            FollowedCase("an editor of a text with attributes", change: { $0.styled.foregroundColor = .blue }) {
                values in
                TextEditor(text: values.styled)
            },
            FollowedCase("what is selected of a text with attributes", change: { $0.styledSelection = .init() }) {
                values in
                TextEditor(text: .constant(AttributedString("before")), selection: values.styledSelection)
            },
            FollowedCase("TextField.init(selection: Binding)", change: selectAll) { values in
                TextField("Field", text: .constant("before"), selection: values.selected)
            },
            FollowedCase("TextField.init(text: Binding)") { TextField("Field", text: $0.text) },
            FollowedCase("a TextField of several lines") { TextField("Field", text: $0.text, axis: .vertical) },
            FollowedCase("TextField.init(value: Binding)", change: { $0.number = 0.75 }) { values in
                TextField("Field", value: values.number, format: .number)
            },
            FollowedCase("Toggle.init(isOn: Binding)", change: { $0.flag = true }) { Toggle("Toggle", isOn: $0.flag) },
        ]
    }
}

/// Shows what it was told of its geometry.
private struct Told: View {
    let values: Binding<Values>
    @State private var told = 0.0
    var body: some View {
        Text("\(told)").onGeometryChange(for: Double.self) { [values] _ in
            values.wrappedValue.number
        } action: {
            told = $0
        }
    }
}

/// Shows what it was told of its scroll view.
private struct ToldOfScrolling: View {
    let values: Binding<Values>
    @State private var told = 0.0
    var body: some View {
        ScrollView { Text("\(told)") }
            .onScrollGeometryChange(for: Double.self) { _ in
                values.wrappedValue.number
            } action: {
                told = $1
            }
    }
}
