/// Continues a C callback on the main actor, where GLib calls every callback of ours.
///
/// `value` is whatever the callback was given: pointers, which Swift does not let into another isolation by itself.
func onMain<Value, Result: Sendable>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    nonisolated(unsafe) let value = value
    return MainActor.assumeIsolated { body(value) }
}
