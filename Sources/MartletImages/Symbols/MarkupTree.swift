import CMartletPixbuf
import Foundation

/// An element of an XML file, with the elements inside it. Text is left out.
final class MarkupTree {
    let name: String
    let attributes: [String: String]
    private(set) var children: [MarkupTree] = []

    private init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// Reads a file whole.
    static func read(_ data: Data) throws(ImageFailure) -> MarkupTree {
        let reader = Reader()
        var parser = GMarkupParser()
        parser.start_element = { _, name, names, values, reader, _ in
            guard let name, let reader else { return }
            var attributes: [String: String] = [:]
            var index = 0
            while let key = names?[index], let value = values?[index] {
                attributes[String(cString: key)] = String(cString: value)
                index += 1
            }
            Reader.of(reader).open(MarkupTree(name: String(cString: name), attributes: attributes))
        }
        parser.end_element = { _, _, reader, _ in
            if let reader { Reader.of(reader).close() }
        }
        let context = g_markup_parse_context_new(
            &parser, GMarkupParseFlags(0), Unmanaged.passUnretained(reader).toOpaque(), nil)
        defer { g_markup_parse_context_free(context) }
        var error: UnsafeMutablePointer<GError>?
        let isWhole = data.withUnsafeBytes { bytes in
            g_markup_parse_context_parse(
                context, bytes.bindMemory(to: CChar.self).baseAddress, gssize(bytes.count), &error) != 0
                && g_markup_parse_context_end_parse(context, &error) != 0
        }
        guard isWhole, let root = reader.root.children.first else {
            defer { if let error { g_error_free(error) } }
            throw ImageFailure(error.map { String(cString: $0.pointee.message) } ?? "it is empty")
        }
        return root
    }

    /// Keeps the elements that have begun and not ended.
    private final class Reader {
        let root = MarkupTree(name: "", attributes: [:])
        private lazy var open = [root]

        static func of(_ pointer: UnsafeMutableRawPointer) -> Reader {
            Unmanaged<Reader>.fromOpaque(pointer).takeUnretainedValue()
        }

        func open(_ element: MarkupTree) {
            open.last?.children.append(element)
            open.append(element)
        }

        func close() { open.removeLast() }
    }
}
