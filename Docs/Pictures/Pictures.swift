import Foundation

/// Writes the pictures of the README into a folder: Pictures FOLDER
@main
enum Pictures {
    @MainActor static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
        try Film.picture.write(to: folder.appendingPathComponent("film.png"))
        try Idioms.picture.write(to: folder.appendingPathComponent("idioms.png"))
    }
}
