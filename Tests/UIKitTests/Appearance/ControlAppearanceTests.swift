import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

@MainActor @Suite("Appearances of controls and their bars", .serialized)
struct ControlAppearanceTests {
    private func changed<R>(_ body: () throws -> R) rethrows -> R {
        defer { ChangedAppearances.reset() }
        return try body()
    }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// How many of a screen's pixels have one colour.
    private func count(_ color: UIColor, _ screen: Screen) -> Int {
        let rgba = color.rgba(in: UITraitCollection(userInterfaceStyle: .light))
        let wanted: [Int] = [rgba.blue, rgba.green, rgba.red].map { Int(($0 * 255).rounded()) }
        guard let image = UIImage(data: screen.image())?.pixels else { return 0 }
        return stride(from: 0, to: image.pixels.count, by: 4).count { start in
            (0..<3).allSatisfy { abs(Int(image.pixels[start + $0]) - wanted[$0]) < 3 }
        }
    }

    @Test("sliders and bars of progress have the program's colours, and views their own tint")
    func tracks() {
        changed {
            UISlider.appearance().minimumTrackTintColor = Self.red
            UISlider.appearance().maximumTrackTintColor = Self.blue
            UIProgressView.appearance().progressTintColor = Self.red
            UIProgressView.appearance().trackTintColor = Self.blue
            let size = CGSize(width: 200, height: 40)
            let slider = Screen(size: size) { Slider(value: .constant(0.5)) }
            #expect(count(Self.red, slider) > 500 && count(Self.blue, slider) > 500)
            let bar = Screen(size: size) { ProgressView(value: 0.5) }
            #expect(count(Self.red, bar) > 500 && count(Self.blue, bar) > 500)
            #expect(count(Self.red, Screen(size: size) { ProgressView(value: 0.5).tint(.green) }) == 0)
        }
    }

    @Test("segments are as wide as what is in them where the program says so")
    func segments() {
        struct Choice: View {
            var body: some View {
                Picker("", selection: .constant(0)) {
                    Text("A").tag(0)
                    Text("A long title").tag(1)
                }
                .pickerStyle(.segmented)
            }
        }
        func distance() -> CGFloat {
            let screen = Screen(size: CGSize(width: 300, height: 60)) { Choice() }
            return screen.text("A long title").frame.midX - screen.text("A").frame.midX
        }
        let usual = distance()
        changed {
            UISegmentedControl.appearance().apportionsSegmentWidthsByContent = true
            #expect(distance() != usual)
        }
    }

    @Test("lists have the insets and the space above sections that the program has set")
    func lists() {
        struct Rows: View {
            var body: some View {
                List {
                    Section("One") { Text("First") }
                    Section("Two") { Text("Second") }
                }
                .listStyle(.plain)
            }
        }
        func places() -> [CGFloat] {
            let screen = Screen(size: CGSize(width: 200, height: 400)) { Rows() }
            return [screen.text("First").frame.minY, screen.text("Second").frame.minY]
        }
        let usual = places()
        changed {
            UITableView.appearance().contentInset.top = 30
            #expect(places() == usual.map { $0 + 30 })
        }
        changed {
            UITableView.appearance().sectionHeaderTopPadding = 40
            let new = places()
            #expect(new[1] - new[0] == usual[1] - usual[0] + 40)
        }
        changed {
            UITextView.appearance().textContainerInset = UIEdgeInsets(top: 28, left: 20, bottom: 8, right: 0)
            let screen = Screen(size: CGSize(width: 200, height: 200)) {
                TextEditor(text: .constant("Text")).accessibilityLabel("Note")
            }
            #expect(screen.textEditor("Note").frame.minY == 28)
        }
    }

    @Test("bars have the picture of the way back, a title elsewhere, and a line in a colour")
    func navigationBar() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        let size = CGSize(width: 300, height: 200)
        let usual = Screen(size: size) { Page() }.text("Title").frame
        changed {
            let bar = UINavigationBarAppearance()
            bar.configureWithOpaqueBackground()
            bar.titlePositionAdjustment = UIOffset(horizontal: 20, vertical: 3)
            bar.shadowColor = Self.red
            UINavigationBar.appearance().standardAppearance = bar
            let screen = Screen(size: size) { Page() }
            #expect(screen.text("Title").frame == usual.offsetBy(dx: 20, dy: 3))
            #expect(count(Self.red, screen) == 300)
            let copy = bar.copy() as? UINavigationBarAppearance
            #expect(copy?.titlePositionAdjustment == bar.titlePositionAdjustment)
        }
    }

    @Test("large titles can be left out of all pages that do not say")
    func largeTitles() {
        struct Page: View {
            var body: some View { NavigationStack { Color.clear.navigationTitle("Title") } }
        }
        func height() -> CGFloat {
            Screen(size: CGSize(width: 300, height: 400), idiom: .phone) { Page() }.text("Title").frame.height
        }
        let usual = height()
        changed {
            UINavigationBar.appearance().prefersLargeTitles = false
            #expect(height() < usual)
            UINavigationBar.appearance().prefersLargeTitles = true
            #expect(height() == usual)
        }
    }

    @Test("a dark blur is dark on a light page")
    func blur() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        func brightness(_ style: UIBlurEffect.Style) -> CGFloat {
            let bar = UINavigationBarAppearance()
            bar.backgroundEffect = UIBlurEffect(style: style)
            UINavigationBar.appearance().standardAppearance = bar
            let screen = Screen(size: CGSize(width: 300, height: 200)) { Page() }
            return UIImage(data: screen.image())?.color(at: CGPoint(x: 5, y: 5))[0] ?? -1
        }
        changed {
            #expect(brightness(.light) > 0.8)
            #expect(brightness(.dark) < 0.5)
        }
    }
}
