extension UIImage {
    /// The same picture, read and unpacked, so that showing it takes no time; nil where it has no pixels.
    public func preparingForDisplay() -> UIImage? {
        guard let pixels else { return nil }
        return UIImage(
            .pixels(pixels, scale: scale), renderingMode: renderingMode, tint: tint,
            flips: flipsForRightToLeftLayoutDirection)
    }

    /// The same picture, read and unpacked beside the caller; nil where it has no pixels.
    public func byPreparingForDisplay() async -> UIImage? { await Task.detached { self.preparingForDisplay() }.value }

    /// The picture as a mirror shows it; a symbol is as it is.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let pixels else { return self }
        return UIImage(
            .pixels(pixels.turned(.upMirrored), scale: scale), renderingMode: renderingMode, tint: tint,
            flips: flipsForRightToLeftLayoutDirection)
    }
}
