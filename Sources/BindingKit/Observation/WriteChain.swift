import SwiftUI

/// What happens around each write through a binding: who may refuse it, who is told before it and who after it.
///
/// Bindings that are observed several times have one chain, so that all observers that want to know before the write run
/// before it in the order in which they were attached, and all others after it.
final class WriteChain<Value>: ChainBase<Value>, @unchecked Sendable {
    let base: Binding<Value>
    private let audience: WriteAudience
    private let progress: WriteProgress

    private init(_ base: Binding<Value>, _ audience: WriteAudience, _ progress: WriteProgress) {
        self.base = base
        self.audience = audience
        self.progress = progress
    }

    /// A binding with the chain of an observed binding and one more in its audience; with a chain of its own for a
    /// binding that is not observed.
    static func extending(_ binding: Binding<Value>, _ change: (inout WriteAudience) -> Void) -> Binding<Value> {
        let known = binding.chain as? WriteChain
        let base = known?.base ?? binding
        var audience = known?.audience ?? WriteAudience()
        change(&audience)
        let progress = known?.progress ?? binding.companion("progress") { WriteProgress() }
        return binding.chained(WriteChain(base, audience, progress), over: base)
    }

    override func write(_ value: Value, _ transaction: Transaction) {
        guard progress.begin(Value.self) else { return base.write(value, transaction) }
        defer { progress.end() }
        withUnsafePointer(to: base.wrappedValue) { old in
            withUnsafePointer(to: value) { new in
                guard audience.allows(old, new) else { return }
                audience.announce(old, new, transaction)
                progress.isWritten = true
                base.write(value, transaction)
                audience.report(old, new, transaction)
            }
        }
    }
}

/// Who may refuse the writes of a binding, and who is told of them.
struct WriteAudience {
    private var gates: [Gate] = []
    private var before: [Observer] = []
    private var after: [Observer] = []

    mutating func add(_ gate: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { gates.append(Gate(gate)) }

    mutating func add(before observer: @escaping (UnsafeRawPointer, UnsafeRawPointer, Transaction) -> Void) {
        before.append(Observer(observer))
    }

    mutating func add(after observer: @escaping (UnsafeRawPointer, UnsafeRawPointer, Transaction) -> Void) {
        after.append(Observer(observer))
    }

    func allows(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        for gate in gates where !gate.allows(old, new) { return false }
        return true
    }

    func announce(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ transaction: Transaction) {
        tell(before, old, new, transaction)
    }

    func report(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ transaction: Transaction) {
        tell(after, old, new, transaction)
    }

    private func tell(
        _ observers: [Observer], _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ transaction: Transaction
    ) {
        observers.withUnsafeBufferPointer { observers in
            for index in observers.indices {
                // The array keeps them, so that nobody needs to for the time of a call, which takes as long as the call.
                Unmanaged.passUnretained(observers[index])._withUnsafeGuaranteedRef { $0.tell(old, new, transaction) }
            }
        }
    }

    /// Told where the old and the new value stand: only who attached it knows of which type those are, so that all this
    /// is one code for all types. An object, because an array of functions stores each as one for any types, and turns it
    /// back for each call.
    private final class Observer {
        let tell: (UnsafeRawPointer, UnsafeRawPointer, Transaction) -> Void
        init(_ tell: @escaping (UnsafeRawPointer, UnsafeRawPointer, Transaction) -> Void) { self.tell = tell }
    }

    private final class Gate {
        let allows: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
        init(_ allows: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { self.allows = allows }
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
