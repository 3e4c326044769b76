/// Why a project cannot be opened or built: one sentence that names what, where, and what to do.
package struct ProjectFailure: Error, CustomStringConvertible, Equatable {
    package let description: String
    /// Whether the sources are at fault, as where the compiler names a line.
    package let isOfSources: Bool

    package init(_ description: String, isOfSources: Bool = false) {
        self.description = description
        self.isOfSources = isOfSources
    }
}
