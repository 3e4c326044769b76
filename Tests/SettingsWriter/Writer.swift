import Foundation
import MartletSettings

/// A program that writes settings as a file does that imports only Foundation, to be killed by SettingsTests.
///
/// - `all COUNT`: for ever, sets that many keys to the next number, synchronizes, and prints the number.
/// - `own KEY TIMES`: counts its own key up, synchronizing each time.
/// - `quiet HOW`: as a running app sets `number` and a key of the suite `writer-suite`, removes `old`, and prints a line.
///   Then it waits for a line and ends: by `exit`, or it waits on, for a signal.
/// - `read`: prints the number.
@main
enum Writer {
    static func main() {
        let arguments = CommandLine.arguments, defaults = UserDefaults.standard
        switch arguments[1] {
        case "all":
            let keys = (0..<Int(arguments[2])!).map { "key \($0)" }
            for number in (defaults.integer(forKey: keys[0]) + 1)... {
                for key in keys { defaults.set(number, forKey: key) }
                defaults.synchronize()
                say("\(number)")
            }
        case "own":
            for number in 1...Int(arguments[3])! {
                defaults.set(number, forKey: arguments[2])
                defaults.synchronize()
            }
        case "quiet":
            SettingsStore.shared.saveByItself()
            let suite = UserDefaults(suiteName: "writer-suite")!
            defaults.removeObject(forKey: "old")
            defaults.set(defaults.integer(forKey: "number") + 1, forKey: "number")
            suite.set(["list": [1, 2.5, "three", true] as [Any]], forKey: "kept")
            say("set")
            _ = readLine()
            if arguments[2] == "exit" { exit(0) }
            while true { sleep(1000) }
        default:
            say("\(defaults.integer(forKey: "number"))")
        }
    }
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
