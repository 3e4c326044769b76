import Foundation
import Testing

@testable import MartletProjects

@Suite("Arguments for the compiler")
struct ModuleCompilerTests {
    @Test("paths with spaces, quotation marks and backslashes come through a file of arguments as they are")
    func arguments() throws {
        let folder = try ProjectFolder(["Its/a": ""])
        let place = folder.url.path + "/It's 🐦 \"so\" \\ called"
        try FileManager.default.moveItem(atPath: folder.url.path + "/Its", toPath: place)
        let source = place + "/Vi ew \"x\".swift"
        try "let a = 1".write(toFile: source, atomically: true, encoding: .utf8)
        let arguments = try ModuleCompiler.inFile(["-typecheck", source], folder.url.path + "/arguments")
        let result = try Command.run("swiftc", arguments)
        #expect(result.isSuccess, "\(result.output)")
    }

    @Test("a name of two files is told with both, as an error of the sources")
    func twice() {
        let failure = CompileFailure.explain(
            "error: filename \"A.swift\" used twice: '/p/a/A.swift' and '/p/b/A.swift'\n", of: "App", "compiled")
        #expect("\(failure)" == "App has two files named A.swift, /p/a/A.swift and /p/b/A.swift; rename one of them")
        #expect(failure.isOfSources && !ProjectFailure("x is not there").isOfSources)
    }

    @Test("selectors of the actions that are known are read as names, and the rest of their lines stays where it is")
    func selectors() throws {
        let source = """
            send(#selector(UIResponder.resignFirstResponder), to: nil)
            view.perform(#selector(UIView.endEditing(_:)))  // done
            """
        let named = try #require(NamedActions.named(source))
        let (old, new) = (source.split(separator: "\n"), named.split(separator: "\n"))
        #expect(new[0].hasPrefix("send(Selector(\"resignFirstResponder\")"))
        #expect(new[1].contains("Selector(\"endEditing:\")"))
        #expect(old.map(\.count) == new.map(\.count))
        #expect(new[0].hasSuffix(", to: nil)") && NamedActions.named("#selector(getter: name)") == nil)
        let folder = try ProjectFolder(["App.swift": source])
        let path = folder.url.path + "/App.swift"
        let none = folder.url.path + "/none.swift"
        #expect(SourceReading(nil, of: [path, none], keptIn: none).texts == [path: named])
    }

    @Test("an import of a part of a module is one of the module, and one of a declaration stays")
    func parts() throws {
        let source = """
            import os.log
            @preconcurrency import UIKit.UIImage // text.a
            import struct Foundation.Date
            """
        let named = try #require(NamedActions.named(source)).split(separator: "\n")
        #expect(named[0] == "import os    ")
        #expect(named[1] == "@preconcurrency import UIKit         // text.a")
        #expect(named[2] == "import struct Foundation.Date" && named.count == 3)
        #expect(NamedActions.named("import SwiftUI\nlet a = b.c") == nil)
    }

    @Test("selectors of the program's own methods are read as the methods, and their attributes as blanks")
    func methods() throws {
        let source = """
            add(self, selector: #selector(saved(_:)), name: .saved)
            add(self, selector: #selector(self.moved(from:to:)))
            let timer = make(#selector(Watch.tick), #selector(Self.end))
                @objc private func tick() {} // @objc
            @objcMembers class Watch { @objc(stop) func end() { print("@objc is text") } }
            """
        let named = try #require(NamedActions.named(source)).split(separator: "\n")
        #expect(named[0] == "add(self, selector: Selector(\"saved(_:)\", Self.saved(_:)), name: .saved)")
        #expect(named[1] == "add(self, selector: Selector(\"moved(from:to:)\", Self.moved(from:to:)))")
        #expect(named[2] == "let timer = make(Selector(\"tick\", Watch.tick), Selector(\"end\", Self.end))")
        #expect(named[3] == "          private func tick() {} // @objc")
        #expect(named[4] == "             class Watch {             func end() { print(\"@objc is text\") } }")
    }
}
