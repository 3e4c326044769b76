import CMartletGTK
import Foundation
import MartletDisplay
import MartletHost

/// The native elements of a window.
@MainActor
final class NativeLayer: NativeDrawing {
    init(canvas: Widget, client: any WindowClient) {}
    func settle() {}
    func update(from root: GroupPicture?, in size: CGSize) -> Bool { false }
    func focus(_ id: UInt64) {}
    func arrange(in size: CGSize) {}
    func node(for id: UInt64, in matrix: CGAffineTransform) -> RenderNode? { nil }
}
