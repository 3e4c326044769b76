import Foundation

/// Programs name UIKit's actions by `#selector`, which the compiler knows with Objective-C only. Those that
/// `UIApplication.sendAction` understands are read as `Selector` with the same name, in as many letters, so that what the
/// compiler says of the rest of the line stays where it is.
enum NamedActions {
    /// The source with such names; nil where there are none.
    static func named(_ source: String) -> String? {
        guard source.contains("#selector") else { return nil }
        let pattern = /#selector\(\s*(?:\w+\.)+(?:(resignFirstResponder)|endEditing(?:\(_:\))?)\s*\)/
        var isChanged = false
        let result = source.replacing(pattern) { match in
            isChanged = true
            let name = match.output.1 == nil ? "endEditing:" : "resignFirstResponder"
            let text = "Selector(\"\(name)\")"
            let lines = match.output.0.filter(\.isNewline)
            return text + lines + String(repeating: " ", count: max(0, match.output.0.count - text.count - lines.count))
        }
        return isChanged ? result : nil
    }

    /// The texts of the files that have such names, by path.
    static func named(in paths: [String]) -> [String: String] {
        var texts: [String: String] = [:]
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            texts[path] = named(String(decoding: data, as: UTF8.self))
        }
        return texts
    }
}
