extension UIImage {
    /// The same picture, shown as a mirror shows it where texts are read from right to left.
    ///
    ///     Image(uiImage: arrow.imageFlippedForRightToLeftLayoutDirection())
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(content, renderingMode: renderingMode, tint: tint, flips: true, frames: frames)
    }

    /// Pictures that follow one another; nil for none.
    ///
    /// SwiftUI shows the first of them, as on Apple's systems: a program that wants them to move shows one after the
    /// other, as in a `TimelineView`.
    ///
    /// - Parameter duration: of all pictures together, in seconds.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(
            first.content, renderingMode: first.renderingMode, tint: first.tint,
            flips: first.flipsForRightToLeftLayoutDirection, frames: Frames(images: images, duration: duration))
    }

    /// The pictures "name0", "name1" and so on, or from "name1" on, that follow one another; nil where there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let start = UIImage(named: "\(name)0") == nil ? 1 : 0
        var images: [UIImage] = []
        while images.count < 1024, let next = UIImage(named: "\(name)\(start + images.count)") { images.append(next) }
        return animatedImage(with: images, duration: duration)
    }

    /// The pictures that follow one another; nil for a picture that does not move.
    public var images: [UIImage]? { frames?.images }

    /// In seconds, of all pictures together; 0 for a picture that does not move.
    public var duration: TimeInterval { frames?.duration ?? 0 }
}
