import Glibc

/// A dictionary of enchant, which is loaded when the first word is asked for: programs that check no spelling do not
/// need it.
@MainActor
final class SpellingDictionary {
    private let handle: OpaquePointer

    private init(_ handle: OpaquePointer) { self.handle = handle }

    private static let library = Library()
    private static var known: [String: SpellingDictionary?] = [:]

    /// The dictionary of a language, or of another country of the same language.
    static func of(_ language: String) -> SpellingDictionary? {
        let tag = language.replacingOccurrences(of: "-", with: "_")
        if let known = known[tag] { return known }
        let own = Locale.current.identifier.split(separator: ".").first.map(String.init)
        // The user's own country comes first, then the language as it stands, then any other country.
        let candidates = [tag] + [own, "\(tag)_US"].compactMap { $0 }.filter { $0.hasPrefix("\(tag)_") }
        let found = (candidates + languages.filter { $0.hasPrefix("\(tag)_") }).lazy
            .compactMap { library?.dictionary($0) }.first.map { SpellingDictionary($0) }
        known[tag] = .some(found)
        return found
    }

    static var languages: [String] { library?.languages ?? [] }

    func knows(_ word: String) -> Bool {
        Self.library?.check(handle, word, Int(word.utf8.count)) == 0
    }

    func suggestions(for word: String) -> [String] {
        var count = 0
        guard let library = Self.library, let list = library.suggest(handle, word, Int(word.utf8.count), &count)
        else { return [] }
        defer { library.free(handle, list) }
        return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
    }

    /// The functions of enchant that are used here.
    private final class Library {
        typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt
        typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        typealias Suggest =
            @convention(c) (
                OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>
            ) -> List?
        typealias Free = @convention(c) (OpaquePointer, List) -> Void
        typealias Describe =
            @convention(c) (
                UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>,
                UnsafeMutableRawPointer?
            ) -> Void

        let check: Check
        let suggest: Suggest
        let free: Free
        private let request: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
        private let list: @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
        private let broker: OpaquePointer

        init?() {
            guard let handle = dlopen("libenchant-2.so.2", RTLD_NOW) ?? dlopen("libenchant.so.1", RTLD_NOW)
            else { return nil }
            func function<T>(_ name: String) -> T? { dlsym(handle, name).map { unsafeBitCast($0, to: T.self) } }
            guard let make: @convention(c) () -> OpaquePointer? = function("enchant_broker_init"),
                let broker = make(), let check: Check = function("enchant_dict_check"),
                let suggest: Suggest = function("enchant_dict_suggest"),
                let free: Free = function("enchant_dict_free_string_list"),
                let request: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer? = function(
                    "enchant_broker_request_dict"),
                let list: @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void = function(
                    "enchant_broker_list_dicts")
            else { return nil }
            (self.check, self.suggest, self.free) = (check, suggest, free)
            (self.request, self.list, self.broker) = (request, list, broker)
        }

        func dictionary(_ language: String) -> OpaquePointer? { request(broker, language) }

        var languages: [String] {
            let found = Found()
            list(
                broker,
                { tag, _, _, _, data in
                    Unmanaged<Found>.fromOpaque(data!).takeUnretainedValue().tags.append(String(cString: tag))
                }, Unmanaged.passUnretained(found).toOpaque())
            return Array(Set(found.tags)).sorted()
        }

        private final class Found { var tags: [String] = [] }
    }
}
