import SwiftUI

/// A value outside of any view, and how often it was written.
final class Holder<Value>: @unchecked Sendable {
    var value: Value { didSet { writes += 1 } }
    var writes = 0

    init(_ value: Value) { self.value = value }

    /// A binding made of closures, another one each time.
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// Random numbers that are the same on every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
