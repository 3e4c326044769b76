extension URLSession {
    /// Does a request and loads the answer, or takes it from the session's cache where the server said that it may be kept
    /// so long; one that is too old is asked for again only if it has changed.
    ///
    /// Foundation on Linux reads and fills no cache by itself.
    func keptData(for request: URLRequest) async throws -> Data {
        guard let cache = configuration.urlCache, request.isKept else { return try await data(for: request).0 }
        let policy =
            request.cachePolicy == .useProtocolCachePolicy ? configuration.requestCachePolicy : request.cachePolicy
        let kept = cache.cachedResponse(for: request.kept).flatMap(KeptAnswer.init)
        switch policy {
        case .returnCacheDataElseLoad:
            if let kept { return kept.data }
        case .returnCacheDataDontLoad:
            guard let kept else { throw URLError(.resourceUnavailable) }
            return kept.data
        case .useProtocolCachePolicy:
            if let kept, kept.isFresh { return kept.data }
            if let kept { return try await newer(than: kept, request, cache) }
        case .reloadRevalidatingCacheData:
            if let kept { return try await newer(than: kept, request, cache) }
        default: break
        }
        return try await load(request, for: request, cache)
    }

    private func newer(than kept: KeptAnswer, _ request: URLRequest, _ cache: URLCache) async throws -> Data {
        var asking = request
        if let tag = kept.header("ETag") { asking.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        if let date = kept.header("Last-Modified") { asking.setValue(date, forHTTPHeaderField: "If-Modified-Since") }
        return try await load(asking, for: request, cache, kept)
    }

    private func load(
        _ asking: URLRequest, for request: URLRequest, _ cache: URLCache, _ kept: KeptAnswer? = nil
    ) async throws -> Data {
        let (data, response) = try await data(for: asking)
        guard let response = response as? HTTPURLResponse else { return data }
        if response.statusCode == 304, let kept {
            cache.keep(kept.response, kept.data, for: request)
            return kept.data
        }
        if response.statusCode == 200, KeptAnswer(response, data, Date()).mayBeKept {
            cache.keep(response, data, for: request)
        }
        return data
    }
}

extension URLCache {
    fileprivate static let dateKey = "date"

    fileprivate func keep(_ response: HTTPURLResponse, _ data: Data, for request: URLRequest) {
        storeCachedResponse(
            CachedURLResponse(
                response: response, data: data, userInfo: [Self.dateKey: Date()], storagePolicy: .allowed),
            for: request.kept)
    }
}

extension URLRequest {
    /// Under what an answer is kept. Foundation takes what lies under the request itself, however old it is and whatever
    /// the request says of caches.
    fileprivate var kept: URLRequest {
        var key = self
        key.url = url.map { URL(string: "http://kept.invalid")!.appendingPathComponent($0.absoluteString) }
        return key
    }

    /// Whether answers to such a request are ever kept.
    fileprivate var isKept: Bool {
        (httpMethod ?? "GET") == "GET" && ["http", "https"].contains(url?.scheme?.lowercased() ?? "")
            && value(forHTTPHeaderField: "Authorization") == nil && value(forHTTPHeaderField: "Range") == nil
    }
}

/// An answer, and what its server says of keeping it (RFC 9111).
private struct KeptAnswer {
    let response: HTTPURLResponse
    let data: Data
    private let date: Date

    init(_ response: HTTPURLResponse, _ data: Data, _ date: Date) {
        (self.response, self.data, self.date) = (response, data, date)
    }

    init?(_ cached: CachedURLResponse) {
        guard let response = cached.response as? HTTPURLResponse,
            let date = cached.userInfo?[URLCache.dateKey] as? Date
        else { return nil }
        self.init(response, cached.data, date)
    }

    func header(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }

    private var words: [String] {
        (header("Cache-Control") ?? "").lowercased().split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    var mayBeKept: Bool {
        let varies = (header("Vary") ?? "").lowercased().split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return !words.contains("no-store") && varies.allSatisfy { $0 == "accept-encoding" }
    }

    var isFresh: Bool {
        let age = (header("Age").flatMap(Double.init) ?? 0) + Date().timeIntervalSince(date)
        return age < seconds
    }

    /// For how long it holds, from when it was asked for.
    private var seconds: Double {
        let words = words
        if words.contains("no-cache") { return 0 }
        if let word = words.first(where: { $0.hasPrefix("max-age=") }) { return Double(word.dropFirst(8)) ?? 0 }
        let sent = header("Date").flatMap(Self.time) ?? date
        if let expires = header("Expires") { return Self.time(expires)?.timeIntervalSince(sent) ?? 0 }
        // What has not changed for long is likely to stay for a while: a tenth of that, as browsers have it.
        guard let changed = header("Last-Modified").flatMap(Self.time) else { return 0 }
        return min(sent.timeIntervalSince(changed) / 10, 86_400)
    }

    private static func time(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text)
    }
}
