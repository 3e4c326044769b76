// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "iCloud is a service of Apple's devices: use UserDefaults.")
open class NSUbiquitousKeyValueStore: _RefusedObject {}

@available(*, unavailable, message: "Spotlight is a service of Apple's devices.")
open class NSMetadataQuery: _RefusedObject {}

@available(*, unavailable, message: "Handoff is a service of Apple's devices.")
open class NSUserActivity: _RefusedObject {
    public override init() {}
    public init(activityType: String) { super.init() }
}

@available(*, unavailable, message: "Files are not coordinated on Linux: read and write them directly.")
open class NSFileCoordinator: _RefusedObject {}

@available(*, unavailable, message: "NSDataDetector is not in Martlet yet: use NSRegularExpression.")
open class NSDataDetector: _RefusedObject {
    public override init() {}
    public init(types: NSTextCheckingResult.CheckingType.RawValue) throws { super.init() }
}

@available(*, unavailable, message: "There is no linguistic tagger on Linux.")
open class NSLinguisticTagger: _RefusedObject {
    public override init() {}
    public init(tagSchemes: [Any], options: Int) { super.init() }
}

@available(*, unavailable, message: "There is no spell server here: use UITextChecker.")
open class NSSpellServer: _RefusedObject {}

@available(*, unavailable, message: "There is no AppleScript on Linux.")
open class NSAppleScript: _RefusedObject {}

extension NSObject {
    @available(
        *, unavailable, message: "There is no Objective-C here: sleep in a Task, or use DispatchQueue.main.asyncAfter."
    )
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
}
