import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

extension UIImage {
    /// Blue, green, red and alpha of each pixel.
    var pngPixels: [UInt8] { pixels?.pixels ?? [] }
}

@MainActor @Suite("UIImage")
struct UIImageTests {
    /// A picture of a red and a green half, 8 by 4 pixels.
    private func sample() throws -> UIImage {
        let screen = Screen(size: CGSize(width: 8, height: 4)) {
            HStack(spacing: 0) {
                Color(uiColor: .red)
                Color(uiColor: .green)
            }
        }
        return try #require(UIImage(data: screen.image()))
    }

    @Test("data become pixels, and pixels become PNG and JPEG again")
    func encoding() throws {
        let image = try sample()
        #expect(image.size == CGSize(width: 8, height: 4) && image.scale == 1)
        let png = try #require(image.pngData())
        #expect(try #require(UIImage(data: png)) == image)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        let small = try #require(image.jpegData(compressionQuality: 0))
        #expect(small.count <= jpeg.count)
        let read = try #require(UIImage(data: jpeg, scale: 2))
        #expect(read.size == CGSize(width: 4, height: 2) && read.scale == 2)
        #expect(read.color(at: CGPoint(x: 1, y: 1))[0] > 0.8)
    }

    @Test("what is no picture is nil, and a picture of no size has no data")
    func badInput() {
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage().size == .zero && UIImage().pngData() == nil)
    }

    @Test("a picture that follows the direction of texts is mirrored where they are read from right to left")
    func flipping() throws {
        let image = try sample()
        #expect(!image.flipsForRightToLeftLayoutDirection)
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(flipping.flipsForRightToLeftLayoutDirection && flipping != image)
        #expect(flipping.withRenderingMode(.alwaysOriginal).flipsForRightToLeftLayoutDirection)
        #expect(flipping.pngPixels == image.pngPixels)
        func colors(_ image: UIImage, _ direction: LayoutDirection) throws -> [[CGFloat]] {
            let screen = Screen(size: CGSize(width: 8, height: 4)) {
                Image(uiImage: image).environment(\.layoutDirection, direction)
            }
            let shown = try #require(UIImage(data: screen.image()))
            return [shown.color(at: CGPoint(x: 1, y: 2)), shown.color(at: CGPoint(x: 6, y: 2))]
        }
        let (red, green): ([CGFloat], [CGFloat]) = ([1, 0, 0], [0, 1, 0])
        #expect(try colors(flipping, .leftToRight) == [red, green])
        #expect(try colors(flipping, .rightToLeft) == [green, red])
        #expect(try colors(image, .rightToLeft) == [red, green])
        let mirrored = image.withHorizontallyFlippedOrientation()
        #expect(try colors(mirrored, .leftToRight) == [green, red])
    }

    @Test("a picture that moves has its pictures, and shows the first")
    func moving() throws {
        let first = try sample()
        let second = first.withHorizontallyFlippedOrientation()
        let moving = try #require(UIImage.animatedImage(with: [first, second], duration: 0.5))
        #expect(moving.images == [first, second] && moving.duration == 0.5)
        #expect(moving.pngPixels == first.pngPixels && moving.size == first.size)
        #expect(first.images == nil && first.duration == 0 && moving != first)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(UIImage.animatedImageNamed("no such picture", duration: 1) == nil)
    }

    @Test("a picture is shown in its size, and its colours")
    func showing() throws {
        let image = try sample()
        let screen = Screen(size: CGSize(width: 20, height: 20)) {
            Image(uiImage: image).accessibilityIdentifier("picture")
        }
        #expect(screen.rects["picture"] == CGRect(x: 6, y: 8, width: 8, height: 4))
        let shown = try #require(UIImage(data: screen.image()))
        #expect(shown.color(at: CGPoint(x: 8, y: 10)) == [1, 0, 0])
        #expect(shown.color(at: CGPoint(x: 12, y: 10)) == [0, 1, 0])
    }

    @Test("as a template a picture is a shape in the foreground style")
    func template() throws {
        let image = try sample().withRenderingMode(.alwaysTemplate)
        let screen = Screen(size: CGSize(width: 8, height: 4)) {
            Image(uiImage: image).foregroundStyle(Color(uiColor: .blue))
        }
        let shown = try #require(UIImage(data: screen.image()))
        #expect(shown.color(at: CGPoint(x: 2, y: 2)) == [0, 0, 1])
    }

    @Test("a symbol by name is shown as the symbol; a thumbnail is smaller")
    func symbolAndThumbnail() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        #expect(star.isSymbolImage && star.size.width > 10)
        let screen = Screen { Image(uiImage: star) }
        let same = Screen { Image(systemName: "star.fill") }
        #expect(screen.image() == same.image())
        let thumbnail = try #require(try sample().preparingThumbnail(of: CGSize(width: 4, height: 2)))
        #expect(thumbnail.size == CGSize(width: 4, height: 2))
        #expect(thumbnail.color(at: CGPoint(x: 0, y: 0)) == [1, 0, 0])
    }
}
