import Foundation

/// Where a window stands and how large it is, for a window that comes in its place.
package struct WindowPlace: Codable, Equatable, Sendable {
    /// The upper left corner on the screen, in pixels; nil where the window system does not tell.
    package var origin: CGPoint?
    /// Of the content, in points.
    package var size: CGSize
    package var isMaximized: Bool
    package var isFullScreen: Bool

    package init(
        origin: CGPoint? = nil, size: CGSize, isMaximized: Bool = false, isFullScreen: Bool = false
    ) {
        self.origin = origin
        self.size = size
        self.isMaximized = isMaximized
        self.isFullScreen = isFullScreen
    }
}
