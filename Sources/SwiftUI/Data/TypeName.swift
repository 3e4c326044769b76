/// The names of types as people read them.
enum TypeName {
    /// The name of a type with those of the types around it, without modules: `Outer.Inner<Element>`.
    static func nested(_ type: Any.Type) -> String { withoutModules(_typeName(type, qualified: true)) }

    /// Leaves the first part of each dotted name out, which is the module, and what stands for a function or a file.
    static func withoutModules(_ qualified: String) -> String {
        var result = ""
        var rest = qualified[...]
        var isModule = true
        while let first = rest.first {
            if rest.hasPrefix("(unknown context at ") {
                rest = rest.dropFirst(rest.prefix { $0 != ")" }.count + 1)
                if rest.first == "." { rest.removeFirst() }
                isModule = false
            } else if first.isLetter || first == "_" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                rest = rest.dropFirst(name.count)
                if isModule, rest.first == "." {
                    rest.removeFirst()
                } else {
                    result += name
                }
                isModule = false
            } else {
                result.append(first)
                rest.removeFirst()
                // A dot goes on with the same name; anything else begins another.
                isModule = first != "."
            }
        }
        return result
    }
}
