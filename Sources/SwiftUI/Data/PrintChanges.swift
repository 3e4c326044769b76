import MartletGraph

/// Why a body runs, apart from what its properties read.
enum EvaluationReason {
    /// Its view has just come.
    case identity
    /// Its view was given another value.
    case value
    /// Something that it reads has changed.
    case property
}

/// The evaluation of a body that is going on.
@MainActor
struct Evaluation {
    static var current: Evaluation?

    let type: Any.Type
    let reason: EvaluationReason
    /// The properties whose values have changed, by the names of the fields that hold them.
    let properties: [String]

    /// Writes why the body of `type` runs (semantics 38).
    static func printChanges<V>(of type: V.Type) {
        let names: [String]
        if !ChangeRecord.isKept {
            // Before anybody asks nothing is remembered. Who asks does it in each run of the body: this is the first.
            ChangeRecord.isKept = true
            names = allNames(of: type)
        } else if let current, current.type == type {
            names = current.reason == .identity ? allNames(of: type) : current.names
        } else {
            names = []
        }
        let what = names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed"
        print("\(TypeName.nested(type)): \(what).")
        // A terminal shows a line at once; a program that reads the output should see it as soon.
        fflush(nil)
    }

    private var names: [String] {
        (reason == .value ? ["@self"] : []) + Evaluation.distinct(properties)
    }

    private static func allNames<V>(of type: V.Type) -> [String] {
        let properties = PropertyPlan.of(type).properties.map(\.name)
        return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + distinct(properties)
    }

    private static func distinct(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension View {
    /// Writes to standard output why the body that calls this runs (semantics 38).
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text(name)
    ///     }
    ///
    /// `@self` stands for another value of the view, `@identity` for a view that has just come; the rest are the dynamic
    /// properties that changed, as `_name` where a property wrapper keeps them, and `@dependencies` for what the body
    /// read of observable objects.
    @MainActor @preconcurrency public static func _printChanges() { Evaluation.printChanges(of: Self.self) }

    /// What `_printChanges()` writes: Linux has no unified log.
    @MainActor @preconcurrency public static func _logChanges() { Evaluation.printChanges(of: Self.self) }
}

extension ViewModifier {
    /// Writes to standard output why the body that calls this runs, as for a view.
    @MainActor @preconcurrency public static func _printChanges() { Evaluation.printChanges(of: Self.self) }

    /// What `_printChanges()` writes: Linux has no unified log.
    @MainActor @preconcurrency public static func _logChanges() { Evaluation.printChanges(of: Self.self) }
}
