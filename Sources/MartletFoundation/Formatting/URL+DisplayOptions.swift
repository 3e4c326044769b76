extension URL.FormatStyle {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
        case scheme, user, password, host, port, path, query, fragment

        fileprivate func value(in parts: URLComponents) -> String? {
            switch self {
            case .scheme: parts.scheme
            case .user: parts.user
            case .password: parts.password
            case .host: parts.host
            case .port: parts.port.map { String($0) }
            case .path: parts.path
            case .query: parts.query
            case .fragment: parts.fragment
            }
        }
    }

    /// When another part has one of some values.
    fileprivate struct Condition: Codable, Hashable, Sendable {
        let component: Component
        let values: Set<String>

        func holds(_ parts: URLComponents) -> Bool { component.value(in: parts).map(values.contains) ?? false }
    }

    /// Whether a part of an address is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private enum Rule: Codable, Hashable, Sendable {
            case always, never
            case when(Condition)
            case unless(Condition)
        }

        private let rule: Rule

        func shows(_ parts: URLComponents) -> Bool {
            switch rule {
            case .always: true
            case .never: false
            case .when(let condition): condition.holds(parts)
            case .unless(let condition): !condition.holds(parts)
            }
        }

        public static var always: Self { Self(rule: .always) }
        public static var never: Self { Self(rule: .never) }

        /// Where another part has one of these values.
        public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(rule: .when(Condition(component: component, values: requirements)))
        }

        /// Where no other part has one of these values.
        public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
            Self(rule: .unless(Condition(component: component, values: requirements)))
        }

        /// Not in addresses of the web.
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

        public var description: String {
            switch rule {
            case .always: "always"
            case .never: "never"
            case .when(let condition): "displayWhen \(condition.component) is \(condition.values.sorted())"
            case .unless(let condition): "omitWhen \(condition.component) is \(condition.values.sorted())"
            }
        }
    }

    /// Whether the host is written, and which of its names.
    public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private let isShown: Bool
        private var omitted: Set<String> = []
        private var includesLevels = false
        private var condition: Condition?

        private init(_ isShown: Bool) { self.isShown = isShown }

        func shown(_ parts: URLComponents) -> String? {
            guard isShown, let host = parts.host else { return nil }
            guard condition?.holds(parts) ?? true else { return host }
            var names = host.split(separator: ".")
            while names.count > 2, omitted.contains(String(names[0])) {
                names.removeFirst()
                if !includesLevels { break }
            }
            if includesLevels, omitted.isEmpty, names.count > 2 { names = names.suffix(2) }
            return names.joined(separator: ".")
        }

        public static var always: Self { Self(true) }
        public static var never: Self { Self(false) }

        /// Without the first name, where it is one of these.
        ///
        /// - Parameter omitMultiLevelSubdomains: Whether more than one name goes; without names all but the last two.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
        ) -> Self {
            var option = Self(true)
            option.omitted = subdomainsToOmit
            option.includesLevels = omitMultiLevelSubdomains
            return option
        }

        /// The same, where another part has one of some values.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
            when component: Component, matches requirements: Set<String>
        ) -> Self {
            var option = omitSpecificSubdomains(
                subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
            option.condition = Condition(component: component, values: requirements)
            return option
        }

        public var description: String {
            isShown ? omitted.isEmpty ? "always" : "omitSpecificSubdomains \(omitted.sorted())" : "never"
        }
    }
}
