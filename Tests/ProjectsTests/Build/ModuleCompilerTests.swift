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
}
