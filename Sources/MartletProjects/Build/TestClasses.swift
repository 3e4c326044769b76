import Foundation

/// The classes of tests of XCTest in a module, as the compiler tells of them.
struct TestClasses {
    struct Test: Equatable {
        let name: String
        let isAsync: Bool
    }

    struct TestClass: Equatable {
        /// As it is written in Swift.
        let name: String
        let tests: [Test]
    }

    let module: String
    let classes: [TestClass]

    /// - Parameter graph: The module's symbol graph, with what is internal to it.
    init(module: String, graph data: Data) {
        self.module = module
        guard let graph = try? JSONDecoder().decode(Graph.self, from: data) else {
            classes = []
            return
        }
        var parents: [String: String] = [:]
        var owners: [String: String] = [:]
        for relation in graph.relationships {
            if relation.kind == "inheritsFrom" { parents[relation.source] = relation.target }
            if relation.kind == "memberOf" { owners[relation.source] = relation.target }
        }
        var tests: [String: [Test]] = [:]
        for symbol in graph.symbols where symbol.kind.identifier == "swift.method" {
            guard let owner = owners[symbol.identifier.precise], let test = symbol.test else { continue }
            tests[owner, default: []].append(test)
        }
        /// Those of the classes around, up to that of XCTest; nil for what does not inherit from it.
        func inherited(by id: String) -> [Test]? {
            var (all, next, seen) = (tests[id] ?? [], parents[id], Set([id]))
            while let parent = next, seen.insert(parent).inserted {
                if parent == Self.base { return all }
                for test in tests[parent] ?? [] where !all.contains(where: { $0.name == test.name }) {
                    all.append(test)
                }
                next = parents[parent]
            }
            return nil
        }
        classes = graph.symbols.filter { $0.kind.identifier == "swift.class" }
            .compactMap { symbol in
                guard let all = inherited(by: symbol.identifier.precise), !all.isEmpty else { return nil }
                return TestClass(
                    name: symbol.pathComponents.joined(separator: "."), tests: all.sorted { $0.name < $1.name })
            }
            .sorted { $0.name < $1.name }
    }

    /// How the compiler calls `XCTestCase`.
    private static let base = "s:6XCTest0A4CaseC"

    /// Swift that lists the tests for XCTest, with one function for each class.
    ///
    /// - Parameter prefix: What the names of the functions begin with.
    func source(_ prefix: String) -> String {
        var text = "@testable import \(module)\n"
        for (index, item) in classes.enumerated() {
            text += """

                @available(*, deprecated)
                @MainActor
                private func \(prefix)\(index)(_ isWanted: (String) -> Bool) -> XCTestCaseEntry {
                    typealias Tests = \(item.name)
                    var list: [(String, (Tests) -> () throws -> Void)] = []

                """
            for test in item.tests {
                // The main actor's tests, too, are called as functions of no actor.
                let call =
                    test.isAsync
                    ? "asyncTest { (test: Tests) in { try await test.\(test.name)() } }"
                    : "{ test in { try MainActor.assumeIsolated { try test.\(test.name)() } } }"
                text += "    if isWanted(\"\(module).\(item.name)/\(test.name)\") {\n"
                text += "        list.append((\"\(test.name)\", \(call)))\n    }\n"
            }
            text += "    return testCase(list)\n}\n"
        }
        return text
    }

    /// Swift that begins the tests of all these classes, and those of Swift Testing.
    static func runner(_ modules: [TestClasses]) -> String {
        let modules = modules.filter { !$0.classes.isEmpty }
        if modules.isEmpty { return testingRunner }
        var functions: [String] = []
        var text = "import Foundation\nimport Testing\nimport XCTest\n"
        for (index, module) in modules.enumerated() {
            let prefix = "module\(index)_class"
            text += module.source(prefix)
            functions += module.classes.indices.map { "\(prefix)\($0)" }
        }
        return text + """

            @available(*, deprecated)
            @main
            struct Runner {
                @MainActor static func main() async {
                    let words = CommandLine.arguments
                    guard words.dropFirst().first == "--testing-library", words.count > 2, words[2] == "xctest" else {
                        await Testing.__swiftPMEntryPoint() as Never
                    }
                    var isWanted: (String) -> Bool = { _ in true }
                    if let place = words.firstIndex(of: "--filter"), place + 1 < words.count {
                        guard let filter = try? Regex(words[place + 1]) else {
                            print("\\(words[place + 1]) is no regular expression")
                            exit(1)
                        }
                        isWanted = { $0.contains(filter) }
                    }
                    let classes = [\(functions.joined(separator: ", "))].map { $0(isWanted) }.filter { !$0.allTests.isEmpty }
                    if classes.isEmpty { exit(EX_UNAVAILABLE) }
                    exit(XCTMain(classes, arguments: [words[0]]))
                }
            }

            """
    }

    /// Hands over to Swift Testing, which finds the tests in what is linked.
    private static let testingRunner = """
        import Testing

        @main
        struct Runner {
            static func main() async { await Testing.__swiftPMEntryPoint() as Never }
        }

        """
}

/// What is read of a symbol graph.
private struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Signature: Decodable { let returns: [Fragment]? }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?
        let functionSignature: Signature?

        /// The test that a method is: it begins with "test", takes nothing and returns nothing.
        var test: TestClasses.Test? {
            guard let last = pathComponents.last, last.hasPrefix("test"), last.hasSuffix("()"),
                functionSignature?.returns.map({ $0.map(\.spelling).joined() == "()" }) ?? true
            else { return nil }
            let isAsync = declarationFragments?.contains { $0.spelling == "async" } ?? false
            return TestClasses.Test(name: String(last.dropLast(2)), isAsync: isAsync)
        }
    }

    struct Relation: Decodable {
        let kind: String
        let source: String
        let target: String
    }

    let symbols: [Symbol]
    let relationships: [Relation]
}
