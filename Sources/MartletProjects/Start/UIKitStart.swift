import Foundation

/// How a program from before `App` begins: its delegates make a window of UIKit and show a view of SwiftUI in it.
///
/// The delegates are compiled as they are, with other types under UIKit's names in them, which keep the view that is given
/// to `UIHostingController`; an `App` of ours shows it. Only `@UIApplicationMain` is read as blanks, `UIResponder` as
/// `NSObject`, and the `UIHostingController` that classes of the program inherit from as ours: each in as many letters, so
/// that what the compiler says stays where it is.
struct UIKitStart: Equatable {
    /// A class and the file that declares it.
    struct Delegate: Equatable {
        var name: String
        var file: String
        var line: Int
    }

    /// What the delegates are to the program.
    enum Role: Equatable {
        /// They show its first view.
        case showView
        /// They begin it, with a storyboard or a view of UIKit.
        case begin
        /// An `App` begins it, and has delegates besides.
        case accompany
    }

    /// The program's delegate; where that knows nothing of scenes, the scene's.
    let app: Delegate
    let scene: Delegate?
    let role: Role

    /// - Returns: nil for a program whose delegates have nothing of scenes.
    init?(_ sources: [String]) {
        var app: Delegate?
        var other: Delegate?
        var scenes: [(delegate: Delegate, showsView: Bool)] = []
        var appShowsView = false
        for path in sources {
            guard let data = FileManager.default.contents(atPath: path), data.range(of: Self.mark) != nil else {
                continue
            }
            let code = Code(String(decoding: data, as: UTF8.self))
            for found in code.classes {
                let delegate = Delegate(name: found.name, file: path, line: found.line)
                if found.inherits("UIWindowSceneDelegate") {
                    scenes.append((delegate, code.showsView))
                } else if found.inherits("UIApplicationDelegate"), found.begins {
                    (app, appShowsView) = (delegate, code.showsView)
                } else if found.inherits("UIApplicationDelegate"), code.knowsSessions {
                    other = delegate
                }
            }
        }
        let scene = scenes.first(where: \.showsView) ?? scenes.first
        guard let first = app ?? other ?? scene?.delegate else { return nil }
        self.app = first
        self.scene = scene?.delegate
        role = app == nil ? .accompany : appShowsView || scene?.showsView == true ? .showView : .begin
    }

    private static let mark = Data("Delegate".utf8)

    /// The files of the delegates.
    var files: Set<String> { Set([app.file] + (scene.map { [$0.file] } ?? [])) }

    /// The text to read in place of a file's; nil where that is the same.
    func reading(_ text: String, of path: String) -> String? {
        let hasDelegate = files.contains(path)
        guard hasDelegate || role == .showView && text.contains("UIHostingController<") else { return nil }
        var bytes = Array(text.utf8)
        for found in Code(text).classes {
            let isDelegate = hasDelegate && [app.name, scene?.name].contains(found.name)
            for (range, word) in isDelegate ? found.replaced : found.hosting {
                let padded = Array(word.utf8) + [UInt8](repeating: 32, count: range.count - word.utf8.count)
                bytes.replaceSubrange(range, with: padded)
            }
        }
        let read = String(decoding: bytes, as: UTF8.self)
        return read == text ? nil : read
    }

    /// What is otherwise than the program says.
    var note: String? {
        func place(_ delegate: Delegate) -> String {
            "\((delegate.file as NSString).lastPathComponent):\(delegate.line)"
        }
        switch role {
        case .showView:
            return "\(place(app)): the program starts with UIKit's life cycle; the view that "
                + "\(scene?.name ?? app.name) gives to UIHostingController is shown in a WindowGroup."
        case .begin: return nil
        case .accompany:
            return scene.map {
                "\(place($0)): the methods of \($0.name) are not called, because scenes here are SwiftUI's alone; "
                    + "scenePhase and onOpenURL tell a view the same."
            }
        }
    }

    /// Said of a program that shows none.
    var refusal: String {
        "\(app.name) starts the program with UIKit's life cycle and shows no view of SwiftUI first; "
            + "begin with an App marked @main whose WindowGroup shows one."
    }
}

extension UIKitStart {
    /// The cause that a program without a view of SwiftUI has, with the errors in its delegates, which follow from it.
    func takeFinding(from diagnostics: inout [Diagnostic]) -> Finding {
        let place = Diagnostic(
            file: app.file, line: app.line, column: 1, severity: .error,
            message: "\(app.name) starts the program with UIKit's life cycle and shows no view of SwiftUI first")
        let followOns = diagnostics.filter { files.contains($0.file) }
        diagnostics.removeAll { files.contains($0.file) }
        return Finding(
            kind: .framework, name: "UIKit's life cycle",
            advice: "Begin with an App marked @main whose WindowGroup shows a view of SwiftUI.", places: [place],
            followOns: followOns)
    }

    /// What stands in a file apart from comments and texts.
    private struct Code {
        private let text: String

        init(_ source: String) {
            let bytes = Array(source.utf8)
            let isCode = SourceMender.code(in: bytes)
            let plain = bytes.indices.map { isCode[$0] || bytes[$0] == 10 ? bytes[$0] : 32 }
            text = String(decoding: plain, as: UTF8.self)
        }

        var showsView: Bool { text.contains(/\(\s*rootView\s*:/) }

        var knowsSessions: Bool { text.contains("UISceneSession") }

        var classes: [Class] {
            text.matches(
                of: /((?:@\w+\s+)*)(?:(?:final|public|open|internal)\s+)*class\s+(\w+)\s*(?:<[^>{]*>)?\s*:\s*([^{]*)\{/
            ).map {
                match in
                var replaced: [(Range<Int>, String)] = []
                let attributes = match.output.1
                for main in attributes.matches(of: /@(?:UIApplicationMain|main)\b/) {
                    replaced.append((place(main.range), ""))
                }
                for responder in match.output.3.matches(of: /\bUIResponder\b/) {
                    replaced.append((place(responder.range), "NSObject"))
                }
                let hosting = match.output.3.matches(of: /\bUIHostingController\b(?=\s*<)/).map {
                    (place($0.range), UIKitStart.hostingController)
                }
                let parents = match.output.3.split { $0 == "," || $0.isWhitespace }.map(String.init)
                let line = text[..<match.range.lowerBound].utf8.count { $0 == 10 } + 1
                return Class(
                    name: String(match.output.2), line: line, parents: parents,
                    begins: attributes.contains(/@(?:UIApplicationMain|main)\b/), replaced: replaced,
                    hosting: hosting)
            }
        }

        private func place(_ range: Range<String.Index>) -> Range<Int> {
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            return start..<start + text[range].utf8.count
        }
    }

    private struct Class {
        var name: String
        var line: Int
        var parents: [String]
        var begins: Bool
        /// What is read otherwise, by its place among the bytes.
        var replaced: [(Range<Int>, String)]
        /// Where it inherits from a controller that hosts a view, the same.
        var hosting: [(Range<Int>, String)]

        func inherits(_ parent: String) -> Bool { parents.contains(parent) }
    }
}
