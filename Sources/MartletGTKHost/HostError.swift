/// Why a host cannot start, with what to do about it.
package struct HostError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
