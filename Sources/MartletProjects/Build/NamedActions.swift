import Foundation

/// Programs name actions by `#selector`, which the compiler knows with Objective-C only, say `@objc` of the methods, and
/// import parts of modules, such as `os.log`, which only modules of headers have.
///
/// UIKit's own that `UIApplication.sendAction` understands are read as `Selector` with the same name, in as many letters,
/// and `@objc` and the part of a module as blanks, so that what the compiler says of the rest of the line stays where it is.
/// Those of the program are read as a `Selector` of the method itself: `Selector("tick", Self.tick)`, which is longer.
enum NamedActions {
    /// The source with such names; nil where there are none.
    static func named(_ source: String) -> String? {
        guard ["#selector", "@objc", "import "].contains(where: source.contains) else { return nil }
        let result = wholeModules(withoutAttributes(methods(known(source))))
        return result == source ? nil : result
    }

    private static func known(_ source: String) -> String {
        let pattern = /#selector\(\s*(?:\w+\.)+(?:(resignFirstResponder)|endEditing(?:\(_:\))?)\s*\)/
        return source.replacing(pattern) { match in
            let name = match.output.1 == nil ? "endEditing:" : "resignFirstResponder"
            let text = "Selector(\"\(name)\")"
            let lines = match.output.0.filter(\.isNewline)
            return text + lines + String(repeating: " ", count: max(0, match.output.0.count - text.count - lines.count))
        }
    }

    private static func methods(_ source: String) -> String {
        let pattern = /#selector\(\s*((?:\w+\.)*)(\w+)(\((?:\w+:)+\))?\s*\)/
        return source.replacing(pattern) { match in
            let owner = match.output.1.isEmpty || match.output.1 == "self." ? "Self." : match.output.1
            let labels = match.output.3 ?? ""
            let lines = match.output.0.filter(\.isNewline)
            return "Selector(\"\(match.output.2)\(labels)\", \(owner)\(match.output.2)\(labels))\(lines)"
        }
    }

    private static func withoutAttributes(_ source: String) -> String {
        // One in each line at a time: what stands behind a quote is text, and behind two strokes a comment.
        let pattern = /(?m)^((?:(?!\/\/)[^\x22\n])*?)(@objc(?:Members)?(?:\([\w:]+\))?)(?=\s)/
        let result = source.replacing(pattern) { $0.output.1 + String(repeating: " ", count: $0.output.2.count) }
        return result == source ? source : withoutAttributes(result)
    }

    private static func wholeModules(_ source: String) -> String {
        let pattern = /(?m)^((?:[ \t]*@\w+)*[ \t]*import[ \t]+\w+)((?:\.\w+)+)(?=\s|$)/
        return source.replacing(pattern) { $0.output.1 + String(repeating: " ", count: $0.output.2.count) }
    }
}
