/// Hands something to other programs: the menu of `ShareLink`, for code that has no view at hand.
///
///     let sharing = UIActivityViewController(activityItems: [text, url], applicationActivities: nil)
///     UIApplication.shared.keyWindow?.rootViewController?.present(sharing, animated: true)
///
/// Texts and addresses can be copied and sent by mail, an address can be opened, a picture copied. It is no view
/// controller: it can be presented, and nothing else.
@MainActor @preconcurrency
open class UIActivityViewController: NSObject {
    /// Told how it ended: with which activity, whether it was done, with which items, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    package let activityItems: [Any]
    package let applicationActivities: [UIActivity]
    /// What the menu leaves out.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when the menu has closed, or when an activity of the program has finished.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Where in the window the menu opens.
    public let popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController()

    /// - Parameters:
    ///   - activityItems: texts, addresses, pictures and `UIActivityItemSource`s; what is none of these only activities
    ///     of the program can do something with.
    ///   - applicationActivities: activities of the program, shown below those of the desktop.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities ?? []
    }

    /// Where in the window the menu opens; nil for its middle.
    package var source: CGRect? {
        guard let popover = popoverPresentationController, popover.sourceView != nil else { return nil }
        return popover.sourceRect == .zero ? nil : popover.sourceRect
    }

    package func allows(_ type: UIActivity.ActivityType?) -> Bool {
        guard let type else { return true }
        return excludedActivityTypes?.contains(type) != true
    }

    /// The items as an activity gets them.
    package func items(for type: UIActivity.ActivityType?) -> [Any] {
        activityItems.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    /// What stands for the items in the menu.
    package var placeholders: [Any] {
        activityItems.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
    }

    /// What a mail is about; nil where no item says so.
    package var subject: String? {
        let sources = activityItems.lazy.compactMap { $0 as? any UIActivityItemSource }
        return sources.map { $0.activityViewController(self, subjectForActivityType: .mail) }.first { !$0.isEmpty }
    }
}

/// Where in its window something opens.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: NSObject {
    package override init() {}

    /// The window that `sourceRect` lies in; nil to open in the window's middle.
    public var sourceView: UIWindow?
    /// What to open beside, in points from the window's upper left corner; zero for the window's middle.
    public var sourceRect = CGRect.zero
    /// On which sides an arrow may be. A menu has no arrow and opens where there is room, so that nobody reads it.
    public var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// Sides of an arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An arrow upwards, and so on.
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    /// All four.
    public static let any: Self = [.up, .down, .left, .right]
    /// Not decided yet.
    public static let unknown = Self(rawValue: UInt.max)
}
