import Foundation
import Testing

@testable import MartletProjects

@Suite("Members that nothing declares")
struct UnknownMembersTests {
    private func unknown(_ source: String, modules: [String] = ["padding", "font"]) throws -> [String] {
        let folder = try ProjectFolder(["M.swiftmodule": "x\0" + modules.joined(separator: "\0") + "\0y"])
        let conditions = SourceConditions(conditions: []) { _ in false }
        return UnknownMembers(in: ["/A.swift": source], conditions: conditions)
            .all(notIn: ModuleWords.files(in: folder.url.path)).map { "\($0.line):\($0.column) \($0.message)" }
    }

    @Test("a name behind a point that neither the program nor a module has is told with its place")
    func places() throws {
        let source = """
            struct A: View {
                var own: some View { Text("a.b").font(.captoin).padding() }
                var other: some View { own.own.paddin(2) }
            }

            """
        #expect(
            try unknown(source) == [
                "2:44 nothing has a member 'captoin'", "3:36 nothing has a member 'paddin'",
            ])
    }

    @Test("labels, cases, keywords in comments, numbers, ranges and lines that do not count are not told")
    func others() throws {
        let source = """
            enum Kind { case one, two }
            let pair = (left: 1, right: 2.e3)
            let all = [Kind.two, .one], sum = pair.left + pair.right, range = 0...third
            #if os(iOS)
            let phone = pair.only
            #endif
            // pair.said
            let literal = "\\(pair.inside)", third = pair.\u{60}in\u{60}

            """
        #expect(try unknown(source) == [])
    }

    @Test("nothing is told of a program with members of a subscript, or where a module cannot be read")
    func silence() throws {
        #expect(try unknown("subscript(dynamicMember name: String) -> Int { 1 }\nlet a = b.cool\n") == [])
        let used = UnknownMembers(
            in: ["/A.swift": "let a = b.cool\n"], conditions: SourceConditions(conditions: []) { _ in false })
        #expect(used.all(notIn: []).count == 1)
        #expect(used.all(notIn: ["/nowhere.swiftmodule"]) == [])
    }
}
