import MartletImages

/// A picture from the network, loaded when the view appears.
///
///     AsyncImage(url: person.portrait) { image in
///         image.resizable().scaledToFill()
///     } placeholder: {
///         ProgressView()
///     }
///
/// Another address loads another picture; a view that leaves stops loading. Addresses of files work too.
nonisolated public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Shows the picture at its own size, and a grey area until it is there.
    ///
    /// - Parameter scale: pixels of the picture a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(.blank, name: .none).resizable() }
    }

    /// Shows `content` of the picture, and `placeholder` until it is there and where it cannot be had.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows `content` of how far loading is.
    ///
    /// - Parameter transaction: what changes of the phase carry.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor private func load() async {
        if phase.image != nil || phase.error != nil { show(.empty) }
        guard let url else { return }
        do {
            let image = try await Self.picture(at: url)
            try Task.checkCancellation()
            show(.success(Image(.pixels(image, scale: scale > 0 ? scale : 1))))
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ new: AsyncImagePhase) {
        withTransaction(transaction) { phase = new }
    }

    /// Loads and decodes beside the main actor.
    @concurrent private static func picture(at url: URL) async throws -> DisplayImage {
        let data = url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
        do {
            return try ImageDecoder.decode(data)
        } catch {
            throw URLError(.cannotDecodeContentData, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
    }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is loaded yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// What went wrong, if something did.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
