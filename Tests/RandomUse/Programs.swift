import Foundation
import MartletCards
import MartletDataFlow
import MartletGallery
import MartletInventory
import MartletNotes
import MartletPicnic
import MartletSurvey
import MartletTestServer
import SwiftUI
import ViewTesting

extension RandomProgram {
    /// The example apps.
    public nonisolated static var apps: [RandomProgram] {
        [
            RandomProgram("Notes", 1) { NotesView() },
            RandomProgram("Survey", 2) { SurveyView() },
            RandomProgram("Inventory", 3) { InventoryView() },
            RandomProgram("DataFlow", 4) { dataFlow() },
            RandomProgram("Cards", 5) { CardsView() },
            RandomProgram("Picnic", 6) { PicnicView() },
        ]
    }

    /// The pages of Gallery that are no apps, and Gallery itself.
    public nonisolated static var pages: [RandomProgram] {
        let own = [
            Page.property, .state, .binding, .object, .environment, .controls, .text, .shapes, .layout, .layouts, .grid,
            .scrolling, .choosing, .letters, .reading, .operations, .materials, .canvas, .table, .dragging, .editing,
            .animations, .transitions, .geometry,
        ]
        return [RandomProgram("Gallery", 10) { Run(view: AnyView(GalleryView()), wait: waitForPeople) }]
            + own.enumerated().map { index, page in
                RandomProgram("Gallery: \(page.title)", index < 13 ? 11 + UInt64(index) : 27 + UInt64(index)) {
                    page.content
                }
            }
    }

    /// Programs that do what is seldom tried, most of it while something else is under way.
    public nonisolated static var hostile: [RandomProgram] {
        [
            RandomProgram("Sections", 30) { SectionsProgram.run() },
            RandomProgram("Repeated ids", 31) { RepeatedIDsProgram.run() },
            RandomProgram("Paths", 32) { PathsProgram.run() },
            RandomProgram("Removed", 33) { RemovedProgram.run() },
            RandomProgram("Lengths", 34) { LengthsProgram.run() },
            RandomProgram("Layers", 35) { LayersProgram.run() },
            RandomProgram("Motion", 36) { MotionProgram.run() },
        ]
    }

    public nonisolated static var all: [RandomProgram] { apps + pages + hostile }

    /// With a server that fails every third time.
    private static func dataFlow() -> Run {
        let people = Data(
            """
            [{"id": "0F21DDB6-6CAD-4A26-8D11-6ECE1738F7D9", "first": "Ada", "last": "Rossi", "phone": "092 229815"},
             {"id": "A09F76B5-A170-4338-B926-3059F28C105D", "first": "Bela", "last": "Petrov", "phone": "094 164867"},
             {"id": "5C0B6E0D-6E0B-4E51-8F0C-8D7B7A1B3B11", "first": "Chi", "last": "Okafor", "phone": "095 551234"}]
            """.utf8)
        let requests = Requests()
        guard let server = try? LocalServer(answer: { _ in requests.isThird() ? .status(503) : .data(people) }) else {
            fatalError("There is no port for a server.")
        }
        let address = server.address(of: "people.json")
        return Run(
            view: AnyView(DataFlowView(address: address)),
            wait: { screen in withExtendedLifetime(server) { waitForPeople(screen) } })
    }

    private static func waitForPeople(_ screen: Screen) { screen.wait { !screen.texts.contains("Loading") } }
}

/// Counts across threads.
private final class Requests: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func isThird() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        return count.isMultiple(of: 3)
    }
}
