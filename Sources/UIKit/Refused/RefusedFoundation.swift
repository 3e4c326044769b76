// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "iCloud is a service of Apple's devices: use UserDefaults.")
open class NSUbiquitousKeyValueStore {}

@available(*, unavailable, message: "Spotlight is a service of Apple's devices.")
open class NSMetadataQuery {}

@available(*, unavailable, message: "Handoff is a service of Apple's devices.")
open class NSUserActivity {}

@available(*, unavailable, message: "Files are not coordinated on Linux: read and write them directly.")
open class NSFileCoordinator {}

@available(*, unavailable, message: "NSDataDetector is not in Martlet yet: use NSRegularExpression.")
open class NSDataDetector {}

@available(*, unavailable, message: "There is no linguistic tagger on Linux.")
open class NSLinguisticTagger {}

@available(*, unavailable, message: "There is no spell server here: use UITextChecker.")
open class NSSpellServer {}

@available(*, unavailable, message: "There is no AppleScript on Linux.")
open class NSAppleScript {}

extension NSObject {
    @available(
        *, unavailable, message: "There is no Objective-C here: sleep in a Task, or use DispatchQueue.main.asyncAfter."
    )
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
}
