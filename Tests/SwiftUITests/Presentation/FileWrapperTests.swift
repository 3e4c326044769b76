import SwiftUI
import Testing

@Suite("File wrappers")
struct FileWrapperTests {
    private func inFolder(_ body: (URL) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url)
    }

    @Test("a folder is written with all in it, read again, and loses what was removed from it")
    func folders() throws {
        try inFolder { url in
            let folder = FileWrapper(directoryWithFileWrappers: [
                "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8)),
                "inner": FileWrapper(directoryWithFileWrappers: [:]),
            ])
            #expect(folder.isDirectory && !folder.isRegularFile && folder.regularFileContents == nil)
            #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
            let second = folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt")
            #expect(second != "b.txt")
            let place = url.appendingPathComponent("Document")
            try folder.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
            #expect(folder.filename == "Document")

            let read = try FileWrapper(url: place)
            #expect(Set(read.fileWrappers?.keys.map { $0 } ?? []) == ["a.txt", "b.txt", second, "inner"])
            let file = try #require(read.fileWrappers?["a.txt"])
            #expect(file.isRegularFile && file.regularFileContents == Data("a".utf8))
            #expect(read.keyForChildFileWrapper(file) == "a.txt")
            #expect(read.matchesContents(of: place))
            read.removeFileWrapper(file)
            #expect(!read.matchesContents(of: place))
            try read.write(to: place, options: [], originalContentsURL: place)
            #expect(!FileManager.default.fileExists(atPath: place.appendingPathComponent("a.txt").path))
            #expect(try String(contentsOf: place.appendingPathComponent("b.txt"), encoding: .utf8) == "b")
        }
    }

    @Test("links stay links, what is not there throws, and what changed on the disk is read anew")
    func links() throws {
        try inFolder { url in
            let file = url.appendingPathComponent("file")
            try Data("1".utf8).write(to: file)
            let wrapper = try FileWrapper(url: file, options: .immediate)
            try Data("22".utf8).write(to: file)
            #expect(wrapper.regularFileContents == Data("1".utf8) && !wrapper.matchesContents(of: file))
            try wrapper.read(from: file)
            #expect(wrapper.regularFileContents == Data("22".utf8))
            let link = url.appendingPathComponent("link")
            try FileWrapper(symbolicLinkWithDestinationURL: file).write(to: link, originalContentsURL: nil)
            let read = try FileWrapper(url: link)
            #expect(read.isSymbolicLink && read.symbolicLinkDestinationURL?.path == file.path)
            #expect(throws: (any Error).self) { try FileWrapper(url: url.appendingPathComponent("none")) }
            #expect(file.startAccessingSecurityScopedResource())
            #expect(!url.appendingPathComponent("none").startAccessingSecurityScopedResource())
        }
    }
}
