import Foundation

/// How long the compiler takes for realistic bodies, on average.
@MainActor
enum TypeCheckSuite {
    static func run(_ report: inout Report) {
        guard let text = try? String(contentsOfFile: "bench/typecheck.txt", encoding: .utf8) else {
            FileHandle.standardError.write(Data("typecheck: bench/typecheck.txt is missing; run make bench\n".utf8))
            return
        }
        let times = text.split(separator: "\n").compactMap { line -> Double? in
            let fields = line.split(separator: "\t")
            guard fields.count >= 3, fields[2].contains("body"), fields[1].contains("Bodies") else { return nil }
            return Double(fields[0].replacingOccurrences(of: "ms", with: ""))
        }
        guard !times.isEmpty else { return }
        let mean = times.reduce(0, +) / Double(times.count)
        report.add(
            suite: "typecheck", op: "body", n: times.count, unit: "wall_ms_mean", target: 60, runs: 1, median: mean)
    }
}
