import SwiftUI
import Testing

@testable import UIKit

extension UIImage {
    /// Red, green, blue and alpha of a pixel, not premultiplied, from 0 to 255; counted from the top left corner.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        guard let image = pixels, x < image.pixelWidth, y < image.pixelHeight else { return [] }
        let start = y * image.bytesPerRow + x * 4
        let alpha = Int(image.pixels[start + 3])
        return [2, 1, 0].map { alpha == 0 ? 0 : (Int(image.pixels[start + $0]) * 255 + alpha / 2) / alpha } + [alpha]
    }
}

@Suite("Drawing with UIKit")
struct UIImageRendererTests {
    private let red = [255, 0, 0, 255]
    private let blue = [0, 0, 255, 255]
    private let none = [0, 0, 0, 0]

    private func picture(
        _ size: CGFloat = 20, scale: CGFloat = 1, opaque: Bool = false, _ draw: (CGContext) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, opaque)
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image {
            draw($0.cgContext)
        }
    }

    @Test("colours, rectangles and paths land where they are put, from the top left corner")
    func shapes() {
        let image = picture { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 5))
            UIColor.blue.setFill()
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).fill()
        }
        #expect(image.size == CGSize(width: 20, height: 20))
        #expect(image.pixel(5, 2) == red && image.pixel(5, 7) == none && image.pixel(15, 15) == blue)
    }

    @Test("the format says how many pixels there are, and whether the ground is black")
    func format() throws {
        let image = picture(10, scale: 3, opaque: true) { $0.fill(.zero) }
        #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 3)
        #expect(image.pixels?.pixelWidth == 30 && image.pixel(0, 0) == [0, 0, 0, 255])
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 100, width: 4, height: 4))
        let moved = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 100, y: 100, width: 2, height: 4))
            #expect(context.format.bounds.minX == 100)
        }
        #expect(moved.pixel(0, 0) == red && moved.pixel(3, 0) == none)
        let png = renderer.pngData { $0.fill($0.format.bounds) }
        #expect(try #require(UIImage(data: png)).pixel(1, 1) == [0, 0, 0, 255])
        #expect(renderer.jpegData(withCompressionQuality: 0.5) { _ in }.starts(with: [0xFF, 0xD8]))
        #expect(UIGraphicsImageRenderer(size: .zero).image { $0.fill(.zero) }.pngData() == nil)
    }

    @Test("states, transformations and clips are kept and given back")
    func states() {
        let image = picture { context in
            context.saveGState()
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 2))
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 2))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 10, width: 2, height: 2))
        }
        #expect(image.pixel(15, 3) == red && image.pixel(15, 5) == none && image.pixel(1, 11) == [0, 0, 0, 255])
    }

    @Test("strokes are as wide as they say, in the coordinates they are drawn in")
    func strokes() {
        let image = picture { context in
            context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.setLineWidth(2)
            context.scaleBy(x: 1, y: 2)
            context.move(to: CGPoint(x: 0, y: 5))
            context.addLine(to: CGPoint(x: 20, y: 5))
            context.strokePath()
            #expect(context.isPathEmpty)
        }
        #expect(image.pixel(10, 7) == none && image.pixel(10, 8) == red && image.pixel(10, 11) == red)
        #expect(image.pixel(10, 12) == none)
    }

    @Test("gradients stop at their ends unless they are told to go on")
    func gradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil))
        func drawn(_ options: CGGradientDrawingOptions) -> UIImage {
            picture {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
            }
        }
        let (plain, whole) = (drawn([]), drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation]))
        #expect(plain.pixel(2, 10) == none && plain.pixel(18, 10) == none && plain.pixel(10, 10)[3] == 255)
        #expect(whole.pixel(2, 10) == red && whole.pixel(18, 10) == blue)
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test("pictures stand upright in UIKit's drawing, and on their heads in Core Graphics', as on iOS")
    func pictures() throws {
        let flag = picture(4) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let drawn = picture(8) { _ in flag.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(drawn.pixel(4, 1) == red && drawn.pixel(4, 6) == none)
        let cgImage = try #require(flag.cgImage)
        let other = picture(8) { $0.draw(cgImage, in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(other.pixel(4, 1) == none && other.pixel(4, 6) == red)
        let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
        let faint = picture(8) { _ in flag.draw(in: whole, blendMode: .normal, alpha: 0.5) }
        #expect(abs(faint.pixel(4, 1)[3] - 128) <= 1)
        let blue = picture(8) { _ in flag.withTintColor(.blue).draw(at: .zero) }
        #expect(blue.pixel(1, 1) == self.blue && blue.pixel(6, 1) == none)
        #expect(flag.cgImage?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 9))?.height == 3)
        #expect(UIImage(cgImage: try #require(flag.cgImage), scale: 2, orientation: .down).pixel(1, 3) == red)
    }

    @Test("blend modes, opacity, layers and clearing change what is drawn")
    func blending() {
        let image = picture { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(image.pixel(2, 2) == none && image.pixel(7, 7) == red)
        #expect(abs(image.pixel(15, 15)[0] - 128) <= 1 && image.pixel(15, 15)[3] == 255)
    }

    @Test("texts are measured and drawn with their attributes")
    func texts() {
        let font = UIFont.systemFont(ofSize: 20)
        let one = "Hello".size(withAttributes: [.font: font])
        #expect(one.width > 30 && one.width < 80 && one.height >= 20)
        let broken = "Hello Hello".boundingRect(
            with: CGSize(width: one.width + 4, height: 1000), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        #expect(broken.height > one.height * 1.8)
        let image = picture(60) { _ in
            "H".draw(
                at: .zero,
                withAttributes: [.font: UIFont.boldSystemFont(ofSize: 40), .foregroundColor: UIColor.red])
        }
        let inked = (0..<60).flatMap { x in (0..<60).map { y in image.pixel(x, y) } }.filter { $0 == red }
        #expect(inked.count > 200)
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let right = picture(60) { _ in
            "I".draw(
                in: CGRect(x: 0, y: 0, width: 60, height: 60),
                withAttributes: [.font: font, .paragraphStyle: style])
        }
        #expect(
            (0..<30).allSatisfy { right.pixel($0, 12)[3] == 0 } && (45..<60).contains { right.pixel($0, 12)[3] > 0 })
    }

    @Test("a picture can be begun and ended, also within another")
    func contexts() {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let inner = picture(2) { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(image?.scale == 2 && image?.pixel(7, 7) == red && inner.pixel(0, 0) == [0, 0, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test("a context of a program's own has its origin in the lower left corner")
    func bitmap() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
        let image = UIImage(cgImage: try #require(context.makeImage()))
        #expect(image.pixel(4, 7) == red && image.pixel(4, 0) == none)
        #expect(
            CGContext(
                data: nil, width: 0, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    }

    @Test("pages of a document are drawn one after the other, and it can be drawn beside the main thread")
    func pages() async {
        let data = await Task.detached {
            UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
                context.beginPage()
                "First".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
                context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 50))
                #expect(context.pdfContextBounds.width == 50)
            }
        }.value
        #expect(data.starts(with: Array("%PDF".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/Count 2"))
    }
}
