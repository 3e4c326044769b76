import Foundation
import MartletDisplay

extension PixelCanvas {
    /// Blurs everything as a Gaussian of `sigma` pixels would: three averages over a window come close to it.
    ///
    /// - Complexity: O(*n*) in the number of pixels, whatever `sigma` is.
    func blur(sigma: CGFloat) {
        let window = Int(sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5)
        guard window > 1 else { return }
        withBytes { bytes, bytesPerRow in
            for y in 0..<height {
                for component in 0..<4 { average(bytes + y * bytesPerRow + component, count: width, step: 4, window) }
            }
            for x in 0..<width {
                for component in 0..<4 {
                    average(bytes + x * 4 + component, count: height, step: bytesPerRow, window)
                }
            }
        }
    }

    /// Changes every colour.
    func apply(_ colors: ColorMatrix) {
        withBytes { bytes, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = bytes + y * bytesPerRow + x * 4
                    let alpha = Double(pixel[3])
                    let share = alpha > 0 ? 1 / alpha : 0
                    let color = colors(
                        Double(pixel[2]) * share, Double(pixel[1]) * share, Double(pixel[0]) * share, alpha / 255)
                    let scale = color.w * 255
                    (pixel[2], pixel[1], pixel[0], pixel[3]) = (
                        UInt8((color.x * scale).rounded()), UInt8((color.y * scale).rounded()),
                        UInt8((color.z * scale).rounded()), UInt8(scale.rounded())
                    )
                }
            }
        }
    }

    /// Three passes over one row or column of one component; outside of it everything is transparent.
    private func average(_ values: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ window: Int) {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2) { buffer in
            var (source, target) = (buffer.baseAddress!, buffer.baseAddress! + count)
            for index in 0..<count { source[index] = Float(values[index * step]) }
            // An even window lies half a pixel to one side; the passes lean to different sides.
            let shifts =
                window % 2 == 1 ? [window / 2, window / 2, window / 2] : [window / 2, window / 2 - 1, window / 2]
            let sizes = window % 2 == 1 ? [window, window, window] : [window, window, window + 1]
            for (before, size) in zip(shifts, sizes) {
                let after = size - 1 - before
                var sum: Float = 0
                for index in 0..<min(after, count) { sum += source[index] }
                for index in 0..<count {
                    if index + after < count { sum += source[index + after] }
                    target[index] = sum / Float(size)
                    if index - before >= 0 { sum -= source[index - before] }
                }
                swap(&source, &target)
            }
            for index in 0..<count { values[index * step] = UInt8(min(max(source[index] + 0.5, 0), 255)) }
        }
    }
}
