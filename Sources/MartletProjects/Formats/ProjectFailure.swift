/// Why a project cannot be opened or built: one sentence that names what, where, and what to do.
package struct ProjectFailure: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
