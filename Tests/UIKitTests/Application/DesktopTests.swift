import MartletHost
import SwiftUI
import Testing

@testable import MartletHeadless
@testable import UIKit
@testable import ViewTesting

@MainActor @Suite("What UIKit's names ask of the desktop", .serialized)
struct DesktopTests {
    /// Collects the names of what is told, as long as it lives.
    @MainActor private final class Told {
        private(set) var names: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ names: [(Notification.Name, String)]) {
            tokens = names.map { name, word in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.names.append(word) }
                }
            }
        }

        func take() -> [String] {
            defer { names = [] }
            return names
        }

        isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test("texts are spoken in order, whatever kind of news they are, and nothing where there is no text")
    func announcements() {
        let window = TestWindow(size: CGSize(width: 100, height: 100), Text("Hello"))
        window.settle()
        window.host.hasScreenReader = true
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: NSAttributedString(string: "Two rows"))
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .screenChanged, argument: "")
        UIAccessibility.post(notification: .pageScrolled, argument: AttributedString("Page 2"))
        #expect(window.host.announcements == ["Saved", "Two rows", "Page 2"])
        window.close()
    }

    @Test("what the user changes of the desktop is told once")
    func settings() {
        let window = TestWindow(size: CGSize(width: 100, height: 100), Text("Hello"))
        window.settle()
        let told = Told([
            (UIAccessibility.reduceMotionStatusDidChangeNotification, "motion"),
            (UIAccessibility.voiceOverStatusDidChangeNotification, "reader"),
        ])
        window.window.setReducesMotion(true)
        #expect(told.take() == ["motion"] && UIAccessibility.isReduceMotionEnabled)
        #expect(UIAccessibility.prefersCrossFadeTransitions && !UIAccessibility.isBoldTextEnabled)
        window.host.hasScreenReader = true
        window.window.setReducesMotion(true)
        #expect(told.take() == ["reader"])
        window.close()
    }

    @Test("a scene is told of with the window that it is of, and the program's title and limits go before others")
    func scenes() throws {
        let told = Told([
            (UIScene.didActivateNotification, "active"), (UIScene.willDeactivateNotification, "inactive"),
            (UIScene.willEnterForegroundNotification, "seen"), (UIScene.didEnterBackgroundNotification, "hidden"),
            (UIScene.didDisconnectNotification, "gone"),
        ])
        let window = TestWindow(size: CGSize(width: 300, height: 200), Text("Hello").navigationTitle("Page"))
        window.settle()
        #expect(told.take() == ["seen", "active"])
        window.controller.activationChanged(false)
        window.controller.activationChanged(true)
        #expect(told.take() == ["inactive", "active"])
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive)
        scene.title = "Own"
        #expect(window.window.title == "Own" && scene.title == "Own")
        scene.sizeRestrictions?.minimumSize = CGSize(width: 200, height: 150)
        scene.sizeRestrictions?.maximumSize = CGSize(width: 400, height: 300)
        #expect(
            window.window.limits
                == WindowLimits(minimum: CGSize(width: 200, height: 150), maximum: CGSize(width: 400, height: 300)))
        #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
        window.close()
        #expect(told.take() == ["inactive", "hidden", "gone"])
    }

    @Test("a window's tint is that of what can be used in it, but for views with their own")
    func tint() throws {
        let screen = Screen(size: CGSize(width: 40, height: 20)) {
            HStack(spacing: 0) {
                Rectangle().fill(.tint)
                Rectangle().fill(.tint).tint(Color(uiColor: .green))
            }
        }
        _ = screen.texts
        UIApplication.shared.windows.first?.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let image = try #require(UIImage(data: screen.image()))
        #expect(image.color(at: CGPoint(x: 10, y: 10)).prefix(3) == [1, 0, 0])
        #expect(image.color(at: CGPoint(x: 30, y: 10))[0] < 0.5)
    }

    @Test("the badge, the brightness and the time in the background are the desktop's")
    func program() async throws {
        let window = TestWindow(size: CGSize(width: 100, height: 100), Text("Hello"))
        window.settle()
        let told = Told([(UIScreen.brightnessDidChangeNotification, "brightness")])
        UIApplication.shared.applicationIconBadgeNumber = 3
        UIScreen.main.brightness = 0.5
        UIScreen.main.brightness = 0.5
        #expect(window.host.badge == 3 && window.host.brightness == 0.5 && told.take() == ["brightness"])
        let task = UIApplication.shared.beginBackgroundTask()
        #expect(task != .invalid && UIApplication.shared.backgroundTimeRemaining > 1_000_000)
        UIApplication.shared.endBackgroundTask(task)
        #expect(!UIApplication.shared.supportsAlternateIcons && UIScreen.main.maximumFramesPerSecond == 60)
        await #expect(throws: CocoaError.self) { try await UIApplication.shared.setAlternateIconName("Dark") }
        window.close()
    }

    @Test("sizes of texts have an order, and the same names in both kits")
    func categories() {
        #expect(UIContentSizeCategory.large < .extraLarge && UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
        for size in ContentSizeCategory.allCases { #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size) }
        #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
        let none: ContentSizeCategory? = nil
        #expect(UIContentSizeCategory(none) == .unspecified)
        #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
        #expect(ColorScheme(.dark) == .dark && UIUserInterfaceStyle(ColorScheme?.none) == .unspecified)
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft && UserInterfaceSizeClass(.unspecified) == nil)
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .small),
        ])
        #expect(both.horizontalSizeClass == .compact && both.userInterfaceStyle == .dark)
        #expect(both.preferredContentSizeCategory == .small && both.layoutDirection == .unspecified)
    }

    @Test("a desktop is never turned and has nothing that tells who is near")
    func device() {
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        UIDevice.current.isProximityMonitoringEnabled = true
        #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
        #expect(!UIDevice.current.isProximityMonitoringEnabled && !UIDevice.current.proximityState)
    }
}
