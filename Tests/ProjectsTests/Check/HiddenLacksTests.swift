import Foundation
import Testing

@testable import MartletProjects

@Suite("What a compiler does not come to")
struct HiddenLacksTests {
    private static let scenes = """
        struct Own: App {
            var body: some Scene {
                WindowGroup { Text("} a") }
                    .windowLevel(.floating) /* ) */
                    .windowFantasy { 3 } other: { "}" }
                Fantasy("A") { Text("B") }
                    .also(1)
                Settings { Text("C").tint(Color(fantasy: .red, b: "(")).bold() }
            }
        }

        """

    private func mended(_ places: [(Int, Int)], lacking: String = "") -> String {
        var mender = SourceMender(Self.scenes)
        for (line, column) in places {
            let isDone = mender.takeOut(line: line, column: column) {
                $0 == lacking || SwiftUINames.members.contains($0)
            }
            #expect(isDone)
        }
        #expect(mender.isMended)
        #expect(mender.source.utf8.count == Self.scenes.utf8.count)
        return mender.source
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").dropFirst(2).dropLast(2).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test("a modifier goes with its arguments and closures, a statement with its modifiers, and places stay")
    func takingOut() {
        #expect(
            lines(mended([(4, 14), (5, 14), (6, 9)], lacking: "windowFantasy")) == [
                "WindowGroup { Text(\"} a\") }", "/* ) */", "", "", "",
                "Settings { Text(\"C\").tint(Color(fantasy: .red, b: \"(\")).bold() }",
            ])
        #expect(
            lines(mended([(8, 40)])).last?.split(separator: " ").joined(separator: " ")
                == "Settings { Text(\"C\") .bold() }")
    }

    @Test("what stands in no modifier and begins no statement stays")
    func leaving() {
        var mender = SourceMender("let a = b.map { $0.c }\nlet d: Own = .some(1)\n")
        let takes: [Bool] = [(1, 11), (1, 19), (2, 15), (2, 20), (3, 1), (9, 9)].map { line, column in
            mender.takeOut(line: line, column: column) { _ in false }
        }
        #expect(takes == Array(repeating: false, count: 6))
        #expect(!mender.isMended)
    }

    @Test("the compiler is asked again without what is missing, and only what is missing counts of what it then says")
    func rounds() throws {
        let folder = try ProjectFolder(["A.swift": Self.scenes])
        let file = "\(folder.url.path)/A.swift"
        func error(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
            Diagnostic(file: file, line: line, column: column, severity: .error, message: message)
        }
        let first = [error(4, 14, "value of type 'WindowGroup<Text>' has no member 'windowLevel'")]
        let second = [
            error(5, 14, "value of type 'WindowGroup<Text>' has no member 'windowFantasy'"),
            error(2, 10, "cannot convert value of type 'A' to 'B'"),
        ]
        let third = [error(8, 9, "'MenuBarExtra' is unavailable: Use WindowGroup.")]
        var answers = [second, third]
        var hidden = HiddenLacks(sources: [file], mended: [:], missingModules: [], missing: { $0 })
        var texts: [String] = []
        let all = hidden.all(after: first) {
            texts.append($0[file] ?? "")
            return answers.removeFirst()
        }
        #expect(all == first + [second[0]] + third)
        #expect(texts.count == 2)
        #expect(!texts[0].contains("windowLevel") && texts[0].contains("windowFantasy"))
        #expect(!texts[1].contains("windowFantasy"))
    }
}
