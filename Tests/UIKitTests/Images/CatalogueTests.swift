import Foundation
import Testing
import UIKit

@Suite("What a catalogue holds besides pictures")
final class CatalogueTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    private var bundle: Bundle { Bundle(path: folder.path)! }

    init() throws { try write("{}", "Assets.xcassets/Contents.json") }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test(
        "a data set is read whole, with the kind of its file; of several files the one for the device counts, else that for all"
    )
    func data() throws {
        let set = "Assets.xcassets/Texts/poem.dataset"
        try write(#"{"properties": {"provides-namespace": true}}"#, "Assets.xcassets/Texts/Contents.json")
        try write(
            """
            {"data": [
              {"idiom": "watch", "filename": "watch.txt", "universal-type-identifier": "public.plain-text"},
              {"idiom": "universal", "filename": "poem.txt", "universal-type-identifier": "public.plain-text"}]}
            """, "\(set)/Contents.json")
        try write("roses", "\(set)/poem.txt")
        try write("on a wrist", "\(set)/watch.txt")
        try write(
            #"{"data": [{"idiom": "universal", "filename": "lost.bin"}]}"#, "Assets.xcassets/lost.dataset/Contents.json"
        )
        try write(
            """
            {"data": [
              {"idiom": "universal", "filename": "all.txt"}, {"idiom": "mac", "filename": "mac.txt"}]}
            """, "Assets.xcassets/own.dataset/Contents.json")
        try write("on a desk", "Assets.xcassets/own.dataset/mac.txt")
        let poem = try #require(NSDataAsset(name: "Texts/poem", bundle: bundle))
        #expect(String(decoding: poem.data, as: UTF8.self) == "roses")
        #expect(
            NSDataAsset(name: "own", bundle: bundle).map { String(decoding: $0.data, as: UTF8.self) } == "on a desk")
        #expect(poem.name == "Texts/poem" && poem.typeIdentifier == "public.plain-text")
        #expect(NSDataAsset(name: "lost", bundle: bundle) == nil && NSDataAsset(name: "absent", bundle: bundle) == nil)
    }

    @Test("a picture that is localised is the one of the user's language, else the one of none")
    func languages() throws {
        func picture(_ width: Int) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"8\"></svg>"
        }
        func add(_ name: String, _ languages: [String?]) throws {
            let images = languages.enumerated().map { index, language in
                "{\"idiom\": \"universal\", \"filename\": \"\(index).svg\""
                    + (language.map { ", \"locale\": \"\($0)\"" } ?? "") + "}"
            }
            let set = "Assets.xcassets/\(name).imageset"
            try write("{\"images\": [\(images.joined(separator: ","))]}", "\(set)/Contents.json")
            for index in languages.indices { try write(picture(10 + index), "\(set)/\(index).svg") }
        }
        let own = String(Locale.preferredLanguages[0].prefix { $0 != "-" })
        let other = own == "de" ? "fr" : "de"
        try add("both", [nil, other, own])
        try add("foreign", [other, nil])
        try add("plain", [nil])
        func width(_ name: String) -> CGFloat? { UIImage(named: name, in: bundle, compatibleWith: nil)?.size.width }
        #expect(width("both") == 12 && width("foreign") == 11 && width("plain") == 10)
    }
}
