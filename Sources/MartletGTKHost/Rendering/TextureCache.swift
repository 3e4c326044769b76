import CMartletGTK
import MartletDisplay

/// The textures of images that are still alive.
@MainActor
final class TextureCache {
    private struct Entry {
        weak var image: DisplayImage?
        let texture: OpaquePointer
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeOfNextSweep = 64
    /// Of the textures made since the last sweep.
    private var newBytes = 0
    private static let mostNewBytes = 32 << 20

    isolated deinit {
        for entry in entries.values { g_object_unref(UnsafeMutableRawPointer(entry.texture)) }
    }

    /// `nil` for an image without pixels. The cache owns the result.
    func texture(for image: DisplayImage) -> OpaquePointer? {
        let key = ObjectIdentifier(image)
        if let entry = entries[key], entry.image === image { return entry.texture }
        guard image.isComplete else { return nil }
        newBytes += image.pixels.count
        sweep()
        let bytes = g_bytes_new(image.pixels, gsize(image.pixels.count))
        defer { g_bytes_unref(bytes) }
        let texture = gdk_memory_texture_new(
            Int32(image.pixelWidth), Int32(image.pixelHeight), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
            gsize(image.bytesPerRow))!
        if let old = entries[key] { g_object_unref(UnsafeMutableRawPointer(old.texture)) }
        entries[key] = Entry(image: image, texture: texture)
        return texture
    }

    /// Lets go of the textures of images that are gone, each time their number has doubled or many bytes have come.
    private func sweep() {
        if entries.count < sizeOfNextSweep && newBytes < Self.mostNewBytes { return }
        newBytes = 0
        for (key, entry) in entries where entry.image == nil {
            g_object_unref(UnsafeMutableRawPointer(entry.texture))
            entries[key] = nil
        }
        sizeOfNextSweep = max(64, entries.count * 2)
    }
}
