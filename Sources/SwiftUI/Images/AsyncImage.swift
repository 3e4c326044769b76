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
    private let request: URLRequest?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.asyncImageURLSession) private var session

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
        self.init(request: url.map { URLRequest(url: $0) }, scale: scale, transaction: transaction, content: content)
    }

    /// Shows the picture that a request is answered with at its own size, and a grey area until it is there.
    public init(request: URLRequest?, scale: CGFloat = 1) where Content == Image {
        self.init(request: request, scale: scale) { $0.image ?? Image(.blank, name: .none).resizable() }
    }

    /// Shows `content` of the picture that a request is answered with, and `placeholder` until it is there.
    public init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(request: request, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows `content` of how far the loading of a request's answer is.
    public init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.request = request
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor public var body: some View {
        content(phase).task(id: request) { await load() }
    }

    @MainActor private func load() async {
        if phase.image != nil || phase.error != nil { show(.empty) }
        guard let request else { return }
        do {
            let image = try await Self.picture(for: request, session)
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
    @concurrent private static func picture(for request: URLRequest, _ session: URLSession) async throws -> DisplayImage
    {
        let url = request.url ?? URL(fileURLWithPath: "")
        let data = url.isFileURL ? try Data(contentsOf: url) : try await session.keptData(for: request)
        do {
            return try ImageDecoder.decode(data)
        } catch {
            throw URLError(.cannotDecodeContentData, userInfo: [NSURLErrorFailingURLErrorKey: url])
        }
    }
}

struct AsyncImageSessionKey: EnvironmentKey { static var defaultValue: URLSession { .shared } }

extension EnvironmentValues {
    var asyncImageURLSession: URLSession {
        get { self[AsyncImageSessionKey.self] }
        set { self[AsyncImageSessionKey.self] = newValue }
    }
}

extension View {
    /// Lets the pictures of the network inside load through a session of the program's own, with its cache.
    nonisolated public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
        environment(\.asyncImageURLSession, urlSession)
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
