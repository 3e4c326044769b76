import Foundation
import MartletProjects

/// `martlet new`: writes a program to begin with: the files that Xcode would put into the folder of an app.
struct NewCommand {
    /// What the program's files import.
    private static let library = "SwiftUI"
    private static let testLibrary = "ViewTesting"
    /// Names of modules that a program's own must not hide.
    private static let taken: Set<String> = [
        "Combine", "CoreGraphics", "CoreTransferable", "Dispatch", "Foundation", "Glibc", "OSLog", "Observation",
        "Swift", "SwiftUI", "Symbols", "Testing", "UIKit", "UniformTypeIdentifiers", "ViewTesting", "XCTest", "os",
    ]

    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws -> Int32 {
        guard let path = arguments.positional.first else { throw ProjectFailure("martlet new needs a name") }
        let folder = URL(fileURLWithPath: path)
        let name = folder.deletingPathExtension().lastPathComponent
        guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            throw ProjectFailure("\(name) is no name for a module; take letters and digits, a letter first")
        }
        if Self.taken.contains(name) {
            throw ProjectFailure("\(name) is the name of a module that the program uses; take another")
        }
        if FileManager.default.fileExists(atPath: folder.path) {
            throw ProjectFailure("\(folder.path) is there already; nothing was changed")
        }
        for (file, text) in files(name) {
            try CacheFolder.write(text, to: "\(folder.path)/\(file)")
        }
        print("Wrote \(folder.path). Run it: martlet run \(path); test it: martlet test \(path)")
        return 0
    }

    private func files(_ name: String) -> [(String, String)] {
        [
            (
                "\(name)/\(name)App.swift",
                """
                import \(Self.library)

                @main
                struct \(name)App: App {
                    var body: some Scene {
                        WindowGroup {
                            ContentView()
                        }
                    }
                }

                """
            ),
            (
                "\(name)/ContentView.swift",
                """
                import \(Self.library)

                struct ContentView: View {
                    @State private var count = 0

                    var body: some View {
                        VStack(spacing: 12) {
                            Image(systemName: "bird")
                                .font(.largeTitle)
                                .foregroundStyle(.tint)
                            Text("Pressed \\(count) times")
                            Button("Press") { count += 1 }
                        }
                        .padding()
                    }
                }

                #Preview {
                    ContentView()
                }

                """
            ),
            (
                "\(name)Tests/ContentViewTests.swift",
                """
                import \(Self.library)
                import Testing
                import \(Self.testLibrary)

                @testable import \(name)

                @MainActor struct ContentViewTests {
                    @Test func countsEachPress() {
                        let screen = Screen { ContentView() }
                        screen.button("Press").tap()
                        #expect(screen.text("Pressed 1 times").exists)
                    }
                }

                """
            ),
            ("\(name)/Assets.xcassets/Contents.json", Self.catalogue("")),
            (
                "\(name)/Assets.xcassets/AccentColor.colorset/Contents.json",
                Self.catalogue(
                    """
                      "colors" : [
                        {
                          "color" : {
                            "color-space" : "srgb",
                            "components" : { "alpha" : "1.000", "blue" : "0x9C", "green" : "0x5B", "red" : "0x1F" }
                          },
                          "idiom" : "universal"
                        }
                      ],

                    """)
            ),
        ]
    }

    private static func catalogue(_ content: String) -> String {
        "{\n\(content)  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
    }
}
