import Foundation
import MartletCairo
import MartletHeadless

/// Draws all previews of a program into files, for the tool `martlet`, which says by the environment what it wants.
///
/// A line of JSON tells of each preview before and after it is drawn, so that one that stops the program is known.
@MainActor
struct PreviewPictures {
    private let folder: URL
    /// Pictures of another time to compare with.
    private let reference: URL?
    private let report: FileHandle
    /// How many previews were drawn by earlier runs.
    private let first: Int

    init?(environment: [String: String]) {
        guard let folder = environment["MARTLET_PREVIEW_PICTURES"], let path = environment["MARTLET_PREVIEW_REPORT"],
            let report = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        reference = environment["MARTLET_PREVIEW_COMPARE"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        self.report = report
        self.report.seekToEndOfFile()
        first = environment["MARTLET_PREVIEW_FIRST"].flatMap(Int.init) ?? 0
    }

    func run() throws {
        var names = FileNames()
        for (index, preview) in try Previews.all.enumerated() {
            let file = names.name(for: preview.name)
            guard index >= first else { continue }
            try say(Line(index: index, name: preview.name, place: preview.place, file: file))
            let image = preview.screen().image(scale: 2)
            try image.write(to: folder.appendingPathComponent(file), options: .atomic)
            let verdict = try reference.map { try compare(image, named: file, with: $0) }
            try say(
                Line(
                    index: index, name: preview.name, place: preview.place, file: file, verdict: verdict ?? "drawn",
                    width: preview.size.width, height: preview.size.height))
        }
    }

    private struct Line: Encodable {
        var index: Int
        var name: String
        var place: String
        var file: String
        /// Missing before the preview was drawn.
        var verdict: String?
        var width: Double?
        var height: Double?
    }

    private func say(_ line: Line) throws {
        var data = try JSONEncoder().encode(line)
        data.append(10)
        try report.write(contentsOf: data)
    }

    /// Whether a person would see a difference; writes a picture of it.
    private func compare(_ image: Data, named file: String, with reference: URL) throws -> String {
        guard let before = try? Data(contentsOf: reference.appendingPathComponent(file)) else { return "new" }
        if before == image { return "same" }
        guard let expected = CairoRenderer.pixels(ofPNG: before), let actual = CairoRenderer.pixels(ofPNG: image) else {
            return "changed"
        }
        let difference = PictureDifference(actual, expected, tolerance: 0.04)
        // Stricter than a test: of a star in a page as large as a screen no more than this is seen to change.
        if difference.share <= 0.00002 { return "same" }
        let differences = folder.appendingPathComponent("differences", isDirectory: true)
        try FileManager.default.createDirectory(at: differences, withIntermediateDirectories: true)
        if let picture = difference.picture {
            try CairoRenderer.png(of: picture).write(to: differences.appendingPathComponent(file), options: .atomic)
        }
        try before.write(
            to: differences.appendingPathComponent(file.replacingOccurrences(of: ".png", with: ".before.png")),
            options: .atomic)
        return "changed"
    }
}

/// Names for files that say what is in them and do not repeat.
struct FileNames {
    private var used: [String: Int] = [:]

    mutating func name(for text: String) -> String {
        var name = String(text.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" })
            .trimmingCharacters(in: .whitespaces)
        if name.isEmpty { name = "Preview" }
        let key = name.lowercased()
        used[key, default: 0] += 1
        let count = used[key] ?? 1
        return count == 1 ? "\(name).png" : "\(name) \(count).png"
    }
}

/// What a program that shows previews calls, where it is linked to this library.
@_cdecl("martlet_draw_previews")
public func _drawPreviews() {
    MainActor.assumeIsolated {
        do {
            guard let pictures = PreviewPictures(environment: ProcessInfo.processInfo.environment) else {
                throw CocoaError(.fileNoSuchFile)
            }
            try pictures.run()
        } catch {
            FileHandle.standardError.write(Data("The previews cannot be drawn: \(error)\n".utf8))
            exit(1)
        }
    }
}
