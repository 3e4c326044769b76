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

@available(*, unavailable, message: "There is no Objective-C here: show ProgressView(progress), or use @Observable.")
open class NSKeyValueObservation: _RefusedObject {
    public func invalidate() {}
}

extension NSObjectProtocol where Self: NSObject {
    @available(
        *, unavailable, message: "There is no Objective-C here: show ProgressView(progress), or use @Observable."
    )
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: _RefusedObservingOptions = [],
        changeHandler: @escaping (Self, _RefusedMember) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

/// What would be told of changes.
public struct _RefusedObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = Self(rawValue: 1)
    public static let old = Self(rawValue: 2)
    public static let initial = Self(rawValue: 4)
    public static let prior = Self(rawValue: 8)
}

extension NSAttributedString {
    @available(
        *, unavailable,
        message: "Neither HTML nor RTF is read here: read Markdown with AttributedString(markdown:)."
    )
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: UnsafeMutableRawPointer?
    ) throws { self.init(string: "") }

    @available(
        *, unavailable,
        message: "Neither HTML nor RTF is read here: read Markdown with AttributedString(markdown:)."
    )
    public struct DocumentReadingOptionKey: Hashable {
        public static var documentType: Self { Self() }
        public static var characterEncoding: Self { Self() }
        public static var defaultAttributes: Self { Self() }
    }

    @available(
        *, unavailable,
        message: "Neither HTML nor RTF is read here: read Markdown with AttributedString(markdown:)."
    )
    public struct DocumentType {
        public static var html: Self { Self() }
        public static var rtf: Self { Self() }
        public static var rtfd: Self { Self() }
        public static var plain: Self { Self() }
    }
}

extension NSObject {
    @available(
        *, unavailable, message: "There is no Objective-C here: sleep in a Task, or use DispatchQueue.main.asyncAfter."
    )
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
}
