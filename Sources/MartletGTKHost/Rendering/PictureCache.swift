import MartletDisplay

/// The pictures of images that are still alive.
@MainActor
final class PictureCache {
    private struct Entry {
        weak var image: DisplayImage?
        let picture: Picture
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeOfNextSweep = 64
    /// Of the pictures made since the last sweep.
    private var newBytes = 0
    private static let mostNewBytes = 32 << 20

    /// `nil` for an image without pixels.
    func picture(of image: DisplayImage, isForCairo: Bool) -> Picture? {
        let key = ObjectIdentifier(image)
        if let entry = entries[key], entry.image === image { return entry.picture }
        guard image.isComplete else { return nil }
        newBytes += image.pixels.count
        sweep()
        let picture = Picture(image, isForCairo: isForCairo)
        entries[key] = Entry(image: image, picture: picture)
        return picture
    }

    /// Lets go of the pictures of images that are gone, each time their number has doubled or many bytes have come.
    private func sweep() {
        if entries.count < sizeOfNextSweep && newBytes < Self.mostNewBytes { return }
        newBytes = 0
        for (key, entry) in entries where entry.image == nil { entries[key] = nil }
        sizeOfNextSweep = max(64, entries.count * 2)
    }
}
