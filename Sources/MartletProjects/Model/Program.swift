import Foundation

/// A program to build: its modules, what they use, and what it shows of itself.
package struct Program: Sendable {
    /// What the user sees, and the name of the file that is run.
    package var name: String
    /// What was opened: a project, a package, a folder.
    package var origin: URL
    /// In the order in which they are built; the last one is the program itself.
    package var modules: [ProgramModule]
    package var packages: [PackageReference] = []
    package var packageProducts: [PackageProduct] = []
    package var lockFile: URL?
    /// What tests it, which takes no part in a run.
    package var tests = ProgramTests()
    /// The Info.plist, as XML.
    package var info: Data
    /// The name of the set of pictures in a catalogue.
    package var iconName: String?
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
    /// Nil where nothing says so.
    package var idiom: ProgramIdiom?
    /// What is left out, a sentence each.
    package var notes: [String] = []

    /// The app's own first: they stand before what a framework of its has under the same name.
    package var resources: [ResourceItem] { modules.reversed().flatMap(\.resources) }
    package var sources: [String] { modules.flatMap(\.sources) }
    /// Sources in languages that are not compiled.
    package var foreignSources: [String] = []
    /// What it names and does not have.
    package var absent = AbsentParts()
    /// The files that say what belongs to the program.
    package var manifests: [String] = []

    /// Files, and folders in which files come and go, whose change makes another program.
    package var watchedPaths: [String] {
        let folders = Set((sources + resources.map(\.path)).map { ($0 as NSString).deletingLastPathComponent })
        let local = packages.compactMap { package in
            if case .local(let path) = package.source { path } else { nil }
        }
        return manifests + folders.sorted() + local
    }
}

/// The tests of a program.
package struct ProgramTests: Sendable {
    package var modules: [ProgramModule] = []
    package var packageProducts: [PackageProduct] = []
    /// What is not run, a sentence each.
    package var notes: [String] = []

    /// Names what uses the program from another process.
    mutating func leaveOut(_ name: some StringProtocol) {
        notes.append("\(name) uses the program from outside by XCUITest, which is Apple's, and is not run.")
    }
}

/// A module of a program.
package struct ProgramModule: Sendable {
    package var name: String
    package var sources: [String]
    package var resources: [ResourceItem] = []
    package var options = SwiftOptions()
    /// Whether the program's code may say `Bundle.module`, as in a package.
    package var hasModuleBundle = false
    /// Whether it is given a beginning, because it has none of its own.
    package var needsBeginning = false
    /// Whether what is internal to it can be tested, and its beginning gives way to that of the tests.
    package var isTested = false
    /// Whether its classes are searched for tests.
    package var holdsTests = false
    /// Whether it does nothing but run the tests of the others.
    package var runsTests = false
    /// Whether constants are made for what its catalogues hold.
    package var hasAssetSymbols = true
    /// Whether functions are made for the keys of its string catalogues that were added by hand.
    package var hasStringSymbols = false
}
