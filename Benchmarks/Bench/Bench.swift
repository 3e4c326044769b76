import Foundation
import SwiftUI

/// Runs the suites named on the command line, or all.
@main
@MainActor
struct Bench {
    static let suites: [(name: String, run: @MainActor (inout Report) -> Void)] = [
        ("list", ListSuite.run), ("lazy", LazySuite.run), ("eager", EagerSuite.run), ("binding", BindingSuite.run),
        ("bindingkit", BindingKitSuite.run), ("combine", CombineSuite.run), ("gesture", GestureSuite.run),
        ("motion", MotionSuite.run), ("drawing", DrawingSuite.run),
        ("text", TextSuite.run), ("count", CountSuite.run), ("window", WindowSuite.run),
    ]

    static func main() {
        WindowProbe.runIfRequested()
        let wanted = Set(CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") })
        var report = Report()
        for suite in suites where wanted.isEmpty || wanted.contains(suite.name) { suite.run(&report) }
        report.finish()
    }
}
