import CMartletGTK
import Foundation
import MartletDesk
import MartletHost
import Testing

@testable import MartletGTKHost

@MainActor @Suite("Windows without a frame, and where they open", .serialized, .enabled(if: Desk.isAvailable))
struct FrameTests {
    private func open(_ options: WindowOptions, _ body: (Desk, GTKWindow) throws -> Void) throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.host.openWindow(options, client: client) as! GTKWindow
            client.window = window
            window.requestFrame()
            desk.settle { window.isAllocated && !client.frames.isEmpty }
            let end = desk.host.now + 0.2
            desk.settle { desk.host.now > end }
            try body(desk, window)
            window.close()
        }
    }

    @Test("a plain window is as large as its content and has neither bar nor buttons, whatever the content draws")
    func plain() throws {
        let size = CGSize(width: 240, height: 160)
        try open(WindowOptions(title: "Plain", size: size, isPlain: true)) { desk, window in
            #expect(window.size == size)
            #expect(gtk_window_get_decorated(window.gtkWindow) == 0)
            window.setDrawsTitleBar(true)
            let end = desk.host.now + 0.1
            desk.settle { desk.host.now > end }
            #expect(window.size == size && window.buttonRoom == TitleBarRoom())
            window.setDrawsTitleBar(false)
            desk.settle { desk.host.now > end + 0.1 }
            #expect(window.size == size)
        }
    }

    @Test("a window opens where on the screen it is wanted")
    func position() throws {
        let size = CGSize(width: 300, height: 200)
        for place in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 0.5)] {
            try open(WindowOptions(title: "Placed", size: size, position: place)) { desk, window in
                desk.settle { window.place.origin != nil }
                let surface = try #require(gtk_native_get_surface(OpaquePointer(window.gtkWindow)))
                let origin = try #require(window.place.origin)
                var screen = GdkRectangle()
                gdk_monitor_get_geometry(
                    gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface), &screen)
                let spare = CGSize(
                    width: CGFloat(screen.width - gdk_surface_get_width(surface)),
                    height: CGFloat(screen.height - gdk_surface_get_height(surface)))
                #expect(abs(origin.x - spare.width * place.x) <= 30, "\(place): \(origin) of \(spare)")
                #expect(abs(origin.y - spare.height * place.y) <= 30, "\(place): \(origin) of \(spare)")
            }
        }
    }
}
