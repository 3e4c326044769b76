extension URL {
    /// Writes addresses: the scheme, the host and the path, unless the program says otherwise.
    ///
    ///     Text(page, format: .url.scheme(.never))
    ///     TextField("Address", value: $page, format: .url)
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        /// The address with the parts that are written.
        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func shown(_ option: ComponentDisplayOption, _ part: String?) -> String? {
                option.shows(parts) ? part : nil
            }
            let host = host.shown(parts)
            var text = ""
            if let scheme = shown(scheme, parts.scheme) { text += scheme + (parts.host == nil ? ":" : "://") }
            let user = shown(user, parts.user), password = shown(password, parts.password)
            if user != nil || password != nil {
                text += (user ?? "") + (password.map { ":" + $0 } ?? "") + "@"
            }
            text += host ?? ""
            if let port = shown(port, parts.port.map { String($0) }) { text += ":" + port }
            if let path = shown(path, parts.path) { text += path }
            if let query = shown(query, parts.query) { text += "?" + query }
            if let fragment = shown(fragment, parts.fragment) { text += "#" + fragment }
            return text
        }

        private func with(_ change: (inout Self) -> Void) -> Self {
            var copy = self
            change(&copy)
            return copy
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.scheme = strategy } }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.user = strategy } }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.password = strategy } }
        public func host(_ strategy: HostDisplayOption = .always) -> Self { with { $0.host = strategy } }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.port = strategy } }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.path = strategy } }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.query = strategy } }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with { $0.fragment = strategy } }
    }

    /// The scheme, the host and the path.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The address as a style writes it.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// Reads what users type.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// An address.
    public static var url: Self { Self() }
}
