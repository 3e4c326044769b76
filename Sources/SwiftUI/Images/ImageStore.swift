import MartletGraph
import MartletImages

/// The decoded pictures of files, shared by all that show them.
@MainActor
final class ImageStore {
    static let shared = ImageStore()

    /// A file at a size in pixels, with left and right exchanged or not.
    struct Key: Hashable, Sendable {
        let path: String
        let width: Int
        let height: Int
        let isMirrored: Bool
    }

    private enum Entry {
        case loading([@MainActor () -> Void])
        case ready(DisplayImage, lastUse: UInt64)
        case failed(ImageFailure)
    }

    private var headers: [String: Result<ImageHeader, ImageFailure>] = [:]
    private var templates: [String: Result<SymbolTemplate, ImageFailure>] = [:]
    private var entries: [Key: Entry] = [:]
    private var uses: UInt64 = 0
    private var bytes = 0
    private let queue = DispatchQueue(label: "app.martlet.images", qos: .userInitiated, attributes: .concurrent)

    /// What a file says about itself; nil, after a warning, where it is no picture.
    func header(of path: String) -> ImageHeader? {
        let header = headers[path] ?? Result { () throws(ImageFailure) in try ImageHeader(path: path) }
        headers[path] = header
        if case .failure(let failure) = header { Self.report(path, failure) }
        return try? header.get()
    }

    /// The drawings of a symbol; nil, after a warning, where its file has none.
    func template(at path: String) -> SymbolTemplate? {
        let template = templates[path] ?? Result { () throws(ImageFailure) in try SymbolTemplate(path: path) }
        templates[path] = template
        if case .failure(let failure) = template { Self.report(path, failure) }
        return try? template.get()
    }

    /// The pixels of a file.
    ///
    /// - Parameters:
    ///   - waits: whether to decode them before returning, which keeps the caller from doing anything else.
    ///   - whenReady: called later, where the pixels are not here yet.
    /// - Returns: nil while there are no pixels; an error where there never will be any.
    func image(
        _ key: Key, _ header: ImageHeader, waits: Bool, whenReady: @escaping @MainActor () -> Void
    ) -> Result<DisplayImage, ImageFailure>? {
        uses += 1
        switch entries[key] {
        case .ready(let image, _):
            entries[key] = .ready(image, lastUse: uses)
            return .success(image)
        case .failed(let failure):
            Self.report(key.path, failure)
            return .failure(failure)
        case .loading(let waiting):
            if waits { return finish(key, Self.decode(key, header)) }
            entries[key] = .loading(waiting + [whenReady])
            return nil
        case nil:
            if waits { return finish(key, Self.decode(key, header)) }
            entries[key] = .loading([whenReady])
            queue.async {
                let result = Self.decode(key, header)
                DispatchQueue.main.async { MainActor.assumeIsolated { _ = ImageStore.shared.finish(key, result) } }
            }
            return nil
        }
    }

    nonisolated private static func decode(_ key: Key, _ header: ImageHeader) -> Result<DisplayImage, ImageFailure> {
        Result { () throws(ImageFailure) in
            let image = try ImageDecoder.decode(path: key.path, header, width: key.width, height: key.height)
            return key.isMirrored ? image.mirrored() : image
        }
    }

    private func finish(
        _ key: Key, _ result: Result<DisplayImage, ImageFailure>
    ) -> Result<DisplayImage, ImageFailure> {
        var waiting: [@MainActor () -> Void] = []
        if case .loading(let list) = entries[key] { waiting = list }
        switch result {
        case .success(let image):
            entries[key] = .ready(image, lastUse: uses)
            bytes += image.pixels.count
            forgetOldest()
        case .failure(let failure):
            entries[key] = .failed(failure)
            Self.report(key.path, failure)
        }
        for action in waiting { action() }
        return result
    }

    private static let mostBytes = 128 << 20

    /// Views keep what they show; this only lets go of what may be shown again.
    private func forgetOldest() {
        guard bytes > Self.mostBytes else { return }
        var ready: [(key: Key, use: UInt64, size: Int)] = []
        for case (let key, .ready(let image, let use)) in entries { ready.append((key, use, image.pixels.count)) }
        for entry in ready.sorted(by: { $0.use < $1.use }).dropLast() where bytes > Self.mostBytes / 2 {
            entries[entry.key] = nil
            bytes -= entry.size
        }
    }

    private static func report(_ path: String, _ error: any Error) {
        RuntimeWarning.issue("The image file \(path) cannot be shown: \(error)")
    }
}
