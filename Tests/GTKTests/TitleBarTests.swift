import CMartletGTK
import Foundation
import MartletDesk
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

    @Test("the button of the window's menu is in either bar, takes room in the content's, and does what F10 does")
    func menuButton() throws {
        try Desk.use { desk in
            let client = FakeClient()
            let window = desk.open(client, size: CGSize(width: 400, height: 300))
            window.setDrawsTitleBar(true)
            desk.settle { window.isAllocated && window.buttonRoom.right > 0 }
            let before = window.buttonRoom
            window.setHasMenu(true)
            #expect(window.buttonRoom.right > before.right + 24 && window.buttonRoom.left == before.left)
            gtk_widget_activate(window.buttons.menu.widget)
            @MainActor func keys() -> [KeyEvent.Key] {
                client.events.compactMap { event in if case .key(let key) = event { key.key } else { nil } }
            }
            desk.settle { !keys().isEmpty }
            #expect(keys() == [.function(10)])
            window.setHasMenu(false)
            #expect(window.buttonRoom == before)
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
