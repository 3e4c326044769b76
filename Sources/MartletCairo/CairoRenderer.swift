import CMartletPango
import CMartletPixels
import Foundation
import MartletDisplay
import MartletText

/// Draws a display list into memory, without a display.
///
/// Native elements show what their controls would: text, placeholder or bullets.
@MainActor
package final class CairoRenderer {
    package init() {}

    /// The picture as a PNG of `size` points with `scale` pixels each.
    package func png(of root: DisplayGroup, size: CGSize, scale: CGFloat = 1, background: RGBA = .white) -> Data {
        render(root, size: size, scale: scale, background: background).png
    }

    /// The picture's pixels, row by row from the top.
    package func pixels(
        of root: DisplayGroup, size: CGSize, scale: CGFloat = 1, background: RGBA = .white
    ) -> PixelImage {
        render(root, size: size, scale: scale, background: background).pixels
    }

    /// The picture as one to be shown, with nothing behind it.
    package func image(
        of root: DisplayGroup, size: CGSize, scale: CGFloat, background: RGBA = .clear
    ) -> DisplayImage {
        let canvas = render(root, size: size, scale: scale, background: background)
        return canvas.withBytes { bytes, bytesPerRow in
            DisplayImage(
                pixelWidth: canvas.width, pixelHeight: canvas.height, bytesPerRow: bytesPerRow,
                pixels: Array(UnsafeBufferPointer(start: bytes, count: bytesPerRow * canvas.height)))
        }
    }

    private func render(_ root: DisplayGroup, size: CGSize, scale: CGFloat, background: RGBA) -> PixelCanvas {
        let canvas = PixelCanvas(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        cairo_scale(canvas.cr, scale, scale)
        CairoPaint.set(.color(background), on: canvas.cr, covering: .null)
        cairo_paint(canvas.cr)
        draw(root, on: canvas.cr)
        // Else the window system would draw its next letters as faint as the last of the picture, or as dark.
        TextEngine.shared.endDrawing(on: canvas.cr)
        return canvas
    }
}

/// A colour of one pixel, not premultiplied.
package struct RGBA8: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// The pixels of a picture, row by row from the top.
package struct PixelImage: Equatable, Sendable {
    package let width: Int
    package let height: Int
    package let values: [RGBA8]

    package init(width: Int, height: Int, values: [RGBA8]) {
        self.width = width
        self.height = height
        self.values = values
    }

    package subscript(x: Int, y: Int) -> RGBA8 { values[y * width + x] }
}

/// Memory to draw in, and the cairo context on it: premultiplied 32 bit pixels, or how opaque each is.
package final class PixelCanvas {
    package let width: Int
    package let height: Int
    /// Bytes a pixel.
    let channels: Int32
    package let surface: OpaquePointer
    package let cr: OpaquePointer

    /// In pixels.
    private static let longest = 30_000
    private static let mostPixels = 100_000_000

    package init(width: Int, height: Int, isMask: Bool = false) {
        // What is larger than cairo's surfaces, or than any screen by far, is cut.
        self.width = min(max(width, 1), Self.longest)
        self.height = min(max(height, 1), Self.longest, Self.mostPixels / self.width)
        channels = isMask ? 1 : 4
        surface = cairo_image_surface_create(
            isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
        cr = cairo_create(surface)
    }

    deinit {
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
    }

    /// Gives access to the bytes, premultiplied BGRA unless it is a mask; what was drawn before is in them.
    func withBytes<R>(_ body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> R) -> R {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        return body(cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
    }

    var pixels: PixelImage {
        let values = [RGBA8](unsafeUninitializedCapacity: width * height) { buffer, count in
            buffer.withMemoryRebound(to: UInt8.self) { straight in
                withBytes {
                    martlet_pixels_straighten($0, Int32($1), Int32(width), Int32(height), straight.baseAddress)
                }
            }
            count = width * height
        }
        return PixelImage(width: width, height: height, values: values)
    }
}
