import CMartletPango
import Foundation
import MartletDisplay

extension CairoRenderer {
    /// The pixels of a PNG; nil where the data is none.
    package static func pixels(ofPNG data: Data) -> PixelImage? {
        var rest = data
        let surface = withUnsafeMutablePointer(to: &rest) { rest in
            cairo_image_surface_create_from_png_stream(
                { rest, target, count in
                    let rest = rest!.assumingMemoryBound(to: Data.self)
                    guard rest.pointee.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
                    rest.pointee.prefix(Int(count)).copyBytes(to: target!, count: Int(count))
                    rest.pointee = rest.pointee.dropFirst(Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, rest)
        }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        let canvas = PixelCanvas(
            width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
        cairo_set_source_surface(canvas.cr, surface, 0, 0)
        cairo_paint(canvas.cr)
        return canvas.pixels
    }

    /// A picture as a PNG.
    package static func png(of image: DisplayImage) -> Data {
        let canvas = PixelCanvas(width: image.pixelWidth, height: image.pixelHeight)
        canvas.withBytes { bytes, bytesPerRow in
            for y in 0..<image.pixelHeight {
                for x in 0..<image.pixelWidth * 4 {
                    bytes[y * bytesPerRow + x] = image.pixels[y * image.bytesPerRow + x]
                }
            }
        }
        return canvas.png
    }

    /// Pixels as a PNG.
    package static func png(of image: PixelImage) -> Data {
        let canvas = PixelCanvas(width: image.width, height: image.height)
        canvas.withBytes { bytes, bytesPerRow in
            for y in 0..<image.height {
                for x in 0..<image.width {
                    let color = image[x, y]
                    let pixel = bytes + y * bytesPerRow + x * 4
                    func component(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(color.alpha) + 127) / 255) }
                    (pixel[0], pixel[1], pixel[2], pixel[3]) = (
                        component(color.blue), component(color.green), component(color.red), color.alpha
                    )
                }
            }
        }
        return canvas.png
    }
}

extension PixelCanvas {
    var png: Data {
        var data = Data()
        _ = withUnsafeMutablePointer(to: &data) { target in
            cairo_surface_write_to_png_stream(
                surface,
                { target, bytes, count in
                    target!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, target)
        }
        return data
    }
}
