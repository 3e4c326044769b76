import Foundation

/// Where a window stands and how large it is, for a window that comes in its place.
package struct WindowPlace: Codable, Equatable, Sendable {
    /// The upper left corner on the screen, in pixels; nil where the window system does not tell.
    package var origin: CGPoint?
    /// Of the content, in points.
    package var size: CGSize
    /// With the frame, as the window system counts it; nil where the window has the size it was opened with.
    package var outerSize: CGSize?
    package var isMaximized: Bool
    package var isFullScreen: Bool

    package init(
        origin: CGPoint? = nil, size: CGSize, outerSize: CGSize? = nil, isMaximized: Bool = false,
        isFullScreen: Bool = false
    ) {
        self.origin = origin
        self.size = size
        self.outerSize = outerSize
        self.isMaximized = isMaximized
        self.isFullScreen = isFullScreen
    }
}
