import Foundation
import MartletProjects

/// `martlet previews`: draws every preview of a program into a file, or opens one.
struct PreviewsCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws -> Int32 {
        let folder = arguments.options["png"].map(Self.absolute)
        if arguments.flags.contains("watch") {
            if let folder {
                return try WatchLoop(arguments) {
                    _ = try self.draw($0, into: folder)
                    return nil
                }.run()
            }
            return try WatchLoop(arguments, windows: ["MARTLET_PREVIEW": arguments.options["show"] ?? "all"]).run()
        }
        guard let built = try BuiltProgram(arguments, isForPreviews: true) else { return 1 }
        if let name = arguments.options["show"] {
            // Where there is no such preview the program says so, and needs no browser for it.
            let isThere = try Display.isThere || lists(built, name)
            return try built.become([], ["MARTLET_PREVIEW": name], needsDisplay: name != "list" && isThere)
        }
        guard let folder else { return try built.become([], ["MARTLET_PREVIEW": "list"], needsDisplay: false) }
        return try draw(built, into: folder)
    }

    /// Whether a program's list of previews has a name somewhere.
    private func lists(_ built: BuiltProgram, _ name: String) throws -> Bool {
        let variables = built.environment.merging(["MARTLET_PREVIEW": "list"]) { $1 }
        let list = try Command.run(built.executable, [], environment: variables).output
        return name == "all" || list.localizedCaseInsensitiveContains(name)
    }

    /// Draws all into files, and says which differ.
    private func draw(_ built: BuiltProgram, into folder: String) throws -> Int32 {
        let reference = arguments.options["compare"].map(Self.absolute)
        if let reference, !FileManager.default.fileExists(atPath: reference) {
            throw ProjectFailure("\(reference), the folder to compare with, is not there")
        }
        if reference == folder { throw ProjectFailure("--png and --compare name the same folder; give two") }
        let gallery = PreviewGallery(
            executable: built.executable, environment: built.environment, folder: folder, reference: reference)
        let pictures = try gallery.draw(report: try built.cache.file("build/previews"))
        let page = PreviewPage(program: built.name, pictures: pictures)
        try CacheFolder.write(page.text, to: "\(folder)/index.html")
        for picture in pictures where !["drawn", "same"].contains(picture.verdict) {
            let place = picture.place.isEmpty ? "" : " (\(picture.place))"
            let reason = picture.reason.isEmpty ? "" : ": \(picture.reason)"
            Terminal.write("\(picture.name)\(place) \(Self.sentence[picture.verdict] ?? "")\(reason)\n")
        }
        print("\(page.summary) See \(folder)/index.html")
        // Under --watch the tool goes on, and a file or a pipe is to have the line now.
        fflush(nil)
        return pictures.contains { !["drawn", "same"].contains($0.verdict) } ? 1 : 0
    }

    private static let sentence = [
        "changed": "does not look as before", "new": "was not there before", "gone": "is not there any more",
        "stopped": "stopped the program",
    ]

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
