import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor @Suite("Items of what is dropped")
struct ItemLoadingTests {
    @Test("an item is awaited, and comes as what it was made of")
    func awaited() async throws {
        let word = NSItemProvider(object: "word" as NSString)
        let text = try await word.loadItem(forTypeIdentifier: UTType.plainText.identifier) as? NSString
        #expect(text?.description == "word")
        let bytes = NSItemProvider()
        bytes.registerDataRepresentation(forTypeIdentifier: UTType.png.identifier, visibility: .all) { handler in
            handler(Data([1, 2]), nil)
            return nil
        }
        let data = try await bytes.loadItem(forTypeIdentifier: UTType.png.identifier, options: nil) as? NSData
        #expect(data.map { Data(referencing: $0) } == Data([1, 2]))
    }

    @Test("an item without a form of the type throws, and does not keep anybody waiting")
    func missing() async {
        let word = NSItemProvider(object: "word" as NSString)
        await #expect(throws: (any Error).self) {
            _ = try await word.loadItem(forTypeIdentifier: UTType.png.identifier)
        }
    }
}
