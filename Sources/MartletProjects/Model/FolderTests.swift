import Foundation

/// The tests in a folder without a project: the Swift files in folders whose names end in "Tests".
struct FolderTests {
    let sources: Set<String>
    let tests: ProgramTests

    /// - Parameter all: Every Swift file below the folder.
    init(of all: [String], in folder: URL) {
        let groups = Dictionary(grouping: all) { path in
            path.dropFirst(folder.path.count).split(separator: "/").dropLast().first { $0.hasSuffix("Tests") }
        }
        var (found, tests) = (Set<String>(), ProgramTests())
        for (name, sources) in groups.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            // A folder of that name may hold something else.
            guard let name, sources.contains(where: Self.isTest) else { continue }
            found.formUnion(sources)
            if name.hasSuffix("UITests") {
                tests.leaveOut(name)
            } else {
                tests.modules.append(
                    ProgramModule(name: BuildSettings.identifier(String(name)), sources: sources.sorted()))
            }
        }
        (self.sources, self.tests) = (found, tests)
    }

    private static func isTest(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return false }
        return String(decoding: data, as: UTF8.self).contains(/import (Testing|XCTest)\b/)
    }
}
