import SwiftUI

#if !os(Linux)
    import os
#endif

/// Mistakes of a programmer, told once each where the system shows run-time warnings.
enum Mistake {
    /// Warns the first time that it is given a message.
    static func warn(_ message: String) {
        #if os(Linux)
            _warn("BindingKit: \(message)")
        #else
            guard told.withLock({ $0.insert(message).inserted }) else { return }
            Logger(subsystem: "BindingKit", category: "Mistakes").fault("\(message)")
        #endif
    }

    #if !os(Linux)
        private static let told = OSAllocatedUnfairLock(initialState: Set<String>())
    #endif
}
