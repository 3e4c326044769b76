import MartletCairo
import MartletHeadless
import Testing
import ViewTesting

@testable import SwiftUI

/// What looks and behaves otherwise in a program made for a phone or a pad.
@MainActor @Suite("Idiom")
struct IdiomTests {
    nonisolated private static let touched = [Idiom.phone, .pad]

    struct Told: View {
        @Environment(\.idiom) private var idiom
        @Environment(\.horizontalSizeClass) private var width
        var body: some View { Text("\(idiom.rawValue) \(width == .compact ? "compact" : "regular")") }
    }

    @Test("views know the idiom, which can become another one, and how much room it means there is")
    func environment() {
        #expect(Screen(size: CGSize(width: 600, height: 700)) { Told() }.texts == ["desktop regular"])
        let screen = Screen(size: CGSize(width: 600, height: 700), idiom: .phone) { Told() }
        #expect(screen.texts == ["phone compact"])
        screen.idiom = .pad
        #expect(screen.texts == ["pad regular"])
        screen.size.width = 400
        #expect(screen.texts == ["pad compact"])
    }

    @Test("the idioms have the names that MARTLET_IDIOM takes, and windows follow it where nothing else is said")
    func names() {
        #expect(Idiom.allCases.map(\.rawValue) == ["phone", "pad", "desktop"])
        #expect(["Phone", "tablet", " pad", ""].allSatisfy { Idiom(rawValue: $0) == nil })
        let said = ProcessInfo.processInfo.environment["MARTLET_IDIOM"] ?? ""
        #expect(Idiom._ofProgram == Idiom(rawValue: said.lowercased()) ?? .desktop)
        #expect(Screen { Told() }.idiom == Idiom._ofProgram)
        for idiom in Idiom.allCases { #expect(Screen(idiom: idiom) { Told() }.idiom == idiom) }
    }

    struct Phone: App {
        var body: some Scene { WindowGroup { Told() }.idiom(.phone) }
    }

    struct Sized: App {
        var body: some Scene {
            WindowGroup { Told() }.idiom(.pad).defaultSize(width: 500, height: 300)
        }
    }

    @Test("a scene says whose habits its windows follow; what UIKit's names tell is that of the window in front")
    func scene() {
        let program = Program(Phone.self)
        #expect(program.windows[0].texts == ["phone compact"])
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
        #expect(Program(Sized.self).windows[0].idiom == .pad)
    }

    struct WidePhone: App {
        var body: some Scene {
            WindowGroup { Told() }.idiom(.phone).defaultSize(width: 900, height: 300)
        }
    }

    @Test("what size a scene asks for counts on a tablet, and not on a phone")
    func wanted() {
        #expect(Program(WidePhone.self).windows[0].size == CGSize(width: 390, height: 844))
        #expect(Program(Sized.self).windows[0].size == CGSize(width: 500, height: 300))
    }

    @Test("a window opens as large as the device's screen, unless the scene says otherwise")
    func sizes() {
        func size(_ idiom: Idiom, _ wanted: CGSize? = nil) -> CGSize {
            WindowSizing(
                resizability: .automatic, defaultSize: wanted, namesIdeal: (false, false), screen: idiom.screen
            ) { CGSize(width: $0.width ?? 100, height: $0.height ?? 100) }.initial
        }
        #expect(size(.phone) == CGSize(width: 390, height: 844))
        #expect(size(.pad) == CGSize(width: 820, height: 1180))
        #expect(size(.desktop) == WindowSizing.usual)
        #expect(size(.phone, CGSize(width: 500, height: 300)) == CGSize(width: 500, height: 300))
    }

    // MARK: Controls

    /// The heights of boxes and the colours of what is drawn in them.
    private func height(of button: some View, _ idiom: Idiom) -> CGFloat {
        Screen(idiom: idiom) { button }.button("Save").frame.height
    }

    @Test("buttons are bare, and as high as their letters; a style that is asked for is drawn", arguments: touched)
    func buttons(idiom: Idiom) {
        #expect(height(of: Button("Save") {}, .desktop) == 34)
        #expect(height(of: Button("Save") {}, idiom) < 24)
        #expect(height(of: Button("Save") {}.buttonStyle(.bordered), idiom) == 34)
        let screen = Screen(idiom: .desktop) { Button("Save") {} }
        screen.idiom = idiom
        #expect(screen.button("Save").frame.height < 24)
        screen.idiom = .desktop
        #expect(screen.button("Save").frame.height == 34)
    }

    @Test("menus, pickers and text fields have no box", arguments: touched)
    func boxes(idiom: Idiom) {
        func heights(_ idiom: Idiom) -> [CGFloat] {
            let screen = Screen(idiom: idiom) {
                VStack {
                    Menu("More") { Text("x") }
                    Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(.menu)
                    TextField("Name", text: .constant(""))
                    TextField("Boxed", text: .constant("")).textFieldStyle(.roundedBorder)
                }
            }
            let names = ["More", "Size", "Name", "Boxed"]
            return names.map { screen.rects[$0]?.height ?? 0 }
        }
        #expect(heights(.desktop).prefix(2).allSatisfy { $0 == 34 })
        let bare = heights(idiom)
        #expect(bare.prefix(3).allSatisfy { $0 > 0 && $0 < 24 })
    }

    @Test("a switch is green, unless a tint is set around it", arguments: touched)
    func switches(idiom: Idiom) {
        func color(_ view: some View, _ idiom: Idiom) -> RGBA8 {
            let window = TestWindow(size: CGSize(width: 60, height: 40), idiom: idiom, view)
            defer { window.close() }
            window.settle()
            return CairoRenderer().pixels(of: window.root.rootGroup, size: window.root.size)[18, 20]
        }
        let toggle = Toggle("Sound", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
        let green = color(Color.green, idiom)
        #expect(color(toggle, idiom) == green)
        #expect(color(toggle, .desktop) == color(Color.accentColor, .desktop))
        #expect(color(toggle.tint(.red), idiom) == color(Color.red, idiom))
    }

    @Test("headers of sections are small grey capitals", arguments: touched)
    func headers(idiom: Idiom) {
        func texts(_ idiom: Idiom, _ style: Text.Case?? = .none) -> [String] {
            Screen(idiom: idiom) {
                List {
                    Section {
                        Text("Row")
                    } header: {
                        if let style { Text("Colours").textCase(style) } else { Text("Colours") }
                    }
                }
            }.texts
        }
        #expect(texts(.desktop) == ["Colours", "Row"])
        #expect(texts(idiom) == ["COLOURS", "Row"])
        #expect(texts(idiom, .some(.some(.lowercase))) == ["colours", "Row"])
    }

    // MARK: Bars

    struct Pages: View {
        var mode: NavigationBarItem.TitleDisplayMode?
        var count = 60
        @State private var search = ""
        var body: some View {
            NavigationStack {
                List(0..<count, id: \.self) { number in
                    NavigationLink("Row \(number)") {
                        Text("Page").navigationTitle("Details")
                            .navigationBarTitleDisplayMode(mode ?? .automatic)
                    }
                }
                .navigationTitle("Parks")
            }
        }
    }

    @Test("a title is large until the page is scrolled, and the way back carries it")
    func largeTitle() {
        let screen = Screen(idiom: .phone) { Pages() }
        let title = screen.text("Parks").frame
        #expect(title.minY >= 46 && title.height > 30)
        let row = screen.text("Row 0").frame
        #expect(row.minY > title.maxY)

        screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 20))
        #expect(screen.text("Row 0").frame.minY == row.minY - 20)
        #expect(screen.text("Parks").frame.minY == title.minY - 20)

        screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 300))
        #expect(screen.texts.filter { $0 == "Parks" }.count == 1)
        let inline = screen.text("Parks").frame
        #expect(inline.maxY < 46 && abs(inline.midX - 195) < 2)

        screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: -1000))
        #expect(screen.text("Parks").frame == title)
        #expect(screen.text("Row 0").frame == row)

        screen.button("Row 1").tap()
        #expect(screen.text("Details").frame.minY >= 46)
        screen.button("Parks").tap()
        #expect(screen.text("Row 1").exists)
    }

    private struct Layers: View {
        var isList: Bool
        @State private var isLoading = true
        var body: some View {
            NavigationStack {
                ZStack(alignment: .bottomTrailing) {
                    Color.yellow.ignoresSafeArea()
                    if isLoading {
                        Button("Load") { isLoading = false }.padding(.bottom, 200)
                    } else if isList {
                        List(0..<60, id: \.self) { Text("Row \($0)") }
                    } else {
                        ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 40) } }
                    }
                    Button("Add") {}.accessibilityIdentifier("add")
                    VStack {
                        Text("Banner")
                        Spacer()
                    }
                }
                .navigationTitle("Parks")
            }
        }
    }

    @Test(
        "a large title is scrolled away by a layer of the page, and the other layers follow it",
        arguments: [true, false])
    func layers(isList: Bool) {
        let screen = Screen(idiom: .phone) { Layers(isList: isList) }
        screen.button("Load").tap()
        let (title, row) = (screen.text("Parks").frame, screen.text("Row 1").frame)
        let (banner, add) = (screen.text("Banner").frame, screen.button("Add").frame)
        #expect(title.height > 30 && row.minY > title.maxY && banner.minY >= title.maxY)
        for distance: CGFloat in [10, 10, 8] {
            let before = screen.text("Row 1").frame.minY
            screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: distance))
            #expect(screen.text("Row 1").frame.minY == before - distance)
        }
        #expect(
            screen.text("Parks").frame.minY == title.minY - 28 && screen.text("Banner").frame.minY == banner.minY - 28)
        screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 300))
        #expect(screen.text("Parks").frame.maxY < 46 && screen.button("Add").frame == add)
        // The last row comes to the end of the page, and no further.
        screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 10_000))
        #expect(abs(screen.text("Row 59").frame.maxY - 844) < 60)
        screen.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: -20_000))
        #expect(screen.text("Parks").frame == title && screen.text("Row 1").frame == row)
    }

    @Test("a page may ask for a title in its bar; what comes after it takes that over")
    func inlineTitle() {
        let screen = Screen(idiom: .phone) { Pages(mode: .inline) }
        screen.button("Row 1").tap()
        #expect(screen.text("Details").frame.maxY < 46)
        let desktop = Screen(idiom: .desktop) { Pages() }
        #expect(desktop.text("Parks").frame.maxY < 46)
        desktop.button("Row 1").tap()
        desktop.button("Back").tap()
    }

    @Test("content that does not scroll stands below the large title")
    func still() {
        let screen = Screen(idiom: .phone) {
            NavigationStack {
                Color.red.accessibilityElement().accessibilityLabel("Page").navigationTitle("Parks")
            }
        }
        #expect(abs((screen.rects["Page"]?.minY ?? 0) - screen.text("Parks").frame.maxY - 8) < 1)
    }

    @Test("tabs are at the bottom however wide the window is", arguments: touched)
    func tabs(idiom: Idiom) {
        func place(_ idiom: Idiom) -> CGFloat {
            Screen(size: CGSize(width: 820, height: 1180), idiom: idiom) {
                TabView {
                    Text("A").tabItem { Label("First", systemImage: "star") }
                    Text("B").tabItem { Label("Second", systemImage: "star") }
                }
            }.text("First").frame.midY
        }
        #expect(place(.desktop) < 60)
        #expect(place(idiom) > 1120)
    }

    @Test("a sheet of a phone comes from below, over the whole width")
    func sheet() {
        func card(_ idiom: Idiom) -> CGRect {
            Screen(size: CGSize(width: 600, height: 800), idiom: idiom) {
                Text("Page").sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityElement().accessibilityLabel("Card")
                }
            }.rects["Card"] ?? .null
        }
        #expect(card(.phone).width == 600 && card(.phone).maxY == 800)
        #expect(card(.desktop).width == 540)
    }

    @Test("previews follow the device that they are for")
    func previews() {
        #expect(PreviewDevice(rawValue: "iPhone 15").idiom == .phone)
        #expect(PreviewDevice(rawValue: "iPad Air (5th generation)").idiom == .pad)
        #expect(PreviewDevice(rawValue: "Mac").idiom == .desktop)
        #expect(PreviewDevice(rawValue: "Something").idiom == nil)
    }
}
