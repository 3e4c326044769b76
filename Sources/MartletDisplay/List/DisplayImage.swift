import CMartletPixels
import Foundation
import Synchronization

/// A decoded picture: premultiplied BGRA rows as cairo keeps them, shared by everything that shows it.
package final class DisplayImage: Sendable, Equatable {
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let bytesPerRow: Int
    package let pixels: [UInt8]
    /// The last smaller copies, the latest first.
    private let copies = Mutex<[DisplayImage]>([])

    private static let mostCopies = 4

    package init(pixelWidth: Int, pixelHeight: Int, bytesPerRow: Int, pixels: [UInt8]) {
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.bytesPerRow = bytesPerRow
        self.pixels = pixels
    }

    package static func == (a: DisplayImage, b: DisplayImage) -> Bool { a === b }

    /// Whether there are as many pixels as it says.
    package var isComplete: Bool {
        pixelWidth > 0 && pixelHeight > 0 && bytesPerRow >= pixelWidth * 4
            && pixels.count >= bytesPerRow * (pixelHeight - 1) + pixelWidth * 4
    }

    /// The picture as it is shown on so many pixels: a smaller copy, kept for the next frame, where there are fewer than
    /// it has; itself where there are more.
    ///
    /// The copies go with the picture; together they are never larger than it is.
    ///
    /// - Complexity: O(*n*) in the number of its pixels the first time, then O(1).
    package func shown(onWidth width: CGFloat, height: CGFloat) -> DisplayImage {
        let width = Int(min(max(width.rounded(), 1), CGFloat(pixelWidth)))
        let height = Int(min(max(height.rounded(), 1), CGFloat(pixelHeight)))
        if width == pixelWidth && height == pixelHeight || !isComplete { return self }
        return copies.withLock { copies in
            if let known = copies.firstIndex(where: { $0.pixelWidth == width && $0.pixelHeight == height }) {
                copies.insert(copies.remove(at: known), at: 0)
            } else {
                copies.insert(shrunk(toWidth: width, height: height), at: 0)
                while copies.count > Self.mostCopies
                    || copies.count > 1 && copies.reduce(0, { $0 + $1.pixels.count }) > pixels.count
                {
                    copies.removeLast()
                }
            }
            return copies[0]
        }
    }

    private func shrunk(toWidth width: Int, height: Int) -> DisplayImage {
        let smaller = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            martlet_pixels_shrink(
                pixels, Int32(bytesPerRow), Int32(pixelWidth), Int32(pixelHeight), buffer.baseAddress, Int32(width),
                Int32(height))
            count = width * height * 4
        }
        return DisplayImage(pixelWidth: width, pixelHeight: height, bytesPerRow: width * 4, pixels: smaller)
    }
}
