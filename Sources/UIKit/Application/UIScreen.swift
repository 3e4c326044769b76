import MartletGraph

/// The screen, as far as the program has it: the content of the window in front.
///
/// On a phone a program has all of the screen; on a desktop it has its window. So `bounds` has the size of the window's
/// content, and a body that reads it follows when the user makes the window larger.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    /// All there are: the one.
    public static var screens: [UIScreen] { [main] }

    private struct Facts: Equatable {
        // As large as a phone's until a window opens.
        var size = CGSize(width: 390, height: 844)
        var scale: CGFloat = 1
    }

    /// Read by `seen`: bodies of several programs may read them, where tests run side by side.
    private var facts = Facts()
    private let change = ChangeLocation()

    private var seen: Facts {
        change.read()
        return facts
    }

    private override init() {}

    /// From 0, 0, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: seen.size) }
    /// Pixels a point.
    public var scale: CGFloat { seen.scale }
    public var nativeScale: CGFloat { scale }
    /// In pixels.
    public var nativeBounds: CGRect {
        let facts = seen
        return CGRect(x: 0, y: 0, width: facts.size.width * facts.scale, height: facts.size.height * facts.scale)
    }

    public var traitCollection: UITraitCollection { UIApplication.windowTraits }

    /// How bright the screen is, from 0 to 1. It is that of a computer's own screen: on others it is 1, and stays so.
    public var brightness: CGFloat {
        get { UIKitRuntime.backend?.brightness ?? 1 }
        set {
            let old = brightness
            UIKitRuntime.backend?.brightness = min(max(newValue, 0), 1)
            guard brightness != old else { return }
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }

    /// The program has changed how bright the screen is; desktops do not tell what others do.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification")

    /// How many pictures a second it shows at most.
    public var maximumFramesPerSecond: Int { UIKitRuntime.backend?.framesPerSecond ?? 60 }
    /// Whether somebody records it: desktops do not say so.
    public var isCaptured: Bool { false }

    func follow(_ window: (any UIWindowBackend)?) {
        guard let window else { return }
        let new = Facts(size: window.contentSize, scale: window.displayScale)
        guard facts != new else { return }
        facts = new
        change.send()
    }
}
