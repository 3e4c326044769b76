/// Something that can be done with what a program shares, beside what the desktop offers.
///
/// Subclass it, say in `activityTitle` and `canPerform(withActivityItems:)` what it is for, and act in `perform()`.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// Which activity one is.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Whether the menu has it among its last items; both categories are shown alike here.
    public enum Category: Int, Sendable { case action, share }

    public override init() {}

    open class var activityCategory: Category { .action }
    /// Under which name it is reported to the completion handler, and can be left out; nil for none.
    open var activityType: ActivityType? { nil }
    /// What the menu's item says. An activity without a title is not shown.
    open var activityTitle: String? { nil }
    /// The picture of the menu's item.
    open var activityImage: UIImage? { nil }
    /// Whether it has use for these; without an answer of its own an activity is never shown.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        _ = activityItems
        return false
    }
    /// Told what it is to work with, before it is to.
    open func prepare(withActivityItems activityItems: [Any]) { _ = activityItems }
    /// Does what it is for, and says so with `activityDidFinish(_:)`.
    open func perform() { activityDidFinish(true) }

    package var finished: ((Bool) -> Void)?

    /// Tells that it is over, and whether it did what was asked for.
    open func activityDidFinish(_ completed: Bool) {
        finished?(completed)
        finished = nil
    }
}

extension UIActivity.ActivityType {
    private static func own(_ name: String) -> Self { Self("com.apple.UIKit.activity.\(name)") }

    /// The menu's item that copies.
    public static let copyToPasteboard = own("CopyToPasteboard")
    /// The menu's item that writes a mail.
    public static let mail = own("Mail")
    // No desktop of Linux has these, so that leaving them out changes nothing.
    public static let message = own("Message")
    public static let print = own("Print")
    public static let saveToCameraRoll = own("SaveToCameraRoll")
    public static let assignToContact = own("AssignToContact")
    public static let addToReadingList = own("AddToReadingList")
    public static let addToHomeScreen = own("AddToHomeScreen")
    public static let airDrop = own("AirDrop")
    public static let openInIBooks = own("OpenInIBooks")
    public static let markupAsPDF = own("MarkupAsPDF")
    public static let sharePlay = own("SharePlay")
    public static let collaborationInviteWithLink = own("CollaborationInviteWithLink")
    public static let collaborationCopyLink = own("CollaborationCopyLink")
    public static let postToFacebook = own("PostToFacebook")
    public static let postToTwitter = own("PostToTwitter")
    public static let postToWeibo = own("PostToWeibo")
    public static let postToVimeo = own("PostToVimeo")
    public static let postToFlickr = own("PostToFlickr")
    public static let postToTencentWeibo = own("PostToTencentWeibo")
}
