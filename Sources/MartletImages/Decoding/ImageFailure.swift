/// Why a file or data are no picture.
package struct ImageFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
