import Foundation

/// Has a program draw its previews, one run after the other where one of them stops the program.
package struct PreviewGallery {
    package struct Picture: Sendable, Equatable {
        package var name: String
        package var place: String
        package var file: String
        /// `drawn`, `same`, `changed`, `new`, `gone`, or `stopped` for one that ended the program.
        package var verdict: String
        package var width = 0.0
        /// What the program said when it ended.
        package var reason = ""

        package init(name: String, place: String, file: String, verdict: String, width: Double = 0, reason: String = "")
        {
            self.name = name
            self.place = place
            self.file = file
            self.verdict = verdict
            self.width = width
            self.reason = reason
        }
    }

    let executable: String
    let environment: [String: String]
    let folder: String
    let reference: String?

    /// - Parameters:
    ///   - folder: Where the pictures are written to.
    ///   - reference: Pictures of another time; nil compares with none.
    package init(executable: String, environment: [String: String], folder: String, reference: String?) {
        self.executable = executable
        self.environment = environment
        self.folder = folder
        self.reference = reference
    }

    package func draw(report: String) throws -> [Picture] {
        try CacheFolder.makeFolder(folder)
        if reference == nil || reference != folder {
            try? FileManager.default.removeItem(atPath: "\(folder)/differences")
        }
        var pictures: [Picture] = []
        while true {
            try CacheFolder.write("", to: report)
            var variables = environment
            variables["MARTLET_PREVIEW_PICTURES"] = folder
            variables["MARTLET_PREVIEW_REPORT"] = report
            variables["MARTLET_PREVIEW_COMPARE"] = reference
            variables["MARTLET_PREVIEW_FIRST"] = "\(pictures.count)"
            let result = try Command.run(executable, [], environment: variables)
            let lines = try Self.lines(of: report)
            pictures += lines.filter { $0["verdict"] != nil }.map { Self.picture($0, verdict: nil, reason: "") }
            if result.isSuccess { break }
            guard let last = lines.last, last["verdict"] == nil else {
                throw ProjectFailure("The previews cannot be drawn:\n" + Output.errors(in: result.output))
            }
            pictures.append(Self.picture(last, verdict: "stopped", reason: Self.reason(result.output)))
        }
        return pictures + gone(pictures)
    }

    private static func lines(of report: String) throws -> [Value] {
        let data = FileManager.default.contents(atPath: report) ?? Data()
        return try data.split(separator: 10).map { try JSONDecoder().decode(Value.self, from: Data($0)) }
    }

    private static func picture(_ line: Value, verdict: String?, reason: String) -> Picture {
        Picture(
            name: line["name"]?.string ?? "", place: line["place"]?.string ?? "", file: line["file"]?.string ?? "",
            verdict: verdict ?? line["verdict"]?.string ?? "", width: line["width"]?.string.flatMap(Double.init) ?? 0,
            reason: reason)
    }

    /// Of all that a program says at its end, why.
    private static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("Fatal error") } ?? lines.first { !$0.isEmpty } ?? "it gave no reason"
    }

    /// Pictures that there were before and are not now.
    private func gone(_ pictures: [Picture]) -> [Picture] {
        guard let reference, reference != folder else { return [] }
        let now = Set(pictures.map(\.file))
        let before = (try? FileManager.default.contentsOfDirectory(atPath: reference)) ?? []
        return before.filter { $0.hasSuffix(".png") && !now.contains($0) }.sorted().map {
            Picture(name: String($0.dropLast(4)), place: "", file: $0, verdict: "gone")
        }
    }
}
