import SwiftUI

/// What happens around each write through a binding: who may refuse it, who is told before it and who after it.
///
/// Bindings that are observed several times have one chain, so that all observers that want to know before the write run
/// before it in the order in which they were attached, and all others after it.
final class WriteChain<Value>: ChainBase<Value>, @unchecked Sendable {
    /// Told where the old and the new value stand.
    typealias Observer = (UnsafePointer<Value>, UnsafePointer<Value>, Transaction) -> Void
    typealias Gate = (UnsafePointer<Value>, UnsafePointer<Value>) -> Bool

    let base: Binding<Value>
    private var gates: [Gate] = []
    private var before: [Observer] = []
    private var after: [Observer] = []
    private let progress: WriteProgress

    private init(_ base: Binding<Value>, _ progress: WriteProgress) {
        self.base = base
        self.progress = progress
    }

    /// The chain of an observed binding, to be added to; another one of its own for a binding that is not observed.
    static func extending(_ binding: Binding<Value>, _ change: (WriteChain) -> Void) -> Binding<Value> {
        let chain: WriteChain
        if let known = binding.chain as? WriteChain {
            chain = WriteChain(known.base, known.progress)
            (chain.gates, chain.before, chain.after) = (known.gates, known.before, known.after)
        } else {
            chain = WriteChain(binding, binding.companion("progress") { WriteProgress() })
        }
        change(chain)
        return binding.chained(chain, over: chain.base)
    }

    func add(before observer: @escaping Observer) { before.append(observer) }
    func add(after observer: @escaping Observer) { after.append(observer) }
    func add(_ gate: @escaping Gate) { gates.append(gate) }

    override func write(_ value: Value, _ transaction: Transaction) {
        guard progress.begin(Value.self) else { return put(value, transaction) }
        defer { progress.end() }
        withUnsafePointer(to: base.wrappedValue) { old in
            withUnsafePointer(to: value) { new in
                for gate in gates where !gate(old, new) { return }
                for observer in before { observer(old, new, transaction) }
                progress.isWritten = true
                put(value, transaction)
                for observer in after { observer(old, new, transaction) }
            }
        }
    }

    private func put(_ value: Value, _ transaction: Transaction) {
        base.write(value, transaction)
    }
}

/// Whether observers of a value are being told of a write: what they write themselves is written, and nobody is told, as
/// in a property's own `didSet`.
final class WriteProgress: @unchecked Sendable {
    private var isTelling = false
    /// Whether the write has happened that observers are being told of.
    var isWritten = false

    init() {}

    /// - Returns: `false` for a write that an observer makes.
    func begin(_ type: Any.Type) -> Bool {
        if isTelling {
            if !isWritten {
                Mistake.warn(
                    "An observer before a write of a \(type) writes the value itself, which is overwritten at once. Do it "
                        + "in didSet, or turn the value into another one with map.")
            }
            return false
        }
        guard WriteDepth.enter() else {
            Mistake.warn(
                "Observers of bindings to a \(type) write what they observe without end; the last is not told.")
            return false
        }
        isTelling = true
        isWritten = false
        return true
    }

    func end() {
        isTelling = false
        WriteDepth.leave()
    }
}

/// How many observed writes are inside each other.
private enum WriteDepth {
    private static let depth = AtomicInt(0)

    static func enter() -> Bool {
        if depth.add(1) <= 100 { return true }
        leave()
        return false
    }

    static func leave() { _ = depth.add(-1) }
}

#if os(Linux)
    typealias ChainBase<Value> = _BindingWriter<Value>

    extension Binding {
        var chain: AnyObject? { _writer }

        func chained(_ chain: WriteChain<Value>, over base: Binding) -> Binding {
            var binding = base._written(by: chain)
            binding.transaction = transaction
            return binding
        }
    }
#else
    class ChainBase<Value> {
        func write(_ value: Value, _ transaction: Transaction) {}
    }

    private struct ChainKey: TransactionKey {
        static var defaultValue: ChainBox? { nil }
    }

    /// Travels with a binding, so that the next observer finds the chain.
    private struct ChainBox: @unchecked Sendable {
        let chain: AnyObject
    }

    extension Binding {
        var chain: AnyObject? { transaction[ChainKey.self]?.chain }

        func chained(_ chain: WriteChain<Value>, over base: Binding) -> Binding {
            var binding = Binding(
                get: { chain.base.wrappedValue },
                set: { value, transaction in
                    var transaction = transaction
                    transaction[ChainKey.self] = nil
                    chain.write(value, transaction)
                })
            binding.transaction = transaction
            binding.transaction[ChainKey.self] = ChainBox(chain: chain)
            return binding
        }
    }
#endif
