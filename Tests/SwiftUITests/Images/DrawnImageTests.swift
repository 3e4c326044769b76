import Foundation
import MartletDisplay
import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Pictures that programs draw, and colours as data")
struct DrawnImageTests {
    private let size = CGSize(width: 20, height: 10)

    private var image: Image {
        Image(size: size, label: Text("flag")) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.pureRed))
            context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(.pureBlue))
        }
    }

    @Test("a picture is drawn in its size, resized, named, and drawn as a shape in the foreground style")
    func drawn() {
        let plain = Picture { image }
        #expect(plain.pixels[42, 50] == .pureRed && plain.pixels[57, 50] == .pureBlue)
        #expect(plain.pixels[37, 50] == .white && plain.pixels[50, 57] == .white)
        #expect(plain.root.describe().elements.map(\.label) == ["flag"])
        let large = Picture { image.resizable() }.pixels
        #expect(large[5, 5] == .pureRed && large[95, 95] == .pureBlue)
        let shape = Picture { image.renderingMode(.template).foregroundStyle(Color.pureBlue) }.pixels
        #expect(shape[42, 50] == .pureBlue)
        let silent = Picture { Image(size: size, opaque: true) { _ in } }
        #expect(silent.pixels[50, 50] == .black && silent.root.describe().elements.isEmpty)
        let pattern = Picture { Rectangle().fill(ImagePaint(image: image)) }.pixels
        #expect(pattern[2, 2] == .pureRed && pattern[12, 2] == .pureBlue && pattern[22, 2] == .pureRed)
    }

    @Test("a picture of a size that is none has a pixel")
    func bad() {
        let window = Picture { Image(size: CGSize(width: CGFloat.nan, height: -3)) { _ in }.border(Color.pureRed) }
        #expect(window.outlines.allSatisfy { $0.bounds.width <= 1 })
    }

    @Test("a colour is handed over as other programs of the desktop do it")
    func colors() async throws {
        let provider = NSItemProvider()
        provider.register(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
        #expect(provider.registeredContentTypes.map(\.preferredMIMEType) == ["application/x-color"])
        let color = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadTransferable(type: Color.self) { continuation.resume(with: $0) }
        }
        let parts = color.resolve(in: EnvironmentValues())
        #expect(abs(parts.green - 0.5) < 0.001 && abs(parts.opacity - 0.25) < 0.001 && parts.red == 1)
    }

    @Test("the one colour of a symbol fills it evenly, or from a lighter tone to itself")
    func symbolColors() {
        func pixels(_ mode: SymbolColorRenderingMode?) -> PixelImage {
            Picture {
                Image(systemName: "square.fill").font(.system(size: 60)).foregroundStyle(Color.pureRed)
                    .symbolColorRenderingMode(mode)
            }
            .pixels
        }
        #expect(pixels(.flat) == pixels(nil))
        let gradient = pixels(.gradient)
        #expect(gradient[50, 30].green > gradient[50, 70].green && pixels(nil)[50, 30] == .pureRed)
        let own = Picture {
            Image(systemName: "square.fill").symbolColorRenderingMode(.flat).font(.system(size: 60))
                .foregroundStyle(Color.pureRed).symbolColorRenderingMode(.gradient)
        }
        #expect(own.pixels == pixels(nil))
    }
}
