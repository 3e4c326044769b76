import CMartletGTK
import Foundation
import MartletHost
import Testing

@testable import MartletGTKHost

/// A window whose content draws its bar.
@MainActor @Suite("A bar that the content draws", .serialized, .enabled(if: Desk.isAvailable))
struct TitleBarTests {
    @Test("the window's own bar goes, its buttons stay and tell what they cover, and it comes back")
    func merged() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client, size: CGSize(width: 400, height: 300))
            desk.settle { window.isAllocated }
            let before = window.size.height
            window.setDrawsTitleBar(true)
            desk.settle { window.size.height > before }
            #expect(window.size.height > before + 40 && window.size.width == 400)
            let room = window.buttonRoom
            #expect(room.left + room.right > 30)
            window.setDrawsTitleBar(false)
            desk.settle { window.size.height == before }
            #expect(window.size.height == before)
            window.close()
        }
    }

    @Test("a window that has no other bar from the start is as large as its content wants to be")
    func fromTheStart() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.host.openWindow(
                WindowOptions(title: "A", size: CGSize(width: 390, height: 400)), client: client)
            window.setDrawsTitleBar(true)
            desk.settle { client.sizes.last == CGSize(width: 390, height: 400) }
            #expect(client.sizes.last == CGSize(width: 390, height: 400))
            window.close()
        }
    }
}
