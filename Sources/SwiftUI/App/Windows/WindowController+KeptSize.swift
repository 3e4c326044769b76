import Foundation
import MartletHost

/// A window of a program's scene opens as large as the user left the one in its place, the last time.
extension WindowController {
    private struct KeptSize: Codable {
        var width: CGFloat?
        var height: CGFloat?
        var isMaximized = false
    }

    /// Where the size is kept: with what `SceneStorage` keeps of the scene, of documents once for all.
    private var kept: DefaultsEntry? {
        guard idiom == .desktop, description.keepsValues, let window, window.followsContentSize,
            session.scenes.contains(where: { $0.id == description.id })
        else { return nil }
        return SceneDefaults(scene: placeName).entry("window")
    }

    func openAsBefore() {
        guard let text = kept?.object as? String,
            let size = try? JSONDecoder().decode(KeptSize.self, from: Data(text.utf8))
        else { return }
        var outer: CGSize?
        if let width = size.width, let height = size.height, 1...100_000 ~= width, 1...100_000 ~= height {
            outer = CGSize(width: width, height: height)
        }
        guard let window else { return }
        window.setPlace(WindowPlace(size: window.size, outerSize: outer, isMaximized: size.isMaximized))
    }

    /// While an edge is dragged the size changes with each frame.
    func keepSizeSoon() {
        if cancelKeepingSize != nil || kept == nil { return }
        cancelKeepingSize = session.schedule(after: 0.5) { [weak self] in
            self?.cancelKeepingSize = nil
            self?.keepSize()
        }
    }

    /// What the user did not change is not kept, so that it follows the program.
    func keepSize() {
        cancelKeepingSize?()
        cancelKeepingSize = nil
        // A window that a sheet made larger goes back to what was kept before.
        guard !growth.isUnderWay, let kept, let place = window?.place, !place.isFullScreen else { return }
        let size = KeptSize(
            width: place.outerSize?.width, height: place.outerSize?.height, isMaximized: place.isMaximized)
        let isUsual = size.width == nil && !size.isMaximized
        let text = isUsual ? nil : (try? JSONEncoder().encode(size)).map { String(decoding: $0, as: UTF8.self) }
        if kept.object as? String != text { kept.write(text) }
    }
}
