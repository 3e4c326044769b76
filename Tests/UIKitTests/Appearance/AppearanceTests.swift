import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

@MainActor @Suite("Appearances of bars and lists", .serialized)
struct AppearanceTests {
    private func changed<R>(_ body: () -> R) -> R {
        defer { ChangedAppearances.reset() }
        return body()
    }

    private struct Page: View {
        var mode = NavigationBarItem.TitleDisplayMode.inline
        var body: some View {
            NavigationStack {
                Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                    .toolbar { Button("Add") {} }
            }
        }
    }

    /// How many of a screen's pixels have one colour.
    private func count(_ color: UIColor, _ screen: Screen) -> Int {
        let rgba = color.rgba(in: UITraitCollection(userInterfaceStyle: .light))
        let wanted: [Int] = [rgba.blue, rgba.green, rgba.red].map { Int(($0 * 255).rounded()) }
        guard let image = UIImage(data: screen.image())?.pixels else { return 0 }
        var found = 0
        for start in stride(from: 0, to: image.pixels.count, by: 4) {
            let isSame = (0..<3).allSatisfy { abs(Int(image.pixels[start + $0]) - wanted[$0]) < 3 }
            if isSame { found += 1 }
        }
        return found
    }

    @Test("bars have the background, the title and the tint that the program has set")
    func navigationBar() {
        let plain = Screen(size: CGSize(width: 300, height: 200)) { Page() }
        #expect(count(.red, plain) == 0)
        changed {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .red
            appearance.titleTextAttributes = [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 30)]
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().tintColor = .green
            let screen = Screen(size: CGSize(width: 300, height: 200)) { Page() }
            #expect(count(.red, screen) > 300 * 30)
            #expect(count(.blue, screen) > 50)
            #expect(screen.text("Title").frame.height > plain.text("Title").frame.height)
        }
        #expect(count(.red, Screen(size: CGSize(width: 300, height: 200)) { Page() }) == 0)
    }

    @Test("a large title follows what is set for the edge of the content")
    func largeTitle() {
        changed {
            let large = UINavigationBarAppearance()
            large.configureWithTransparentBackground()
            large.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
            UINavigationBar.appearance().standardAppearance.backgroundColor = .blue
            UINavigationBar.appearance().scrollEdgeAppearance = large
            let screen = Screen(size: CGSize(width: 300, height: 200)) { Page(mode: .large) }
            #expect(count(.red, screen) > 50 && count(.blue, screen) == 0)
        }
    }

    @Test("what a page asks for goes before what the program has set")
    func pageFirst() {
        changed {
            UINavigationBar.appearance().barTintColor = .red
            let screen = Screen(size: CGSize(width: 300, height: 200)) {
                NavigationStack {
                    Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(Color(uiColor: .blue), for: .navigationBar)
                }
            }
            #expect(count(.red, screen) == 0 && count(.blue, screen) > 300 * 30)
        }
    }

    @Test("a copy of an appearance is one of its own")
    func copies() {
        let first = UINavigationBarAppearance()
        first.configureWithOpaqueBackground()
        first.titleTextAttributes = [.foregroundColor: UIColor.red]
        let second = first.copy() as! UINavigationBarAppearance
        second.backgroundColor = .blue
        #expect(first.backgroundColor == nil && second.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(UITabBarAppearance(barAppearance: second).backgroundColor == .blue)
    }

    @Test("the bar of a tab view is tinted, drawn on a colour, and hidden")
    func tabBar() {
        struct Tabs: View {
            var body: some View {
                TabView {
                    Text("One").tabItem { Text("First") }
                    Text("Two").tabItem { Text("Second") }
                }
            }
        }
        changed {
            UITabBar.appearance().backgroundColor = .red
            UITabBar.appearance().unselectedItemTintColor = .blue
            let screen = Screen(size: CGSize(width: 400, height: 600), idiom: .phone) { Tabs() }
            #expect(count(.red, screen) > 400 * 20 && count(.blue, screen) > 10)
        }
        changed {
            UITabBar.appearance().isHidden = true
            let screen = Screen(size: CGSize(width: 400, height: 600), idiom: .phone) { Tabs() }
            #expect(screen.texts == ["One"])
        }
    }

    @Test("lists have the ground, the lines and the rows that the program has set")
    func lists() {
        struct Rows: View {
            var body: some View { List(0..<3, id: \.self) { Text("Row \($0)") }.listStyle(.plain) }
        }
        changed {
            UITableView.appearance().backgroundColor = .red
            UITableView.appearance().separatorColor = .blue
            let screen = Screen(size: CGSize(width: 200, height: 300)) { Rows() }
            #expect(count(.red, screen) > 30_000 && count(.blue, screen) > 100)
            UITableView.appearance().separatorStyle = .none
            UITableViewCell.appearance().backgroundColor = .green
            let other = Screen(size: CGSize(width: 200, height: 300)) { Rows() }
            #expect(count(.blue, other) == 0 && count(.green, other) > 5_000)
        }
    }

    @Test("segments, dots and editors have the colours that the program has set")
    func controls() {
        changed {
            UISegmentedControl.appearance().selectedSegmentTintColor = .red
            UISegmentedControl.appearance().setTitleTextAttributes(
                [.font: UIFont.boldSystemFont(ofSize: 30)], for: .normal)
            UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
            UITextView.appearance().backgroundColor = .green
            let screen = Screen(size: CGSize(width: 300, height: 200)) {
                VStack {
                    Picker("Choice", selection: .constant(0)) {
                        Text("One").tag(0)
                        Text("Two").tag(1)
                    }
                    .pickerStyle(.segmented)
                    TextEditor(text: .constant("Text")).frame(height: 60)
                }
            }
            #expect(count(.red, screen) > 1_000)
            #expect(count(.blue, screen) > 10)
            #expect(count(.green, screen) > 5_000)
        }
    }

    @Test("what scrolls hides its bars, stands still and takes the keyboard as the program has set")
    func scrolling() {
        struct Page: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("City", text: .constant("")).focused($isFocused)
                    Text(isFocused ? "typing" : "resting")
                    ScrollView { ForEach(0..<60) { Text("Row \($0)") } }.frame(height: 200)
                }
            }
        }
        func scrolled() -> Screen {
            let screen = Screen(size: CGSize(width: 300, height: 300)) { Page() }
            screen.textField("City").tap()
            screen.swipe(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))
            return screen
        }
        let plain = scrolled()
        #expect(plain.texts.contains("typing") && plain.text("Row 3").frame.minY < 100)
        changed {
            UIScrollView.appearance().keyboardDismissMode = .onDrag
            #expect(scrolled().texts.contains("resting"))
            UIScrollView.appearance().isScrollEnabled = false
            #expect(scrolled().text("Row 0").frame.minY > 80)
        }
    }

    @Test("a list that is scrolled takes the keyboard from a field, where the program says so for lists")
    func listKeyboard() {
        struct Page: View {
            @State private var city = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("City", text: $city).focused($isFocused)
                    Text(isFocused ? "typing" : "resting")
                    List(0..<60, id: \.self) { Text("Row \($0)") }.frame(height: 200)
                }
            }
        }
        func isTyping() -> Bool {
            let screen = Screen(size: CGSize(width: 300, height: 300)) { Page() }
            screen.textField("City").tap()
            screen.swipe(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))
            return screen.texts.contains("typing")
        }
        #expect(isTyping())
        changed {
            UITableView.appearance().keyboardDismissMode = .onDrag
            #expect(!isTyping())
        }
    }

    @Test("tabs whose symbols stand beside their titles have colours of their own, or those of the others")
    func tabLayouts() {
        changed {
            let appearance = UITabBarAppearance()
            appearance.stackedLayoutAppearance.normal.iconColor = .red
            appearance.inlineLayoutAppearance.normal.iconColor = .green
            appearance.inlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.blue]
            appearance.compactInlineLayoutAppearance.selected.iconColor = .yellow
            UITabBar.appearance().standardAppearance = UITabBarAppearance(barAppearance: appearance)
            #expect(UITabBar.appearance().iconColor(isSelected: false) == nil)
            UITabBar.appearance().standardAppearance = appearance.copy() as! UITabBarAppearance
            let bar = UITabBar.appearance()
            #expect(bar.iconColor(isSelected: false) == .red && bar.iconColor(isSelected: false, .inline) == .green)
            #expect(bar.iconColor(isSelected: false, .compactInline) == .green)
            #expect(bar.iconColor(isSelected: true, .inline) == nil)
            #expect(bar.iconColor(isSelected: true, .compactInline) == .yellow)
            #expect(bar.title(isSelected: true, .compactInline).color == .blue)
            #expect(bar.title(isSelected: true).color == nil)
        }
    }

    @Test("a list without bouncing is not pulled to load it anew")
    func bouncing() {
        final class Log: @unchecked Sendable { var count = 0 }
        func pulls() -> Int {
            let log = Log()
            let screen = Screen { List(0..<40, id: \.self) { Text("\($0)") }.refreshable { log.count += 1 } }
            screen.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 340))
            screen.advance(by: .seconds(1))
            return log.count
        }
        #expect(pulls() == 1)
        changed {
            UIScrollView.appearance().bounces = false
            #expect(pulls() == 0)
        }
    }

    @Test("switches and the collections of lists have the colours that the program has set")
    func switches() {
        changed {
            UISwitch.appearance().onTintColor = .red
            UISwitch.appearance().thumbTintColor = .blue
            UICollectionView.appearance().backgroundColor = .green
            let screen = Screen(size: CGSize(width: 200, height: 300)) {
                List { Toggle("On", isOn: .constant(true)).toggleStyle(.switch) }
            }
            #expect(count(.red, screen) > 300 && count(.blue, screen) > 150 && count(.green, screen) > 20_000)
        }
    }

    @Test("bars are blurred, cut off and other in a low window, as the program has set")
    func effects() {
        func bar(_ size: CGSize) -> Screen { Screen(size: size) { Page() } }
        let usual = CGSize(width: 300, height: 500)
        changed {
            let low = UINavigationBarAppearance()
            low.backgroundColor = .red
            UINavigationBar.appearance().compactAppearance = low
            #expect(count(.red, bar(usual)) == 0)
            #expect(count(.red, bar(CGSize(width: 300, height: 300))) > 300 * 30)
        }
        let plain = UINavigationBarAppearance()
        #expect(plain.backgroundEffect == nil)
        plain.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
        var look = BarAppearance()
        look.take(plain)
        guard case .material(.systemThinMaterial)? = look.background else {
            Issue.record("the bar is drawn on \(String(describing: look.background))")
            return
        }
        plain.configureWithOpaqueBackground()
        #expect(plain.backgroundEffect == nil)
        UITabBar.appearance().clipsToBounds = true
        defer { ChangedAppearances.reset() }
        #expect(UITabBar.appearance().look.hidesLine)
    }

    @Test(
        "titles of tabs have the font and the colour that all tabs were given, symbols their own; so has what is counted"
    )
    func tabItems() {
        struct Tabs: View {
            var body: some View {
                TabView {
                    Color.clear.tabItem { Label("First", systemImage: "star") }
                    Color.clear.tabItem { Label("Second", systemImage: "heart") }.badge(3)
                }
            }
        }
        func screen() -> Screen { Screen(size: CGSize(width: 300, height: 300), idiom: .phone) { Tabs() } }
        let (first, second) = (screen().text("First").frame.width, screen().text("Second").frame.width)
        changed {
            let item = UITabBarItem.appearance()
            item.setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
            item.setTitleTextAttributes(
                [.foregroundColor: UIColor(red: 1, green: 0, blue: 1, alpha: 1)], for: .selected)
            item.badgeColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            #expect(item.titleTextAttributes(for: .selected)?.count == 1)
            let screen = screen()
            #expect(screen.text("First").frame.width > first * 1.4 && screen.text("Second").frame.width > second * 1.4)
            #expect(count(UIColor(red: 1, green: 0, blue: 1, alpha: 1), screen) > 20)
            #expect(count(UIColor(red: 0, green: 1, blue: 0, alpha: 1), screen) > 20)
            item.setTitleTextAttributes([.foregroundColor: UIColor(red: 1, green: 0, blue: 1, alpha: 1)], for: .normal)
            item.setTitleTextAttributes(nil, for: .selected)
            #expect(screen.text("First").frame.width > first)
        }
    }

    @Test("buttons of bars have the tint and the font that all were given")
    func barButtons() {
        func screen(_ idiom: Idiom = .phone) -> Screen {
            Screen(size: CGSize(width: 300, height: 300), idiom: idiom) { Page().searchable(text: .constant("")) }
        }
        let usual = screen().text("Add").frame.width
        func fields() -> [CGFloat] { [.phone, .desktop].map { screen($0).any("Search").frame.height } }
        let usualFields = fields()
        changed {
            UIBarButtonItem.appearance().tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
            UIBarButtonItem.appearance().setTitleTextAttributes(
                [.font: UIFont.boldSystemFont(ofSize: 24)], for: .normal)
            let screen = screen()
            #expect(screen.text("Add").frame.width > usual * 1.2)
            #expect(fields() == usualFields, "a field is no button")
            #expect(count(UIColor(red: 1, green: 0, blue: 1, alpha: 1), screen) > 10)
        }
    }
}
