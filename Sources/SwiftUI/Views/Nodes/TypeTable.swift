/// What is known about types, worked out once for each and kept for good.
///
/// A look-up is a multiplication and most often one comparison: a dictionary would hash with a secret key, which costs
/// as much as the node it is done for.
@MainActor
struct TypeTable<Value: AnyObject> {
    private var slots: ContiguousArray<(key: UInt, value: Value?)> = []
    private var count = 0

    /// What is known of a type; `make` works it out the first time.
    ///
    /// - Complexity: O(1).
    mutating func value(for type: Any.Type, make: () -> Value) -> Value {
        let key = UInt(bitPattern: ObjectIdentifier(type))
        if !slots.isEmpty {
            let slot = slot(of: key)
            if slots[slot].key == key { return slots[slot].value! }
        }
        let new = make()
        if 2 * (count + 1) > slots.count { grow() }
        slots[slot(of: key)] = (key, new)
        count += 1
        return new
    }

    /// Where `key` is, or belongs.
    private func slot(of key: UInt) -> Int {
        let mask = slots.count - 1
        // Metadata lies at addresses that are multiples of eight.
        var slot = Int(truncatingIfNeeded: (key >> 3) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
        while slots[slot].key != key, slots[slot].key != 0 { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: (0, nil), count: max(64, 2 * old.count))
        for entry in old where entry.key != 0 { slots[slot(of: entry.key)] = entry }
    }
}
