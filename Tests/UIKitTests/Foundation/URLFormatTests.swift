import MartletFoundation
import Testing

@Suite("Addresses as texts")
struct URLFormatTests {
    private let url = URL(string: "https://ada:secret@www.mail.example.org:8080/a/b?c=d#e")!

    @Test("an address is written as its scheme, host and path, or as the style says")
    func writing() {
        #expect(url.formatted() == "https://www.mail.example.org/a/b")
        #expect(
            url.formatted(.url.user().password().port().query().fragment())
                == "https://ada:secret@www.mail.example.org:8080/a/b?c=d#e")
        #expect(url.formatted(.url.scheme(.never).path(.never)) == "www.mail.example.org")
        #expect(url.formatted(.url.scheme(.omitWhen(.scheme, matches: ["https"])).host(.never)) == "/a/b")
        #expect(
            url.formatted(.url.query(.displayWhen(.path, matches: ["/a/b"])).scheme(.never).path(.never))
                == "www.mail.example.org?c=d")
        #expect(URL(string: "ftp://a.org:21/")!.formatted() == "ftp://a.org:21/")
        #expect(URL(string: "mailto:ada@example.org")!.formatted() == "mailto:ada@example.org")
    }

    @Test("the first names of a host are left out")
    func hosts() {
        func host(_ option: URL.FormatStyle.HostDisplayOption) -> String {
            url.formatted(.url.scheme(.never).path(.never).host(option))
        }
        #expect(host(.omitSpecificSubdomains(["www"])) == "mail.example.org")
        #expect(
            host(.omitSpecificSubdomains(["www", "mail"], includeMultiLevelSubdomains: true)) == "example.org")
        #expect(host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true)) == "example.org")
        #expect(
            host(.omitSpecificSubdomains(["www"], when: .scheme, matches: ["http"])) == "www.mail.example.org")
    }

    @Test("what users type is read, and fails where a part that has to be there is missing")
    func reading() throws {
        #expect(try URL(" https://a.org/b ", strategy: .url) == URL(string: "https://a.org/b"))
        #expect(try URL.FormatStyle().parseStrategy.parse("http://a.org") == URL(string: "http://a.org"))
        for text in ["", "a.org", "mailto:ada@example.org"] {
            #expect(throws: CocoaError.self) { try URL(text, strategy: .url) }
        }
        #expect(throws: CocoaError.self) { try URL("https://a.org", strategy: .url.port()) }
        let lax = URL.ParseStrategy(scheme: .defaultValue("https"), port: .defaultValue(81))
        #expect(try lax.parse("a.org/b") == URL(string: "https://a.org:81/b"))
    }

    @Test("a name is written and read")
    func names() throws {
        let name = try PersonNameComponents("Ada King Lovelace", strategy: .name)
        #expect(name.formatted(.name(style: .long)) == "Ada King Lovelace")
        #expect(try PersonNameComponents.FormatStyle().parseStrategy.parse("Ada").givenName == "Ada")
    }

    @Test("a span of dates is told by its units, or with colons")
    func spans() {
        let start = Date(timeIntervalSince1970: 0)
        let span = start..<start.addingTimeInterval(2 * 3600 + 5 * 60)
        #expect(span.formatted(.components(style: .wide)) == "2 hours, 5 minutes")
        #expect(span.formatted(.components(style: .abbreviated, fields: [.minute])) == "125 min")
        #expect(span.formatted(.components(style: .condensedAbbreviated)) == "2 hr 5 min")
        #expect(span.formatted(.components(style: .narrow)) == "2hr 5min")
        #expect(span.formatted(.timeDuration) == "2:05:00")
    }
}
