/// What is wrong with the use of a macro, as the compiler shows it.
struct Complaint: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
