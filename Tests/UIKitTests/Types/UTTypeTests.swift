import SwiftUI
import Testing

@testable import UniformTypeIdentifiers

@Suite("UTType and Transferable")
struct UTTypeTests {
    @Test("types are found by extension, MIME type and identifier, and know what they are a kind of")
    func types() {
        #expect(UTType(filenameExtension: "png") == .png && UTType(mimeType: "image/jpeg") == .jpeg)
        #expect(UTType("public.json") == .json && UTType("no.such.type") == nil)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.isSubtype(of: .plainText) && UTType.text.isSupertype(of: .html))
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.json.preferredMIMEType == "application/json")
        #expect(UTType(filenameExtension: "qqq")?.isDynamic == true && UTType(mimeType: "no/thing") == nil)
        let own = UTType(exportedAs: "org.example.note", conformingTo: .json)
        #expect(own.conforms(to: .json) && own.conforms(to: .text))
        let file = URL(fileURLWithPath: "/tmp").appendingPathComponent("a", conformingTo: .pdf)
        #expect(file.lastPathComponent == "a.pdf")
    }

    @Test("the types that an Info.plist declares have extensions, parents and names, however the list writes them")
    func declared() {
        let entries = TypeTable.entries(declaredIn: [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "org.example.Outline", "UTTypeConformsTo": ["public.json"],
                    "UTTypeDescription": "outline",
                    "UTTypeTagSpecification": ["public.filename-extension": ["outl", "OUTLINE"]],
                ],
                ["UTTypeDescription": "without an identifier"],
            ],
            "UTImportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "org.other.list",
                    "UTTypeTagSpecification": ["public.filename-extension": "lst", "public.mime-type": "text/x-list"],
                ]
            ],
        ])
        #expect(entries.map(\.identifier) == ["org.example.outline", "org.other.list"])
        #expect(entries.map(\.endings) == [["outl", "outline"], ["lst"]])
        #expect(entries.map(\.parents) == [["public.json"], ["public.data"]])
        #expect(entries.map(\.mime) == [nil, "text/x-list"] && entries.map(\.name) == ["outline", "org.other.list"])
        #expect(TypeTable.entries(declaredIn: ["UTExportedTypeDeclarations": "none"]).isEmpty)
    }

    @Test("rare types are found, and types have names of two classes")
    func tags() {
        #expect(
            UTType(filenameExtension: "p12") == .pkcs12 && UTType.webArchive.preferredFilenameExtension == "webarchive")
        #expect(UTType.applicationBundle.conforms(to: .application) && UTType.exe.conforms(to: .executable))
        #expect(UTType(filenameExtension: "png") == .png)
        #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .image) == .png)
        #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == .png)
        #expect(UTType.types(tag: "rtfd", tagClass: .filenameExtension, conformingTo: nil) == [.rtfd])
        #expect(UTType.jpeg.tags == [.filenameExtension: ["jpeg", "jpg", "jpe"], .mimeType: ["image/jpeg"]])
    }

    @Test("a file has the type of its extension, a folder and a link are what they are, and nothing has none")
    func typesOfFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["plain.txt", "Program.app", "some.folder"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in ["a.png", "b.qqq", "c", "d"] { try Data().write(to: folder.appendingPathComponent(name)) }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.appendingPathComponent("d").path)
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("e.png"), withDestinationURL: folder.appendingPathComponent("a.png"))
        func type(_ name: String) throws -> UTType? {
            try folder.appendingPathComponent(name).resourceValues(forKeys: [.contentTypeKey]).contentType
        }
        #expect(try type("a.png") == .png && type("b.qqq")?.isDynamic == true)
        #expect(try type("c") == .data && type("d") == .unixExecutable && type("e.png") == .symbolicLink)
        #expect(try type("plain.txt") == .folder && type("some.folder") == .folder)
        #expect(try type("Program.app") == .applicationBundle)
        #expect((try? type("nothing")) == nil)
        #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).contentType == nil)
    }

    struct Note: Codable, Transferable, Equatable {
        var title: String
        static let type = UTType(exportedAs: "org.example.note2", conformingTo: .json)

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: type)
            ProxyRepresentation(exporting: \.title)
        }
    }

    @Test("a value goes out in each of its forms, and comes back where it can")
    func transfer() async throws {
        let note = Note(title: "Hello")
        #expect(note.exportedContentTypes() == [Note.type, .utf8PlainText])
        let data = try await note.exported(as: Note.type)
        #expect(try await Note(importing: data, contentType: Note.type) == note)
        #expect(String(decoding: try await note.exported(as: .utf8PlainText), as: UTF8.self) == "Hello")
        await #expect(throws: TransferError.self) { try await note.exported(as: .png) }
        await #expect(throws: TransferError.self) { try await Note(importing: data, contentType: .png) }
    }

    @Test("texts and addresses are handed over as they are")
    func plain() async throws {
        let url = try #require(URL(string: "https://example.org"))
        #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
        #expect(try await String(importing: "ä".exported(as: .plainText), contentType: .utf8PlainText) == "ä")
    }

    @Test("a header of C++ is a header, and a source of code")
    func headers() {
        let type = UTType(filenameExtension: "hpp")
        #expect(type == .cPlusPlusHeader && UTType.cPlusPlusHeader.preferredFilenameExtension == "hpp")
        #expect(UTType.cPlusPlusHeader.conforms(to: .cHeader) && UTType.cPlusPlusHeader.conforms(to: .sourceCode))
    }
}
