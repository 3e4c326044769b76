import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What a test asks of a screen.
@MainActor @Suite("Elements")
struct ElementTests {
    struct Found {
        let text: String
        let line: Int?
    }

    /// The issues that `body` records.
    private func issues(_ body: () -> Void) -> [Found] {
        nonisolated(unsafe) var found: [Found] = []
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            found.append(
                Found(text: issue.comments.map(\.rawValue).joined(), line: issue.sourceLocation?.line))
            return true
        }
        return found
    }

    struct Amount: View {
        @State private var amount = 5
        var body: some View {
            TextField("Amount", value: $amount, format: .number)
            Text("is \(amount)")
        }
    }

    @Test("a field with a format that is emptied and typed into has the new value")
    func clearAndType() {
        let screen = Screen { Amount() }
        screen.textField("Amount").clear()
        #expect(screen.textField("Amount").value == "")
        screen.textField("Amount").type("42")
        #expect(screen.texts.contains("is 42"))
        screen.textField("Amount").clear()
        screen.press(.tab)
        #expect(screen.textField("Amount").value == "42")
    }

    @Test("a tap of a menu with a primary action does that, and openMenu opens the menu")
    func primaryAction() {
        struct Page: View {
            @State private var log: [String] = []
            var body: some View {
                Menu("I") {
                    Button("Elsewhere") { log.append("elsewhere") }
                } primaryAction: {
                    log.append("primary")
                }
                Text(log.joined(separator: ", "))
            }
        }
        let screen = Screen { Page() }
        screen.button("I").tap()
        #expect(screen.text("primary").exists && !screen.button("Elsewhere").exists)
        screen.button("I").openMenu()
        screen.button("Elsewhere").tap()
        #expect(screen.text("primary, elsewhere").exists)
    }

    struct Tall: View {
        @State private var count = 0
        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<60) { Text("line \($0)") }
                    Button("Last \(count)") { count += 1 }
                }
            }
        }
    }

    @Test("what is below the fold of a scroll view exists out of sight, and is scrolled to when it is used")
    func belowTheFold() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { Tall() }
        #expect(screen.text("line 0").isVisible)
        #expect(screen.button("Last 0").exists && !screen.button("Last 0").isVisible)
        #expect(!screen.button("Last 0").isHittable)
        screen.button("Last 0").tap()
        #expect(screen.button("Last 1").isHittable && !screen.text("line 0").isVisible)
        screen.scroll(to: screen.text("line 3"))
        #expect(screen.text("line 3").isVisible)
    }

    @Test("what a view of the page lies above cannot be hit, unless that lets clicks through")
    func covered() {
        let screen = Screen {
            VStack {
                Button("Under") {}.overlay { Color.red }
                Button("Through") {}.overlay { Color.red.allowsHitTesting(false) }
                Button("Silent") {}.allowsHitTesting(false)
                Button("Disabled") {}.disabled(true)
                Button {
                } label: {
                    HStack {
                        Image(systemName: "star"); Text("Part")
                    }
                }
                Toggle("Switch", isOn: .constant(true))
            }
        }
        let hittable = ["Under", "Through", "Silent", "Disabled", "Part"].filter { screen.button($0).isHittable }
        #expect(hittable == ["Through", "Disabled", "Part"])
        #expect(screen.text("Part").isHittable && screen.toggle("Switch").isHittable)
        #expect(screen.button("Under").isEnabled && screen.button("Under").isVisible)
    }

    @Test("a row that a list did not make yet is scrolled to")
    func farRow() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) {
            List(0..<500, id: \.self) { Text("row \($0)") }
        }
        #expect(!screen.text("row 120").exists)
        screen.scroll(to: screen.text("row 120"))
        #expect(screen.text("row 120").isVisible)
        screen.scroll(to: screen.text("row 7"))
        #expect(screen.text("row 7").isVisible)
    }

    struct Shopping: View {
        @State private var items = ["Milk", "Bread", "Tea"]
        let isList: Bool
        var body: some View {
            if isList {
                List { rows }
            } else {
                VStack { rows }
            }
        }
        private var rows: some View {
            ForEach(items, id: \.self) { item in
                HStack {
                    Text(item)
                    Button("Delete") { items.removeAll { $0 == item } }.buttonStyle(.bordered)
                }
            }
        }
    }

    @Test("equal elements are counted, taken by number, and found in their row", arguments: [true, false])
    func equalLabels(isList: Bool) {
        let screen = Screen { Shopping(isList: isList) }
        #expect(screen.button("Delete").count == 3 && screen.button("Remove").count == 0)
        #expect(screen.row("Bread").exists && !screen.row("Jam").exists)
        #expect(screen.row("Bread").texts == ["Bread", "Delete"])
        screen.row("Bread").button("Delete").tap()
        #expect(screen.row("Milk").exists && !screen.row("Bread").exists)
        screen.button("Delete").nth(1).tap()
        #expect(screen.texts == ["Milk", "Delete"])
    }

    @Test("a tap of what is disabled fails, and says so")
    func disabled() {
        let screen = Screen { Button("Save") {}.disabled(true) }
        let found = issues { screen.button("Save").tap() }
        #expect(found.map(\.text) == ["button \"Save\", disabled cannot be tapped."])
        #expect(issues { screen.text("Save").tap() }.map(\.text) == ["text \"Save\", disabled cannot be tapped."])
    }

    @Test("what is missing is one issue at its line, however much is asked of it")
    func missing() {
        let screen = Screen { Text("Here") }
        let line = #line + 2
        let found = issues {
            let button = screen.button("Save")
            button.tap()
            _ = button.isEnabled
            _ = button.frame
            button.tap()
        }
        #expect(found.map(\.text) == ["There is no button \"Save\". On the screen:\n  text \"Here\""])
        #expect(found.map(\.line) == [line])
    }

    @Test("an element describes itself as a user sees it")
    func descriptions() {
        let screen = Screen {
            Button("Save") {}.disabled(true)
            Toggle("Wi-Fi", isOn: .constant(true))
            TextField("Name", text: .constant("Ada"))
        }
        #expect("\(screen.button("Save"))" == "button \"Save\", disabled")
        #expect("\(screen.toggle("Wi-Fi"))" == "toggle \"Wi-Fi\", on")
        #expect("\(screen.textField("Name"))" == "text field \"Name\", \"Ada\"")
        #expect("\(screen.row("Wi-Fi").slider("Volume"))" == "no slider \"Volume\" in the row \"Wi-Fi\"")
    }

    @Test(
        "a date picker is set to a date, as far as it has parts for it", arguments: ["compact", "graphical", "wheel"])
    func dates(style: String) {
        struct Page: View {
            let style: String
            @State private var date = Date(timeIntervalSince1970: 3600)
            var body: some View {
                Group {
                    let picker = DatePicker(
                        "Birthday", selection: $date, in: ...Date(timeIntervalSince1970: 1e9),
                        displayedComponents: .date)
                    switch style {
                    case "compact": picker.datePickerStyle(.compact)
                    case "graphical": picker.datePickerStyle(.graphical)
                    default: picker.datePickerStyle(.wheel)
                    }
                }
                .environment(\.timeZone, .gmt)
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            }
        }
        let screen = Screen { Page(style: style) }
        screen.datePicker("Birthday").set(Date(timeIntervalSince1970: 86400 * 100 + 7))
        #expect(screen.text("\(86400 * 100 + 3600)").exists)
        screen.datePicker("Birthday").set(Date(timeIntervalSince1970: 2e9))
        #expect(screen.text("1000000000").exists)
    }

    @Test("what is missing says what there is of its kind")
    func others() {
        let screen = Screen {
            VStack {
                Text("Milk"); Text("Bread"); Button("Add") {}
            }
        }
        #expect("\(screen.text("Butter"))" == "no text \"Butter\"; there are \"Milk\", \"Bread\", \"Add\"")
        #expect("\(screen.button("Remove"))" == "no button \"Remove\"; there is \"Add\"")
        #expect("\(screen.slider("Size"))" == "no slider \"Size\"")
    }

    @Test("light and dark change nothing else that was set")
    func surroundings() {
        struct Told: View {
            @Environment(\.layoutDirection) private var direction
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(direction) \(size) \(scheme)") }
        }
        let screen = Screen { Told() }
        screen.layoutDirection = .rightToLeft
        screen.dynamicTypeSize = .accessibility3
        screen.colorScheme = .dark
        #expect(screen.texts == ["rightToLeft accessibility3 dark"])
    }
}
