/// Sliders, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UISlider: NSObject {
    /// The trough up to the knob, where no view tints it; nil for the system's.
    public var minimumTrackTintColor: UIColor?
    /// The trough beyond the knob; nil for the system's.
    public var maximumTrackTintColor: UIColor?
    /// The knob; nil for the system's.
    public var thumbTintColor: UIColor?
    /// The trough up to the knob, where nothing else is set for it; nil for the system's.
    public var tintColor: UIColor?

    override init() {}
}

/// Bars and rings of progress, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UIProgressView: NSObject {
    /// What is done, where no view tints it; nil for the system's.
    public var progressTintColor: UIColor?
    /// What is left to do; nil for the system's.
    public var trackTintColor: UIColor?
    /// What is done, where nothing else is set for it; nil for the system's.
    public var tintColor: UIColor?

    override init() {}
}

/// The bars at the bottom of pages, as far as a program may change all of them.
@MainActor @preconcurrency
public final class UIToolbar: NSObject {
    /// What the bars look like.
    public var standardAppearance = UIToolbarAppearance() { didSet { isStandardSet = true } }
    /// What they look like while no content lies behind them: here none ever does.
    public var scrollEdgeAppearance: UIToolbarAppearance?
    /// The colour of buttons; nil for the tint of the surroundings.
    public var tintColor: UIColor?
    /// The background; nil for the system's.
    public var barTintColor: UIColor?
    /// Behind the background.
    public var backgroundColor: UIColor?
    /// Whether the content behind is seen through the background.
    public var isTranslucent = true
    private var isStandardSet = false

    override init() {}

    package var look: BarAppearance {
        var look = BarAppearance()
        look.tint = tintColor
        if let color = barTintColor ?? backgroundColor { look.background = .color(color) }
        if !isTranslucent, look.background == nil { look.background = .opaque }
        if let bar = scrollEdgeAppearance ?? (isStandardSet ? standardAppearance : nil) { look.take(bar) }
        return look
    }
}

/// What the bar at the bottom of a page looks like.
public final class UIToolbarAppearance: UIBarAppearance {}
