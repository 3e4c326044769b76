import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

@MainActor @Suite("Symbols and item providers of pictures")
struct SymbolConfigurationTests {
    private func symbol(_ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: "square.fill", withConfiguration: configuration))
    }

    @Test("a symbol is as large as its configuration says")
    func sizes() throws {
        let plain = try symbol(UIImage.SymbolConfiguration(pointSize: 20))
        let large = try symbol(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
        #expect(large.size.height > plain.size.height)
        #expect(try symbol(UIImage.SymbolConfiguration(pointSize: 40)).size.height > 1.9 * plain.size.height)
        let again = plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
        #expect(
            again?.size
                == (try symbol(UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large)).size))
        #expect(plain.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).size != again?.size)
        #expect(UIImage().applyingSymbolConfiguration(.unspecified) == nil)
        #expect(plain.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 20))
    }

    @Test("a symbol has the colours of its configuration, drawn and shown")
    func colours() throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let image = try symbol(
            UIImage.SymbolConfiguration(pointSize: 40).applying(UIImage.SymbolConfiguration(hierarchicalColor: red)))
        let screen = Screen(size: CGSize(width: 60, height: 60)) { Image(uiImage: image) }
        let shown = try #require(UIImage(data: screen.image()))
        #expect(shown.color(at: CGPoint(x: 30, y: 30))[0] > 0.9 && shown.color(at: CGPoint(x: 30, y: 30))[1] < 0.1)
        let plain = try symbol(UIImage.SymbolConfiguration(pointSize: 40))
        let black = Screen(size: CGSize(width: 60, height: 60)) { Image(uiImage: plain).font(.largeTitle) }
        #expect(try #require(UIImage(data: black.image())).color(at: CGPoint(x: 30, y: 30))[0] < 0.5)
    }

    @Test("a picture goes through an item provider, and what is no picture does not")
    func providers() throws {
        let picture = UIGraphicsImageRenderer(
            size: CGSize(width: 4, height: 2), format: .init(for: UITraitCollection())
        )
        .image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2)) }
        let provider = NSItemProvider(object: picture)
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
        nonisolated(unsafe) var loaded: [CGSize?] = []
        provider.loadObject(ofClass: UIImage.self) { object, _ in loaded.append((object as? UIImage)?.size) }
        #expect(loaded == [CGSize(width: 4, height: 2)])
        let words = NSItemProvider(object: "words" as NSString)
        #expect(!words.canLoadObject(ofClass: UIImage.self))
        words.loadObject(ofClass: UIImage.self) { object, error in loaded.append(error == nil ? .zero : nil) }
        #expect(loaded.count == 2 && loaded[1] == nil)
        #expect(picture.preparingForDisplay() != nil && UIImage().preparingForDisplay() == nil)
    }
}
