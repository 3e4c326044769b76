import Foundation
import Testing

@testable import MartletProjects

@Suite("Methods of delegates")
struct DelegateMethodsTests {
    private let text = """
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
            ) -> Bool {
                // }
                Center.current().ask()
                return true
            }
            @available(iOS 13.0, *)
            func scene(_ scene: UIScene, continue activity: Activity) {}
            func helper() { Center.other() }
            func applicationDidBecomeActive(_ application: UIApplication) { show(rootView: Missing()) }
        }
        """

    private func error(_ file: String, _ line: Int, _ message: String) -> Diagnostic {
        Diagnostic(file: file, line: line, column: 9, severity: .error, message: message)
    }

    @Test("those that need what is not here are read as blanks, but not what shows the view, nor other functions")
    func leavingOut() throws {
        let folder = try ProjectFolder(["App.swift": text])
        let file = folder.url.path + "/App.swift"
        let start = UIKitStart([file])
        var reading = SourceReading(nil, of: [file], start: start, keptIn: folder.url.path + "/kept")
        let errors = [
            error(file, 7, "cannot find 'Center' in scope"), error(file, 8, "missing return"),
            error(file, 11, "'Activity' is unavailable: There is none."),
            error(file, 12, "cannot find 'Center' in scope"),
            error(file, 13, "cannot find 'Missing' in scope"),
        ]
        var rounds = 0
        let left = try reading.compile { reading in
            rounds += 1
            let lines = SourceWords.lines(of: reading.texts[file] ?? "")
            return errors.filter { !lines[$0.line - 1].allSatisfy { $0 == " " } }
        }
        #expect(rounds == 2 && left == [errors[3], errors[4]])
        let lines = SourceWords.lines(of: reading.texts[file] ?? "")
        let own = SourceWords.lines(of: text)
        #expect(lines.map(\.count) == own.map(\.count))
        #expect(lines.indices.filter { $0 > 1 && lines[$0] == own[$0] } == [11, 12, 13])
        #expect(
            Array(reading.notes.suffix(2)) == [
                "App.swift:3: the delegate's application(_:didFinishLaunchingWithOptions:) is not run, as the compiler says: "
                    + "cannot find 'Center' in scope",
                "App.swift:11: the delegate's scene(_:continue:) is not run, as the compiler says: "
                    + "'Activity' is unavailable: There is none.",
            ])
        let again = SourceReading(nil, of: [file], start: start, keptIn: folder.url.path + "/kept")
        #expect(again.texts == reading.texts)
    }
}
