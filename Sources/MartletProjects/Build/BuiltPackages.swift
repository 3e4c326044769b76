/// What a program needs of the packages it depends on.
struct BuiltPackages: Sendable {
    /// Arguments with which the compiler finds their modules and macros.
    var options: [String] = []
    var libraries: [String] = []
    /// What cannot be used, a sentence each.
    var notes: [String] = []
}
