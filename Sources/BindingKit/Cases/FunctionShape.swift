/// A type of functions that can be taken out of an enum where it is stored by itself.
struct FunctionShape: @unchecked Sendable {
    /// Makes a function for code for any type at the second address from what is stored at the first.
    let copy: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

    /// The shapes by the types of functions. A property of a struct is stored in the same way as what a case holds, and
    /// what reads the property is where the compiler turns one kind of function into the other.
    static let all: [ObjectIdentifier: FunctionShape] = {
        var all: [ObjectIdentifier: FunctionShape] = [:]
        func add<Function>(_ load: @escaping (UnsafeMutableRawPointer) -> Function) {
            all[ObjectIdentifier(Function.self)] = FunctionShape {
                $1.initializeMemory(as: Function.self, to: load($0))
            }
        }
        do {
            struct Stored { let function: () -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable () -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @MainActor () -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @MainActor @Sendable () -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (() -> Void)? }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (@Sendable () -> Void)? }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (@MainActor () -> Void)? }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (@MainActor @Sendable () -> Void)? }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () throws -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () async -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () async throws -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable () async -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable () async throws -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Bool) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Int) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Double) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (String) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable (Bool) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable (Int) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable (Double) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: @Sendable (String) -> Void }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () -> Bool }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () -> Int }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () -> Double }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: () -> String }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Int) -> Int }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Int) -> Bool }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Int) -> String }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Int, Int) -> Int }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (Double) -> Double }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (String) -> String }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (String) -> Bool }
            add { $0.load(as: Stored.self).function }
        }
        do {
            struct Stored { let function: (String) -> Int }
            add { $0.load(as: Stored.self).function }
        }
        return all
    }()
}
