import Foundation
import MartletProjects

/// Tells the user what goes on: on standard error, so that results can be redirected.
enum Terminal {
    /// A step of long work.
    static func say(_ text: String) { write("\(text) …\n".replacingOccurrences(of: ". …", with: ".")) }

    static func note(_ text: String) { write("note: \(text)\n") }

    static func complain(_ text: String) {
        let sentence = text.hasSuffix(".") || text.contains("\n") ? text : text + "."
        write("martlet: \(sentence)\n")
    }

    static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    /// The errors that stop a program from being built, with the line of each.
    static func show(_ diagnostics: [Diagnostic], limit: Int = 20) {
        let errors = diagnostics.filter(\.isError)
        for error in errors.prefix(limit) {
            write("\(error.place): error: \(error.message)\n")
        }
        let files = Set(errors.map(\.file)).count
        let rest = errors.count > limit ? "; these are the first \(limit)" : ""
        let inFiles = files == 1 ? "1 file" : "\(files) files"
        write("\(errors.count == 1 ? "1 error" : "\(errors.count) errors") in \(inFiles)\(rest). ")
        write("martlet check groups them by what is missing.\n")
    }
}
