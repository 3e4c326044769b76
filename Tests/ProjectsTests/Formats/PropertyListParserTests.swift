import Foundation
import Testing

@testable import MartletProjects

@Suite("Property lists as text")
struct PropertyListParserTests {
    @Test("all kinds of values are read, with comments anywhere between")
    func values() throws {
        let text = """
            // !$*UTF8*$!
            { /* a project */
                plain = AB12_$/.:-+@x; /* after */
                "quoted key" = "a \\"b\\"\\n\\U00e9 \\\\";
                single = 'it';
                list = (one, "two", (three,), {four = 4;});
                empty = (); none = {}; data = <0a0B 0c>;
                path/with.slash = x/* y */;
            }
            """
        #expect(
            try PropertyListParser.parse(text)
                == .dictionary([
                    "plain": .string("AB12_$/.:-+@x"), "quoted key": .string("a \"b\"\né \\"), "single": .string("it"),
                    "list": .array([
                        .string("one"), .string("two"), .array([.string("three")]),
                        .dictionary(["four": .string("4")]),
                    ]),
                    "empty": .array([]), "none": .dictionary([:]), "data": .string("0a0B0c"),
                    "path/with.slash": .string("x"),
                ]))
    }

    @Test(
        "what is broken is named with its line",
        arguments: [
            ("{\n a = 1 b = 2;\n}", "line 2 should have ';'"),
            ("{\n a = (1 2);\n}", "line 2 should have ',' or ')'"),
            ("{ a = \"open;\n}", "line 1 should have a closing quote for the string that begins"),
            (
                "{ a = 1;", "it ends in line 1, in the middle, and is not whole; take it from version control again"
            ),
            ("{}\n}", "line 2 should have the end of the file"),
        ])
    func broken(text: String, message: String) {
        #expect(throws: ProjectFailure(message)) { try PropertyListParser.parse(text) }
    }

    @Test("a file of strings needs no braces, and a key may stand for itself")
    func strings() throws {
        #expect(
            try PropertyListParser.parseMembers("/* Title */\n\"a\" = \"b\";\n\"c\";\n")
                == .dictionary(["a": .string("b"), "c": .string("c")]))
    }

    @Test("a merge conflict, an empty file and half a file are named with the file and the line")
    func documents() throws {
        let folder = try ProjectFolder([
            "conflict": "{\n<<<<<<< HEAD\n a = 1;\n=======\n", "empty": "",
            "half": "<?xml version=\"1.0\"?><plist><dict>",
            "xml": "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>",
        ])
        let path = folder.url.path
        #expect(
            throws: ProjectFailure(
                "\(path)/conflict cannot be read: line 2 has the marks of a merge conflict; resolve it first")
        ) { try Document.read(folder.url.appendingPathComponent("conflict")) }
        #expect(throws: ProjectFailure("\(path)/empty cannot be read: it is empty")) {
            try Document.read(folder.url.appendingPathComponent("empty"))
        }
        #expect(throws: ProjectFailure("\(path)/half cannot be read: it is not a whole property list")) {
            try Document.read(folder.url.appendingPathComponent("half"))
        }
        #expect(try Document.read(folder.url.appendingPathComponent("xml")) == .dictionary(["a": .string("YES")]))
    }
}
