import CMartletGTK
import Foundation
import MartletDesk
import MartletDisplay
import MartletHost
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Windows", .serialized, .enabled(if: Desk.isAvailable))
struct WindowTests {
    @Test("the content gets the size that was asked for")
    func size() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client, size: CGSize(width: 321, height: 234))
            #expect(window.size == CGSize(width: 321, height: 234))
            window.close()
        }
    }

    @Test("the client hears nothing before it knows its window")
    func quietOpening() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.host.openWindow(WindowOptions(title: "Test"), client: client)
            #expect(client.sizes.isEmpty && client.frames.isEmpty)
            desk.settle { !client.frames.isEmpty }
            #expect(client.sizes == [CGSize(width: 480, height: 640)])
            window.close()
        }
    }

    @Test("a window is never smaller than its least size")
    func leastSize() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client, size: CGSize(width: 200, height: 150))
            window.setLimits(WindowLimits(minimum: CGSize(width: 400, height: 160)))
            desk.settle { client.sizes.last == CGSize(width: 400, height: 160) }
            #expect(client.sizes.last == CGSize(width: 400, height: 160))
            #expect(window.size == CGSize(width: 400, height: 160))
            window.close()
        }
    }

    @Test("a window whose content has one size has it, and one with a greatest size goes back to it")
    func greatestSize() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client, size: CGSize(width: 400, height: 300))
            let least = CGSize(width: 300, height: 200), most = CGSize(width: 360, height: 500)
            window.setLimits(WindowLimits(minimum: least, maximum: most))
            gtk_window_set_default_size(window.gtkWindow, 700, 400)
            desk.settle { client.sizes.contains { $0.width == 700 } && client.sizes.last?.width == 360 }
            #expect(client.sizes.last?.width == 360)
            window.setLimits(WindowLimits(minimum: least, maximum: least))
            desk.settle { client.sizes.last == least }
            #expect(client.sizes.last == least && gtk_window_get_resizable(window.gtkWindow) == 0)
            window.close()
        }
    }

    @Test("a title bar is darkened and light again")
    func shade() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client)
            window.setShade(0.32)
            #expect(abs(window.shownShade - 0.32) < 0.01)
            window.setShade(0)
            #expect(window.shownShade == 0)
            window.close()
        }
    }

    @Test("a tip is what the client says of the place, or of what has the keyboard")
    func tips() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client)
            client.tips = [HostTooltip(text: "Deletes", frame: CGRect(x: 10, y: 10, width: 50, height: 30))]
            let canvas = window.canvas.widget
            #expect(gtk_widget_get_has_tooltip(canvas) != 0)
            let tip = UnsafeMutableRawPointer(g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil)!)
            func asks(_ x: Int32, _ y: Int32) -> Bool { martlet_asks_tooltip(canvas, x, y, 0, OpaquePointer(tip)) != 0 }
            #expect(asks(20, 20) && !asks(80, 20))
            g_object_unref(tip)
            window.close()
        }
    }

    @Test("frames come when they were asked for, once for any number of requests, and not else")
    func frames() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client)
            let before = client.frames.count
            window.requestFrame()
            window.requestFrame()
            let end = desk.host.now + 0.2
            desk.settle { desk.host.now > end }
            #expect(client.frames.count == before + 1)
            var left = 3
            client.onFrame = {
                left -= 1
                if left > 0 { window.requestFrame() }
            }
            window.requestFrame()
            desk.settle { left == 0 }
            #expect(client.frames.count == before + 4)
            #expect(client.frames == client.frames.sorted())
            client.onFrame = {}
            window.close()
        }
    }

    @Test("closing tells the client once, ends the run with the last window, and nothing follows")
    func closing() throws {
        try Desk.use { desk in
            let first = FakeClient(), second = FakeClient()
            let windows = [desk.open(first), desk.open(second)]
            windows[0].close()
            windows[0].close()
            #expect((first.closings, second.closings) == (1, 0))
            #expect(desk.host.windows.count == 1)
            _ = desk.host.schedule(after: 0.01) { windows[1].close() }
            desk.host.run()
            #expect((first.closings, second.closings) == (1, 1))
            let frames = first.frames.count
            windows[0].requestFrame()
            windows[0].present(first.root)
            windows[0].focus(1)
            let end = desk.host.now + 0.05
            desk.settle { desk.host.now > end }
            #expect(first.frames.count == frames)
        }
    }

    @Test("a closed window is let go")
    func release() throws {
        try Desk.use { desk in
            weak var released: GTKWindow?
            var client: FakeClient? = FakeClient()
            released = desk.open(client!)
            released?.close()
            client?.window = nil
            client = nil
            let end = desk.host.now + 0.1
            desk.settle { desk.host.now > end }
            let isGone = released.map { _ in false } ?? true
            #expect(isGone)
        }
    }

    @Test("the clipboard gives back what was put there")
    func clipboard() throws {
        try Desk.use { desk in
            desk.host.clipboardText = "copied ✓"
            #expect(desk.host.clipboardText == "copied ✓")
            desk.host.clipboardText = nil
            #expect(desk.host.clipboardText ?? "nothing" == "nothing")
        }
    }

    @Test("each time that something is put on the clipboard counts once, also when it is emptied")
    func clipboardChanges() throws {
        try Desk.use { desk in
            @MainActor func settle() {
                let end = desk.host.now + 0.1
                desk.settle { desk.host.now > end }
            }
            settle()
            let start = desk.host.clipboardChanges
            for text in ["copied", nil, "copied again"] {
                desk.host.clipboardText = text
                settle()
            }
            #expect(desk.host.clipboardChanges == start + 3)
        }
    }

    @Test("without a display the error says what to do")
    func noDisplay() {
        for word in ["DISPLAY", "WAYLAND_DISPLAY", "xvfb", "broadway"] {
            #expect(HostError.noDisplay.description.contains(word))
        }
    }

    @Test("an address nothing opens is reported")
    func open() throws {
        try Desk.use { desk in
            #expect(!desk.host.open(URL(string: "martlet-unknown-scheme:nowhere")!))
        }
    }
}
