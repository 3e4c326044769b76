import Foundation
import MartletCairo
import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("Controls on a phone and at other sizes")
struct NarrowControlTests {
    private static let size = CGSize(width: 390, height: 1_400)
    private static let day = Date(timeIntervalSince1970: 1_750_000_000)

    @Test("a ring follows the control size")
    func rings() {
        let screen = Screen(size: Self.size) {
            VStack {
                ForEach([ControlSize.mini, .small, .regular, .large, .extraLarge], id: \.self) { size in
                    ProgressView().controlSize(size).accessibilityIdentifier("\(size)")
                }
                ProgressView(value: 0.5).progressViewStyle(.circular).controlSize(.large)
                    .accessibilityIdentifier("half")
            }
        }
        let widths = ["mini", "small", "regular", "large", "extraLarge", "half"].map { screen.rects[$0]?.width }
        #expect(widths == [12, 16, 24, 36, 48, 36])
    }

    @Test("controls of a group have boxes that touch on a phone, too, unless the program gives them another style")
    func groups() throws {
        func gap(_ group: some View) throws -> (gap: CGFloat, width: CGFloat) {
            let screen = Screen(size: Self.size, idiom: .phone) { group }
            let (cut, copy) = (try #require(screen.rects["Cut"]), try #require(screen.rects["Copy"]))
            return (copy.minX - cut.maxX, cut.width)
        }
        let group = ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
        }
        let (linked, plain) = (try gap(group), try gap(group.buttonStyle(.plain)))
        #expect(linked.gap == 1 && linked.width > plain.width + 30)
    }

    @Test("in a menu a group of controls is a line of it, as wide as its titles")
    func groupInMenu() throws {
        let screen = Screen(size: Self.size) {
            Menu("More") {
                Button("Copy") {}
                ControlGroup {
                    Button("Cut", systemImage: "scissors") {}
                    Button("Paste", systemImage: "clipboard") {}
                }
            }
        }
        screen.any("More").tap()
        let (cut, paste) = (try #require(screen.rects["Cut"]), try #require(screen.rects["Paste"]))
        #expect(cut.minY == paste.minY && cut.maxX <= paste.minX && cut.size == paste.size)
        screen.any("Paste").tap()
        #expect(!screen.any("Copy").exists)
    }

    @Test("a field of an alert has a box on a phone")
    func alertField() throws {
        struct Asking: View {
            @State private var name = ""
            var body: some View {
                VStack {
                    TextField("Outside", text: $name)
                    Text("Page").alert("Who?", isPresented: .constant(true)) { TextField("Name", text: $name) }
                }
                .frame(width: 300)
            }
        }
        let screen = Screen(size: Self.size, idiom: .phone) { Asking() }
        let pixels = try #require(CairoRenderer.pixels(ofPNG: screen.image()))
        for (name, hasBox) in [("Outside", false), ("Name", true)] {
            let field = try #require(screen.rects[name])
            let beside = Int(field.minX) - 3
            #expect((pixels[beside, Int(field.midY)] != pixels[beside, Int(field.minY) - 14]) == hasBox, "\(name)")
        }
    }

    @Test(
        "wheels of a date and a time fit on a phone, beside each other or, with large text, below each other",
        arguments: [DynamicTypeSize.large, .accessibility1])
    func wheels(size: DynamicTypeSize) throws {
        let screen = Screen(size: Self.size, idiom: .phone) {
            DatePicker("Day", selection: .constant(Self.day)).datePickerStyle(.wheel).padding().dynamicTypeSize(size)
        }
        let names = ["Month", "Day", "Year", "Hour", "Minute"]
        let wheels = try names.map { try #require(screen.rects[$0]) }
        #expect(wheels.allSatisfy { $0.minX >= 15.9 && $0.maxX <= 374.1 })
        let isWrapped = wheels[3].minY >= wheels[0].maxY
        #expect(isWrapped == (size != .large))
        let lines = try ["2025", "2026"].map { try #require(screen.rects[$0]) }
        #expect(lines[1].midY - lines[0].midY == wheels[2].height / 5)
        #expect((wheels[2].height > 200) == (size != .large))
    }

    @Test(
        "the days of a calendar are as far apart as their numbers need",
        arguments: [DynamicTypeSize.large, .accessibility1])
    func calendar(size: DynamicTypeSize) throws {
        let screen = Screen(size: Self.size, idiom: .phone) {
            DatePicker("Day", selection: .constant(Self.day), displayedComponents: .date)
                .datePickerStyle(.graphical).padding().dynamicTypeSize(size)
        }
        let days = screen.rects.filter { $0.key.hasSuffix(", 2025") }.values.sorted { $0.minY < $1.minY }
        #expect(days.count == 30)
        #expect(days.allSatisfy { $0.minX >= 15.9 && $0.maxX <= 374.1 && $0.width >= 40 })
        #expect(days[7].minY - days[0].minY == (size == .large ? 36 : 55))
        let sunday = try #require(screen.rects["Sun"]), monday = try #require(screen.rects["Mon"])
        #expect(sunday.height == monday.height && sunday.height < 30, "the names stay on one line")
    }

    @Test("a date in a row is never cut: its label breaks beside it, or stands above it where the text is large")
    func dateInRow() throws {
        func rects(_ label: String, _ size: DynamicTypeSize) -> [String: CGRect] {
            Screen(size: Self.size, idiom: .phone) {
                Form {
                    DatePicker(label, selection: .constant(Self.day), in: ...Self.day, displayedComponents: .date)
                    DatePicker(label, selection: .constant(Self.day)).accessibilityIdentifier("both")
                }
                .dynamicTypeSize(size)
            }
            .rects
        }
        let long = "The day on which the dentist has time for all of us"
        let (plain, broken, large) = (rects("When", .large), rects(long, .large), rects("When", .accessibility1))
        let wide = try #require(plain["Jun 15, 2025"]).width
        #expect(broken["Jun 15, 2025"]?.width == wide)
        let (label, date) = (try #require(broken[long]), try #require(broken["Jun 15, 2025"]))
        #expect(label.maxX < date.minX && label.height > date.height)
        let (both, name) = (try #require(large["both"]), try #require(large["When"]))
        #expect(both.height > 2 * name.height && both.maxX <= 374)
    }

    @Test("what is drawn beside text grows with it at once")
    func growing() {
        struct Growing: View {
            @State private var isLarge = false
            @State private var choice = 1
            var body: some View {
                VStack {
                    Button("Larger") { isLarge = true }
                    VStack {
                        Stepper("Copies", value: $choice)
                        Stepper("Copies", value: $choice).labelsHidden().frame(width: 150, height: 60)
                        Picker("Colour", selection: $choice) { Text("Red").tag(1) }.pickerStyle(.menu)
                        Picker("Wheel", selection: $choice) { Text("Red").tag(1) }.pickerStyle(.wheel)
                        DatePicker("Day", selection: .constant(NarrowControlTests.day)).datePickerStyle(.graphical)
                    }
                    .dynamicTypeSize(isLarge ? .accessibility1 : .large)
                }
            }
        }
        let screen = Screen(size: Self.size) { Growing() }
        screen.button("Larger").tap()
        #expect(screen.rebuild() == [])
        screen.dynamicTypeSize = .accessibility3
        #expect(screen.rebuild() == [])
    }
}
