import Foundation
import MartletHeadless
import Testing

/// Where in a test's source something was asked for.
struct SourcePlace {
    var fileID: String
    var filePath: String
    var line: Int
    var column: Int

    init(_ fileID: String = #fileID, _ filePath: String = #filePath, _ line: Int = #line, _ column: Int = #column) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }
}

/// Fails the running test, of Swift Testing or of XCTest; where none runs, as in a benchmark, stops the program.
func report(_ message: String, at place: SourcePlace) {
    guard Test.current != nil else {
        if runsXCTest, failXCTest(message, file: place.filePath, line: place.line) { return }
        fatalError("\(place.fileID):\(place.line): \(message)")
    }
    let location = SourceLocation(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    Issue.record(Comment(rawValue: message), sourceLocation: location)
}

/// Each of the two libraries runs its tests in a process of its own.
private var runsXCTest: Bool { !CommandLine.arguments.contains("swift-testing") }
