import Testing
import UIKit

@MainActor @Suite("The pixels of pictures")
struct PixelDataTests {
    @Test("a picture gives its pixels as red, green, blue and alpha, row by row")
    func pixels() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor(red: 1, green: 0.4, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        let picture = try #require(image.cgImage)
        let data = try #require(picture.dataProvider?.data)
        let bytes = try #require(CFDataGetBytePtr(data))
        #expect(CFDataGetLength(data) == picture.bytesPerRow * 2)
        #expect((0..<8).map { bytes[$0] } == [0, 0, 0, 0, 255, 102, 0, 255])
        #expect(bytes[picture.bytesPerRow + 4] == 255)
        #expect(picture.alphaInfo == .premultipliedLast)
    }

    @Test("a system font has the width that is asked for")
    func width() {
        let narrow = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        #expect(narrow.fontDescription.width == -0.5)
        #expect(narrow.pointSize == 20)
        #expect(UIFont.systemFont(ofSize: 20, weight: .bold, width: .standard) == .boldSystemFont(ofSize: 20))
    }
}
