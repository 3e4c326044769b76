import MartletCairo
import MartletDisplay
import MartletHost
import SwiftUI
import Testing

@testable import SwiftUI
import ViewTesting

@MainActor @Suite("Toggle, Slider, Stepper, Link", .serialized)
struct ValueControlTests {
    struct Switches: View {
        @State private var isOn = false
        let log: Log
        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Toggle("Sound", isOn: $isOn)
                Toggle("Check", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Push", isOn: $isOn).toggleStyle(.button)
                Toggle("Hidden", isOn: $isOn).labelsHidden()
                Toggle("Dead", isOn: $isOn).disabled(true)
            }
        }
    }

    @Test("every style of toggle flips with a click, and is found by its label and value")
    func toggles() {
        let stage = Stage { Switches(log: Log()) }
        #expect(stage.texts == ["off", "Sound", "Check", "Push", "Dead"])
        for (index, label) in ["Sound", "Check", "Push", "Hidden"].enumerated() {
            stage.click(stage.element(.toggle, label))
            #expect(stage.texts[0] == (index % 2 == 0 ? "on" : "off"))
            #expect(stage.element(.toggle, label).value == (index % 2 == 0 ? "1" : "0"))
        }
        stage.click(stage.element(.toggle, "Dead"))
        #expect(stage.element(.toggle, "Dead").isOn == false)
        let hidden = stage.element(.toggle, "Hidden").frame.size
        #expect(hidden == CGSize(width: 46, height: 26))
    }

    struct Framed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(10).background(Color.pureRed)
        }
    }

    private struct Ticks: View {
        var color: Color?
        @State private var isOn = false
        var body: some View {
            let toggle = Toggle(isOn: $isOn) { Text("■") }.toggleStyle(.button).tint(.pureRed)
            ZStack {
                Color.white
                if let color { toggle.foregroundStyle(color) } else { toggle }
            }
        }
    }

    @Test("on a phone a toggle that is a button and off is its label alone, in the style around it or the tint")
    func bareButtons() throws {
        func middle(_ color: Color?, isOn: Bool = false) throws -> RGBA8 {
            let screen = Screen(size: CGSize(width: 100, height: 100), idiom: .phone) { Ticks(color: color) }
            let toggle = try #require(screen.rects["■"])
            if isOn { screen.tap(at: CGPoint(x: toggle.midX, y: toggle.midY)) }
            let image = try #require(CairoRenderer.pixels(ofPNG: screen.image()))
            let pixels = (0..<100).flatMap { y in (0..<100).map { image[$0, y] } }
            return pixels.min { Int($0.green) + Int($0.blue) < Int($1.green) + Int($1.blue) }!
        }
        let tinted = try middle(nil)
        #expect(tinted.red > 150 && tinted.green < 60)
        let own = try middle(.black)
        #expect(own.red < 60)
        #expect(try middle(.black, isOn: true).red > 150)
    }

    private struct Notes: View {
        let isOn: Bool
        var body: some View {
            VStack(spacing: 0) {
                Toggle("A", isOn: .constant(isOn)).buttonStyle(Framed())
                Toggle("B", isOn: .constant(isOn)).buttonStyle(.plain)
            }
            .toggleStyle(.button)
        }
    }

    @Test("a toggle that is a button is drawn by the style of buttons around it, and is one element")
    func likeButtons() {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Text(isOn ? "on" : "off")
                    Toggle("Own", isOn: $isOn).buttonStyle(Framed())
                    Toggle("Bordered", isOn: $isOn).buttonStyle(.bordered)
                    Toggle("Plain", isOn: $isOn).buttonStyle(.plain)
                }
                .toggleStyle(.button)
            }
        }
        let stage = Stage { Page() }
        #expect(!stage.elements.contains { $0.role == .button })
        for (index, label) in ["Own", "Bordered", "Plain"].enumerated() {
            stage.click(stage.element(.toggle, label))
            #expect(stage.texts[0] == (index % 2 == 0 ? "on" : "off"))
        }
        let picture = Picture(80, 80, Notes(isOn: false))
        let pixels = picture.pixels
        #expect((0..<80).contains { pixels[40, $0].red > 200 && pixels[40, $0].green < 60 })
        #expect(Picture(80, 80, Notes(isOn: true)).pixels.values != pixels.values)
    }

    @Test("a button of a stepper that is held counts on")
    func held() {
        struct Age: View {
            @State private var age = 10
            var body: some View { Stepper("Age \(age)", value: $age) }
        }
        let screen = Screen(size: CGSize(width: 300, height: 100)) { Age() }
        let stepper = screen.any("Age 10").frame
        screen.longPress(at: CGPoint(x: stepper.maxX - 10, y: stepper.midY), for: .seconds(2))
        #expect((20...30).contains { screen.text("Age \($0)").exists })
    }

    struct Volume: View {
        @State private var volume = 2.0
        let log: Log
        var body: some View {
            VStack {
                Text("Volume \(volume.formatted())")
                Slider(value: $volume, in: 0...10, step: 1) {
                    Text("Volume")
                } onEditingChanged: {
                    log("\($0)")
                }
                .frame(width: 220)
            }
        }
    }

    @Test("a slider follows a click on its track, a drag, and the arrow keys, and stays within its range")
    func slider() {
        let log = Log()
        let stage = Stage { Volume(log: log) }
        let slider = stage.element(.slider, "Volume")
        #expect(slider.range == .init(current: 2, minimum: 0, maximum: 10, step: 1))
        #expect(slider.frame.width == 220)
        func place(_ value: CGFloat) -> CGPoint {
            CGPoint(x: slider.frame.minX + 10 + value * 20, y: slider.frame.midY)
        }
        stage.click(place(7.2))
        #expect(stage.texts == ["Volume 7"])
        stage.pointer(.down, place(7))
        stage.pointer(.moved, place(4.4))
        #expect(stage.texts == ["Volume 4"])
        stage.pointer(.moved, place(40))
        stage.pointer(.up, place(40))
        #expect(stage.texts == ["Volume 10"])
        stage.root.focusChanged(to: slider.id)
        stage.key(.rightArrow)
        stage.key(.leftArrow)
        #expect(stage.texts == ["Volume 9"])
        stage.root.perform(.setValue(-5), on: slider.id)
        stage.frame()
        #expect(stage.texts == ["Volume 0"])
        #expect(log.lines.filter { $0 == "true" }.count == log.lines.filter { $0 == "false" }.count)
    }

    struct Quantity: View {
        @State private var quantity = 2
        var body: some View {
            Stepper("Quantity: \(quantity)", value: $quantity, in: 1...3)
        }
    }

    @Test("semantics 6: a stepper steps by its buttons, and stops at its limits")
    func stepper() {
        let stage = Stage { Quantity() }
        let frame = stage.element(.stepper, "Quantity: 2").frame
        let plus = CGPoint(x: frame.maxX - 17, y: frame.midY)
        let minus = CGPoint(x: frame.maxX - 52, y: frame.midY)
        stage.click(plus)
        #expect(stage.texts == ["Quantity: 3"])
        stage.click(plus)
        #expect(stage.texts == ["Quantity: 3"])
        let stepper = stage.element(.stepper, "Quantity: 3")
        #expect(stepper.value == "3")
        #expect(stage.root.perform(.increment, on: stepper.id) == false)
        stage.click(minus)
        stage.click(minus)
        stage.click(minus)
        #expect(stage.texts == ["Quantity: 1"])
    }

    @Test("a stepper with closures calls them, and a nil one disables its button")
    func stepperClosures() {
        let log = Log()
        let stage = Stage { Stepper("Step", onIncrement: { log("up") }, onDecrement: nil) }
        let id = stage.element(.stepper, "Step").id
        #expect(stage.root.perform(.increment, on: id))
        #expect(!stage.root.perform(.decrement, on: id))
        #expect(log.lines == ["up"])
    }

    @Test("a link opens through the environment's action, else through the window")
    func links() {
        let log = Log()
        let url = URL(string: "https://example.com/a")!
        let stage = Stage {
            VStack {
                Link("Own", destination: url)
                    .environment(
                        \.openURL,
                        OpenURLAction {
                            log("own \($0)"); return .handled
                        })
                Link("System", destination: url)
            }
        }
        stage.window.host.opensURL = {
            log("system \($0)")
            return true
        }
        stage.click(stage.element(.link, "Own"))
        stage.click(stage.element(.link, "System"))
        #expect(log.lines == ["own https://example.com/a", "system https://example.com/a"])
    }

    @Test("a label names a button by its title, also when only the symbol is shown; help is a hint")
    func labels() {
        let stage = Stage {
            Button {
            } label: {
                Label {
                    Text("Delete")
                } icon: {
                    Text("x")
                }
            }
            .labelStyle(.iconOnly)
            .help("Deletes the row")
        }
        let button = stage.element(.button, "Delete")
        #expect(button.hint == "Deletes the row")
        #expect(stage.texts == ["x"])
        let tip = stage.root.tooltip(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
        #expect(tip?.text == "Deletes the row" && tip?.frame == button.frame && button.help == tip?.text)
        #expect(stage.root.tooltip(of: button.id) == tip)
    }

    @Test("progress has its value in words")
    func progress() {
        let stage = Stage {
            VStack {
                ProgressView("Load", value: 1.0, total: 4)
                ProgressView()
            }
        }
        #expect(stage.element(.progress, "Load").value == "25%")
        #expect(stage.element(.progress, "").value == nil)
        #expect(stage.texts == ["Load"])
    }
}
