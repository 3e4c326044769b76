import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("UIScreen, UIWindow and UIApplication", .serialized)
struct UIScreenTests {
    private struct Page: View {
        @State private var name = "Ada"
        @FocusState private var hasKeyboard: Bool

        var body: some View {
            VStack {
                Text("Width \(Int(UIScreen.main.bounds.width))")
                TextField("Name", text: $name).focused($hasKeyboard)
                Text(hasKeyboard ? "editing" : "idle")
                Button("Done") {
                    UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
                }
                Button("End") { UIApplication.shared.windows.first?.endEditing(true) }
            }
        }
    }

    @Test("the screen is as large as the window, and a body that reads it follows")
    func bounds() {
        let screen = Screen(size: CGSize(width: 390, height: 700)) { Page() }
        #expect(screen.texts.first == "Width 390")
        screen.size = CGSize(width: 500, height: 700)
        #expect(screen.texts.first == "Width 500")
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 500, height: 700))
        #expect(UIScreen.main.scale == 1)
    }

    @Test("an action by name takes the keyboard, and so does the end of editing")
    func resigning() {
        let screen = Screen { Page() }
        for button in ["Done", "End"] {
            screen.textField("Name").tap()
            #expect(screen.texts.contains("editing"))
            screen.button(button).tap()
            #expect(screen.texts.contains("idle"))
        }
        #expect(!UIApplication.shared.sendAction(Selector("somethingElse"), to: nil, from: nil, for: nil))
    }

    @Test("there is a scene for each window, with the window's frame")
    func scenes() throws {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Text("Hello") }
        #expect(screen.texts == ["Hello"])
        let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
        #expect(scene.windows.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 200)])
        #expect(scene.windows[0].safeAreaInsets == .zero)
        #expect(scene.keyWindow === UIApplication.shared.windows.first)
        #expect(scene.interfaceOrientation.isLandscape)
        #expect(scene === UIApplication.shared.connectedScenes.first)
    }

    @Test("a window's own style goes before the desktop's")
    func style() {
        struct Page: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let screen = Screen { Page() }
        #expect(screen.texts == ["light"])
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
        #expect(screen.texts == ["dark"])
        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .unspecified
        #expect(screen.texts == ["light"])
    }

    @Test("addresses go to the desktop, the clipboard holds texts, and the idle timer is kept off")
    func desktop() {
        let screen = Screen { Text("Hello") }
        #expect(screen.texts == ["Hello"])
        var answers: [Bool] = []
        UIApplication.shared.open(URL(string: "https://example.org")!) { answers.append($0) }
        screen.advance(by: .seconds(1))
        #expect(answers == [false])
        #expect(!UIApplication.shared.canOpenURL(URL(string: "nothing:x")!))
        UIPasteboard.general.string = "https://example.org/a"
        #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.url?.host == "example.org")
        UIPasteboard.general.string = nil
        #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.url == nil)
        UIApplication.shared.isIdleTimerDisabled = true
        #expect(UIApplication.shared.isIdleTimerDisabled)
    }

    @Test("the device is a Linux computer that is not turned")
    func device() {
        let device = UIDevice.current
        #expect(device.model == "Linux" && device.userInterfaceIdiom == .mac)
        #expect(!device.name.isEmpty && !device.systemVersion.isEmpty)
        #expect(!device.orientation.isLandscape && !device.orientation.isPortrait)
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        #expect(device.identifierForVendor == device.identifierForVendor)
    }
}
