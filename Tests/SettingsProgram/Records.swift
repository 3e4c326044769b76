import Foundation

/// A file of a program that knows nothing of views.
enum Records {
    static func visit() {
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "visits") + 1, forKey: "visits")
    }

    static func keep() { UserDefaults(suiteName: "martlet-settings-suite")?.set("kept", forKey: "suite") }

    static func forget() { UserDefaults.standard.removeObject(forKey: "word") }
}
