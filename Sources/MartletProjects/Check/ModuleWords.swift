import Foundation

/// Reads the names in compiled modules, which stand there between zeros.
enum ModuleWords {
    /// The files of a compiled module: in some builds it is a folder with one for each processor.
    static func files(of module: String) -> [String] {
        guard let inner = try? FileManager.default.contentsOfDirectory(atPath: module) else { return [module] }
        return inner.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { "\(module)/\($0)" }
    }

    /// The files of all modules in a folder.
    static func files(in folder: String) -> [String] {
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return inner.filter { $0.hasSuffix(".swiftmodule") }.sorted().flatMap { files(of: "\(folder)/\($0)") }
    }

    /// Those of some names that none of some modules has; nil where one of these cannot be read.
    ///
    /// - Complexity: O(*n*) in the size of the modules, however many names there are.
    static func missing(from names: Set<String>, in modules: [String]) -> Set<String>? {
        var missing = names
        for path in modules where !missing.isEmpty {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
                return nil
            }
            let lengths = Set(missing.map(\.utf8.count))
            data.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                var start = 0
                while start < bytes.count, let zero = memchr(base + start, 0, bytes.count - start) {
                    let end = zero - UnsafeMutableRawPointer(mutating: base)
                    if lengths.contains(end - start) {
                        missing.remove(String(decoding: bytes[start..<end], as: UTF8.self))
                    }
                    start = end + 1
                }
            }
        }
        return missing
    }
}
