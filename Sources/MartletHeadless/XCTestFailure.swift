import CMartletHeadless
import Foundation

/// Fails the running test of XCTest at a line; false where there is no XCTest.
package func failXCTest(_ message: String, file: String, line: Int) -> Bool {
    let words = unsafeBitCast(message, to: (UInt64, UInt64).self)
    return withExtendedLifetime(message) {
        martlet_fail_xctest(words.0, words.1, strdup(file), UInt(file.utf8.count), UInt(line))
    }
}
