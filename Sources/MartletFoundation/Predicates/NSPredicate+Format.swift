extension NSPredicate {
    /// A predicate written as text, which is asked of Swift values.
    ///
    ///     let adults = NSPredicate(format: "age >= %d AND name CONTAINS[cd] %@", 18, "é")
    ///     let found = people.filter { adults.evaluate(with: $0) }
    ///
    /// It knows comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
    /// `LIKE`, `MATCHES`, with `[c]` and `[d]`), `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, `SELF`, key paths with `@count`,
    /// `@sum`, `@avg`, `@min` and `@max`, arithmetic, lists in braces, and variables. Keys are stored properties and the keys
    /// of dictionaries; those that are computed cannot be found without Objective-C.
    ///
    /// - Parameter arguments: what takes the places of `%@`, `%K`, `%d` and the like, in order.
    ///
    /// A text that cannot be read is warned of, and its predicate holds for nothing.
    public convenience init(format: String, _ arguments: Any?...) {
        self.init(format: format, values: arguments)
    }

    /// The same with its arguments in an array.
    public convenience init(format: String, argumentArray: [Any?]?) {
        self.init(format: format, values: argumentArray ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        do {
            let condition = try PredicateParser.condition(format, arguments: values)
            self.init { object, variables in
                condition.holds(for: PredicateSubject(object: object, variables: variables ?? [:]))
            }
        } catch {
            PredicateWarning.say("Unable to parse the format string \"\(format)\": \(error)")
            self.init(value: false)
        }
    }
}

/// Tells of what a program got wrong, on standard error and each sentence once.
enum PredicateWarning {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    static func say(_ text: String) {
        guard lock.withLock({ said.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data("\(text).\n".utf8))
    }
}
