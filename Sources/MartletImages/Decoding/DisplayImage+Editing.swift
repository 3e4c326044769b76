import CMartletPixels
import MartletDisplay

extension DisplayImage {
    /// A rectangle of the pixels; it has to lie inside.
    package func cropped(x: Int, y: Int, width: Int, height: Int) -> DisplayImage {
        var rows: [UInt8] = []
        rows.reserveCapacity(width * height * 4)
        for row in y..<(y + height) {
            let start = row * bytesPerRow + x * 4
            rows += pixels[start..<(start + width * 4)]
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, pixels: rows)
    }

    /// The picture with left and right exchanged.
    package func mirrored() -> DisplayImage {
        let mirrored = [UInt8](unsafeUninitializedCapacity: pixelWidth * pixelHeight * 4) { buffer, count in
            pixels.withUnsafeBytes { bytes in
                let rows = UnsafeMutableRawBufferPointer(buffer).assumingMemoryBound(to: UInt32.self)
                for y in 0..<pixelHeight {
                    let row = bytes[(y * bytesPerRow)...].prefix(pixelWidth * 4)
                    let pixels = UnsafeRawBufferPointer(rebasing: row).assumingMemoryBound(to: UInt32.self)
                    for x in 0..<pixelWidth { rows[y * pixelWidth + x] = pixels[pixelWidth - 1 - x] }
                }
            }
            count = pixelWidth * pixelHeight * 4
        }
        return DisplayImage(
            pixelWidth: pixelWidth, pixelHeight: pixelHeight, bytesPerRow: pixelWidth * 4, pixels: mirrored)
    }

    /// The same shape in one colour.
    package func tinted(_ color: RGBA) -> DisplayImage {
        // By alpha, the four bytes that the colour becomes.
        let shades = (0...255).flatMap { alpha in
            let opacity = Float(alpha) * color.alpha
            return [color.blue * opacity, color.green * opacity, color.red * opacity, opacity].map {
                UInt8(min(max($0, 0), 255).rounded())
            }
        }
        let tinted = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
            martlet_pixels_tint(pixels, pixels.count / 4, shades, buffer.baseAddress)
            count = pixels.count
        }
        return DisplayImage(
            pixelWidth: pixelWidth, pixelHeight: pixelHeight, bytesPerRow: bytesPerRow, pixels: tinted)
    }

    /// Enough copies side by side to fill a size, from the top left corner.
    package func tiled(width: Int, height: Int) -> DisplayImage {
        var row: [UInt8] = []
        var rows: [UInt8] = []
        rows.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let start = (y % pixelHeight) * bytesPerRow
            row.removeAll(keepingCapacity: true)
            while row.count < width * 4 { row += pixels[start..<(start + min(pixelWidth * 4, width * 4 - row.count))] }
            rows += row
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, pixels: rows)
    }
}
