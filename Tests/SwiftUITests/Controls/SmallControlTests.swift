import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Small controls", .serialized)
struct SmallControlTests {
    struct Days: View {
        @State var days: Set<DateComponents> = []
        var body: some View {
            VStack {
                Text("days \(days.compactMap(\.day).sorted().description)")
                MultiDatePicker(
                    "Days", selection: $days,
                    in: Date(timeIntervalSince1970: 4 * 86400)..<Date(timeIntervalSince1970: 20 * 86400))
            }
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    struct Grouped: View {
        var style: Int
        @State private var last = "none"
        private var group: some View {
            ControlGroup("Edit") {
                Button("Cut", systemImage: "scissors") { last = "cut" }
                Button("Copy", systemImage: "doc.on.doc") { last = "copy" }
            }
        }
        var body: some View {
            Text(last)
            switch style {
            case 0: group.controlGroupStyle(.palette)
            case 1:
                Menu("More") {
                    group.controlGroupStyle(.palette)
                    Button("Paste") { last = "paste" }
                }
            default: group.controlGroupStyle(.compactMenu)
            }
        }
    }

    @Test("a palette shows symbols side by side, in a menu and elsewhere; a compact menu shows titles below them")
    func compactGroups() {
        for style in 0...2 {
            let screen = Screen(size: CGSize(width: 400, height: 400)) { Grouped(style: style) }
            if style > 0 { screen.button(style == 1 ? "More" : "Edit").tap() }
            let (cut, copy) = (screen.button("Cut"), screen.button("Copy"))
            #expect(cut.frame.minY == copy.frame.minY && cut.frame.maxX <= copy.frame.minX + 1, "\(style)")
            #expect(cut.frame.width == copy.frame.width || style == 0)
            #expect(screen.texts.contains("Cut") == (style == 2))
            if style == 1 { #expect(screen.button("Paste").frame.minY >= cut.frame.maxY) }
            copy.tap()
            #expect(screen.texts.contains("copy") && (style == 0 || !screen.button("Cut").exists))
        }
    }

    @Test("days are chosen one by one within their range, and chosen again no longer")
    func days() {
        let screen = Screen(size: CGSize(width: 500, height: 400)) {
            Days(days: [DateComponents(year: 1970, month: 1, day: 9)])
        }
        #expect(screen.text("January 1970").exists)
        func day(_ number: Int) -> Element { screen.button("January \(number), 1970") }
        day(12).tap()
        day(15).tap()
        #expect(screen.text("days [9, 12, 15]").exists)
        day(9).tap()
        #expect(screen.text("days [12, 15]").exists)
        #expect(!day(4).isEnabled)
        #expect(day(5).isEnabled && day(20).isEnabled)
        #expect(!day(21).isEnabled)
    }

    struct Renamed: View {
        @FocusState private var isRenaming: Bool
        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($isRenaming)
                RenameButton()
            }
            .renameAction($isRenaming)
        }
    }

    @Test("a rename button gives the keyboard to the field, runs an action, or cannot be used")
    func renaming() {
        let log = Log()
        let screen = Screen { Renamed() }
        screen.button("Rename").tap()
        #expect(screen.focusedLabel == "Name")
        let other = Screen { RenameButton().renameAction { log("rename") } }
        other.button("Rename").tap()
        #expect(log.lines == ["rename"])
        #expect(!Screen { RenameButton() }.button("Rename").isEnabled)
    }

    @Test("a control group in the menu style is its label, which opens its controls")
    func menu() {
        let log = Log()
        let screen = Screen {
            ControlGroup("Edit") {
                Button("Copy") { log("copy") }
                Button("Cut") { log("cut") }
            }
            .controlGroupStyle(.menu)
        }
        #expect(screen.texts == ["Edit"])
        screen.any("Edit").tap()
        screen.any("Cut").tap()
        #expect(log.lines == ["cut"])
    }

    @Test("buttons of an accessory bar are 24 points high, and act")
    func accessoryBar() {
        let log = Log()
        let screen = Screen {
            HStack {
                Button("All") { log("all") }.buttonStyle(.accessoryBar)
                Button("Save") { log("save") }.buttonStyle(.accessoryBarAction)
            }
        }
        screen.button("All").tap()
        screen.button("Save").tap()
        #expect(log.lines == ["all", "save"])
        #expect(screen.button("All").frame.height == 24)
    }

    @Test("every second row is darker where the program says so, and a section's lines have its colour")
    func rows() {
        func picture(_ view: some View) -> Data { Screen(size: CGSize(width: 200, height: 200)) { view }.image() }
        let list = List(0..<3) { Text("\($0)") }.listStyle(.plain)
        #expect(picture(list) != picture(list.alternatingRowBackgrounds()))
        #expect(picture(list) == picture(list.alternatingRowBackgrounds(.disabled)))
        func section(_ color: Color?) -> some View {
            List { Section { Text("row") }.listSectionSeparator(.visible).listSectionSeparatorTint(color) }
                .listStyle(.plain)
        }
        #expect(picture(section(.red)) != picture(section(nil)))
    }
}
