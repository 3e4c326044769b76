import Foundation
import Testing

@testable import MartletProjects

@Suite("Classes of tests")
struct TestClassesTests {
    private func symbol(_ kind: String, _ id: String, _ path: [String], _ declaration: String = "") -> String {
        """
        {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(id)"}, \
        "pathComponents": [\(path.map { "\"\($0)\"" }.joined(separator: ", "))], \
        "declarationFragments": [\(declaration.split(separator: " ").map { "{\"spelling\": \"\($0)\"}" }.joined(separator: ", "))], \
        "functionSignature": {"returns": [{"spelling": "\(declaration.hasSuffix("Int") ? "Int" : "()")"}]}}
        """
    }

    private func relation(_ kind: String, _ source: String, _ target: String) -> String {
        "{\"kind\": \"\(kind)\", \"source\": \"\(source)\", \"target\": \"\(target)\"}"
    }

    private func classes(_ symbols: [String], _ relations: [String]) -> TestClasses {
        let graph = """
            {"symbols": [\(symbols.joined(separator: ","))], "relationships": [\(relations.joined(separator: ","))]}
            """
        return TestClasses(module: "AppTests", graph: Data(graph.utf8))
    }

    @Test("methods that begin with test and take and give nothing are tests, those of the classes around, too")
    func inherited() {
        let found = classes(
            [
                symbol("class", "base", ["Base"]), symbol("class", "own", ["Outer", "Own"]),
                symbol("class", "other", ["Other"]),
                symbol("method", "a", ["Base", "testShared()"]),
                symbol("method", "b", ["Outer", "Own", "testLoad()"], "func testLoad() async throws"),
                symbol("method", "c", ["Outer", "Own", "testWith(_:)"]),
                symbol("method", "d", ["Outer", "Own", "testCount()"], "func testCount() -> Int"),
                symbol("type.method", "e", ["Outer", "Own", "testAll()"]),
                symbol("method", "f", ["Other", "testNothing()"]),
            ],
            [
                relation("inheritsFrom", "base", "s:6XCTest0A4CaseC"), relation("inheritsFrom", "own", "base"),
                relation("memberOf", "a", "base"), relation("memberOf", "b", "own"), relation("memberOf", "c", "own"),
                relation("memberOf", "d", "own"), relation("memberOf", "e", "own"), relation("memberOf", "f", "other"),
            ])
        #expect(
            found.classes == [
                .init(name: "Base", tests: [.init(name: "testShared", isAsync: false)]),
                .init(
                    name: "Outer.Own",
                    tests: [.init(name: "testLoad", isAsync: true), .init(name: "testShared", isAsync: false)]),
            ])
        let runner = TestClasses.runner([found])
        #expect(runner.contains("isWanted(\"AppTests.Outer.Own/testLoad\")"))
        #expect(runner.contains("import XCTest"))
    }

    @Test("without such a class, or with a graph that cannot be read, only Swift Testing runs")
    func none() {
        #expect(TestClasses(module: "AppTests", graph: Data("{".utf8)).classes.isEmpty)
        #expect(!TestClasses.runner([classes([], [])]).contains("XCTest"))
    }
}
