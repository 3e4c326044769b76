import Foundation
import FoundationXML

/// An element of an XML file.
final class MarkupElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [MarkupElement] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func children(named name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// The first element with a name at any depth, this one included.
    func first(_ name: String) -> MarkupElement? {
        if self.name == name { return self }
        for child in children {
            if let found = child.first(name) { return found }
        }
        return nil
    }

    /// Reads a file whole.
    static func read(_ file: URL) throws -> MarkupElement {
        guard let data = try? Data(contentsOf: file) else { throw ProjectFailure("\(file.path) cannot be read") }
        let builder = Builder()
        let parser = XMLParser(data: data)
        parser.delegate = builder
        guard parser.parse(), let root = builder.root.children.first else {
            throw ProjectFailure("\(file.path) is not whole: line \(max(parser.lineNumber, 1)) is no XML")
        }
        return root
    }
}

private final class Builder: NSObject, XMLParserDelegate {
    let root = MarkupElement(name: "", attributes: [:])
    private lazy var open = [root]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        let element = MarkupElement(name: name, attributes: attributes)
        open.last?.children.append(element)
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
