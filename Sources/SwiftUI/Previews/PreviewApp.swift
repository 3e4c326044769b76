/// A program that shows previews in place of its own windows.
///
/// `MARTLET_PREVIEW=list` in the environment prints the names of all previews, `all` opens a window to look through them,
/// and a name opens a window for each preview that has it. `MARTLET_PREVIEW_PICTURES=folder` draws all of them into files there.
@MainActor
enum PreviewApp {
    /// Does what the environment asks for.
    ///
    /// - Returns: whether it asked for previews.
    static func runIfRequested() -> Bool {
        if ProcessInfo.processInfo.environment["MARTLET_PREVIEW_PICTURES"] != nil {
            drawPictures()
            return true
        }
        guard let name = ProcessInfo.processInfo.environment["MARTLET_PREVIEW"], !name.isEmpty else { return false }
        do {
            if name == "all" {
                PreviewCatalog.begin("one of the previews")
                let browser = WindowDescription(
                    id: "previews", title: "Previews", defaultSize: CGSize(width: 900, height: 900),
                    content: AnyView(PreviewBrowser(items: try PreviewCatalog.all())))
                Launcher.run(SceneApp(windows: [browser]))
                return true
            }
            let items = name == "list" ? try PreviewCatalog.all() : try PreviewCatalog.named(name)
            if name == "list" {
                print(items.isEmpty ? "This program has no previews." : listing(items))
            } else if items.isEmpty {
                fail("There is no preview named \(name). There are:\n\(listing(try PreviewCatalog.all()))")
            } else {
                PreviewCatalog.begin(items.map { "'\($0.name)' (\($0.place))" }.joined(separator: " or "))
                Launcher.run(SceneApp(windows: items.map(window)), opensAll: true)
            }
        } catch {
            fail("The previews cannot be made: \(error)")
        }
        return true
    }

    /// Draws all previews into files, with the library for tests, which the tool `martlet` links programs to.
    private static func drawPictures() {
        guard let function = dlsym(nil, "martlet_draw_previews") else {
            fail("Pictures of previews are drawn by ViewTesting, which this program is not linked to.")
        }
        unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    }

    private static func listing(_ items: [PreviewItem]) -> String {
        let width = items.map(\.name.count).max() ?? 0
        return items.map { $0.name.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + $0.place }
            .joined(separator: "\n")
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }

    private static func window(_ item: PreviewItem) -> WindowDescription {
        var window = WindowDescription(
            id: item.id, title: item.name, defaultSize: item.size, idiom: item.idiom, content: item.content)
        window.bars.toolbar.isSeparate = item.isBare
        return window
    }
}

/// An app of nothing but windows.
private struct SceneApp: App {
    var windows: [WindowDescription] = []

    init() {}
    init(windows: [WindowDescription]) { self.windows = windows }

    var body: some Scene { WindowsScene(windows: windows) }
}

private struct WindowsScene: Scene {
    typealias Body = Never
    let windows: [WindowDescription]

    func _collectWindows(into list: inout _WindowList) { list.windows += windows }
}
