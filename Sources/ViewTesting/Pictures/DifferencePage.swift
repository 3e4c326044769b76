import Foundation
import MartletCairo
import MartletPages

/// The page of HTML that shows every picture found to differ since the tests began, each as it was, as it is, and in red
/// where it differs.
@MainActor
final class DifferencePage {
    static let shared = DifferencePage()

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("martlet-pictures-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    private var figures: [PicturePage.Figure] = []
    private var names = FileNames()

    /// Adds a picture and writes the page anew.
    ///
    /// - Parameters:
    ///   - test: Where it was compared.
    ///   - width: In points.
    /// - Returns: Where the page is.
    func add(
        _ name: String, test: String, reference: URL, actual: Data, difference: PictureDifference, width: CGFloat
    ) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stem = String(names.name(for: name).dropLast(4))
        var images: [PicturePage.Image] = []
        func write(_ data: Data, _ suffix: String, _ text: String) throws {
            let file = "\(stem).\(suffix).png"
            try data.write(to: folder.appendingPathComponent(file), options: .atomic)
            images.append(PicturePage.Image(file: file, text: text, width: Int(width)))
        }
        try write(Data(contentsOf: reference), "expected", "expected")
        try write(actual, "actual", "actual")
        if let picture = difference.picture { try write(CairoRenderer.png(of: picture), "difference", "what differs") }
        figures.append(
            PicturePage.Figure(
                verdict: "changed", name: name, remark: difference.description, place: test, images: images))
        let page = PicturePage(
            title: "Pictures that differ",
            summary: "From left to right: what is expected, what is drawn, and what differs, in red.",
            figures: figures)
        let url = folder.appendingPathComponent("index.html")
        try Data(page.html.utf8).write(to: url, options: .atomic)
        return url
    }
}
