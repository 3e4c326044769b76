// The standard library's own functions are not known to call back on the same actor, which would be checked each time.

/// Calls `body` with where a value lies.
func withAddress<Value, Result>(of value: Value, _ body: (UnsafeRawPointer) -> Result) -> Result {
    withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
}

/// Calls `body` with where a variable lies.
func withMutableAddress<Value, Result>(
    of value: inout Value, _ body: (UnsafeMutableRawPointer) -> Result
) -> Result {
    withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
}
