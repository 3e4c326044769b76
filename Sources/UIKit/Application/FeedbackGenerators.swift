/// Lets a device be felt. A desktop has nothing to feel: generators are accepted and do nothing, as on an iPad.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() {}
    open func prepare() {}
}

/// Feedback of something that hits something else.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy what hits is.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public override convenience init() { self.init(style: .medium) }
    public init(style: FeedbackStyle) { super.init() }
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of how something went.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of another choice.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}
