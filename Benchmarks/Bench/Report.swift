import Foundation

/// The figures of a run, a JSON line each, on standard output and in bench/results.jsonl.
struct Report {
    private var lines: [String] = []
    private var missed: [String] = []

    /// Runs `body` several times and adds the median of what it returns.
    mutating func add(
        suite: String, op: String, n: Int, unit: String, target: Double, runs: Int = 9, _ body: () -> Double
    ) {
        _ = body()
        let values = (0..<runs).map { _ in body() }.sorted()
        add(suite: suite, op: op, n: n, unit: unit, target: target, runs: runs, median: values[runs / 2])
    }

    mutating func add(suite: String, op: String, n: Int, unit: String, target: Double, runs: Int, median: Double) {
        let line = """
            {"suite":"\(suite)","op":"\(op)","n":\(n),"impl":"martlet","unit":"\(unit)",\
            "median":\(rounded(median)),"runs":\(runs),"target":\(target)}
            """
        print(line)
        lines.append(line)
        if median > target { missed.append("\(suite) \(op): \(rounded(median)) \(unit), target \(target)") }
    }

    /// Adds a number that is the same at every run.
    mutating func count(suite: String, op: String, n: Int, unit: String, _ count: Int) {
        let line = """
            {"suite":"\(suite)","op":"\(op)","n":\(n),"impl":"martlet","unit":"\(unit)","median":\(count),"runs":1}
            """
        print(line)
        lines.append(line)
    }

    private func rounded(_ value: Double) -> Double {
        (value * 1000).rounded() / 1000
    }

    func finish() {
        try? FileManager.default.createDirectory(atPath: "bench", withIntermediateDirectories: true)
        let text = lines.joined(separator: "\n") + "\n"
        do {
            try text.write(toFile: "bench/results.jsonl", atomically: true, encoding: .utf8)
        } catch {
            FileHandle.standardError.write(Data("bench/results.jsonl: \(error)\n".utf8))
        }
        for miss in missed { FileHandle.standardError.write(Data("missed: \(miss)\n".utf8)) }
    }
}

/// Seconds of processor time this process has used.
func cpuSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Seconds of processor time that `body` takes.
func cpu(_ body: () -> Void) -> Double {
    let start = cpuSeconds()
    body()
    return cpuSeconds() - start
}
