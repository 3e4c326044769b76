import SwiftUI
import Testing
import ViewTesting

/// Reads the titles of a feed, as a reader of news does, with nothing imported but SwiftUI.
private final class FeedReader: NSObject, XMLParserDelegate, ObservableObject {
    @Published private(set) var titles: [String] = []
    private var text = ""

    func read(_ feed: String) {
        let parser = XMLParser(data: Data(feed.utf8))
        parser.delegate = self
        _ = parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) { text = "" }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        if elementName == "title" { titles.append(text) }
    }
}

private struct FeedView: View {
    @StateObject private var reader = FeedReader()

    var body: some View {
        VStack {
            Button("Read") {
                reader.read("<rss><item><title>One</title></item><item><title>Two &amp; three</title></item></rss>")
            }
            ForEach(reader.titles, id: \.self) { Text($0) }
        }
    }
}

@MainActor @Suite("Feeds")
struct FeedTests {
    @Test("a feed is read by XMLParser where SwiftUI alone is imported")
    func feed() {
        let screen = Screen { FeedView() }
        screen.button("Read").tap()
        #expect(screen.texts == ["Read", "One", "Two & three"])
    }
}
