import Foundation
import MartletGraph
import MartletCairo
import SwiftUI

extension Screen {
    /// Compares what is on the screen with a picture that was stored before, and fails the test where a user would see a
    /// difference.
    ///
    ///     @MainActor @Test func settingsLookAsBefore() {
    ///         let screen = Screen { SettingsView() }
    ///         screen.expectPicture("settings")
    ///     }
    ///
    /// The reference is `__Pictures__/<file of the test>/<name>.png` beside the test. Where there is none, the present
    /// picture is stored, and the test passes; on a build server, where the environment has `CI`, it fails. Where they
    /// differ, `<name>.actual.png` and `<name>.difference.png` are written beside the reference: the latter shows in red
    /// what differs. All pictures that differ in a run of tests stand on one page of HTML in the temporary folder, whose
    /// path the failure says. Fonts differ from machine to machine: keep references of one.
    ///
    /// - Parameters:
    ///   - name: The name of the picture, of its own in the test's file.
    ///   - scale: Pixels a point.
    ///   - tolerance: How far a pixel's colour may be from the reference in Oklab, where black and white are 1 apart;
    ///     a person sees a difference from about 0.02 on. What only lies a pixel beside counts as the same.
    ///   - share: Which part of all pixels may differ by more, from 0 to 1.
    ///   - isRecording: Whether to store the present picture in place of the reference; also asked for by a value of
    ///     `MARTLET_RECORD_PICTURES` in the environment.
    /// - Returns: Whether the picture is the same; false too where it was stored anew.
    @discardableResult
    public func expectPicture(
        _ name: String, scale: CGFloat = 1, tolerance: Double = 0.04, share: Double = 0.0005,
        isRecording: Bool = false, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let place = SourcePlace(fileID, filePath, line, column)
        let test = URL(fileURLWithPath: filePath)
        let folder = test.deletingLastPathComponent().appendingPathComponent("__Pictures__")
            .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
        let files = PictureFiles(folder: folder, name: name)
        let environment = ProcessInfo.processInfo.environment
        let image = image(scale: scale)
        do {
            guard !isRecording, environment["MARTLET_RECORD_PICTURES"] == nil, files.hasReference else {
                try files.store(image)
                if environment["CI"] != nil, !isRecording {
                    report(
                        "There was no picture \"\(name)\" to compare with. It is \(files.reference.path) now.",
                        at: place)
                }
                return false
            }
            guard let expected = CairoRenderer.pixels(ofPNG: try Data(contentsOf: files.reference)) else {
                report("\(files.reference.path) is no PNG.", at: place)
                return false
            }
            let actual = CairoRenderer.pixels(ofPNG: image)!
            let difference = PictureDifference(actual, expected, tolerance: tolerance)
            if difference.share <= share {
                files.removeFindings()
                return true
            }
            try files.store(image, difference: difference.picture.map(CairoRenderer.png(of:)))
            let page = try DifferencePage.shared.add(
                name, test: "\(fileID):\(line)", reference: files.reference, actual: image,
                difference: difference, width: size.width)
            report(
                "The screen does not look like the picture \"\(name)\": \(difference). "
                    + "See \(files.actual.path) and \(page.path).",
                at: place)
        } catch {
            report("The picture \"\(name)\" cannot be compared: \(error)", at: place)
        }
        return false
    }
}

/// Where a picture and what was found of it are kept.
private struct PictureFiles {
    let folder: URL
    let name: String

    var reference: URL { folder.appendingPathComponent("\(name).png") }
    var actual: URL { folder.appendingPathComponent("\(name).actual.png") }
    private var difference: URL { folder.appendingPathComponent("\(name).difference.png") }

    var hasReference: Bool { FileManager.default.fileExists(atPath: reference.path) }

    func store(_ image: Data) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try image.write(to: reference, options: .atomic)
        removeFindings()
    }

    func store(_ image: Data, difference picture: Data?) throws {
        try image.write(to: actual, options: .atomic)
        try picture?.write(to: difference, options: .atomic)
    }

    func removeFindings() {
        for file in [actual, difference] { try? FileManager.default.removeItem(at: file) }
    }
}
