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
}
