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

    /// Of which kind it is; `action` by default.
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
    /// A text message: not in the menus of Linux, so that leaving it out changes nothing.
    public static let message = own("Message")
    /// Printing: not in the menus of Linux, so that leaving it out changes nothing.
    public static let print = own("Print")
    /// Saving among photos: not in the menus of Linux, so that leaving it out changes nothing.
    public static let saveToCameraRoll = own("SaveToCameraRoll")
    /// A contact's picture: not in the menus of Linux, so that leaving it out changes nothing.
    public static let assignToContact = own("AssignToContact")
    /// Safari's reading list: not in the menus of Linux, so that leaving it out changes nothing.
    public static let addToReadingList = own("AddToReadingList")
    /// The home screen: not in the menus of Linux, so that leaving it out changes nothing.
    public static let addToHomeScreen = own("AddToHomeScreen")
    /// AirDrop: not in the menus of Linux, so that leaving it out changes nothing.
    public static let airDrop = own("AirDrop")
    /// Books: not in the menus of Linux, so that leaving it out changes nothing.
    public static let openInIBooks = own("OpenInIBooks")
    /// Drawing on a PDF: not in the menus of Linux, so that leaving it out changes nothing.
    public static let markupAsPDF = own("MarkupAsPDF")
    /// SharePlay: not in the menus of Linux, so that leaving it out changes nothing.
    public static let sharePlay = own("SharePlay")
    /// An invitation to work together: not in the menus of Linux, so that leaving it out changes nothing.
    public static let collaborationInviteWithLink = own("CollaborationInviteWithLink")
    /// A link to work together: not in the menus of Linux, so that leaving it out changes nothing.
    public static let collaborationCopyLink = own("CollaborationCopyLink")
    /// Facebook: not in the menus of Linux, so that leaving it out changes nothing.
    public static let postToFacebook = own("PostToFacebook")
    /// Twitter: not in the menus of Linux, so that leaving it out changes nothing.
    public static let postToTwitter = own("PostToTwitter")
    /// Weibo: not in the menus of Linux, so that leaving it out changes nothing.
    public static let postToWeibo = own("PostToWeibo")
    /// Vimeo: not in the menus of Linux, so that leaving it out changes nothing.
    public static let postToVimeo = own("PostToVimeo")
    /// Flickr: not in the menus of Linux, so that leaving it out changes nothing.
    public static let postToFlickr = own("PostToFlickr")
    /// Tencent Weibo: not in the menus of Linux, so that leaving it out changes nothing.
    public static let postToTencentWeibo = own("PostToTencentWeibo")
}
