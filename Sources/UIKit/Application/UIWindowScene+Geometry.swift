/// Between which sizes a user can make a window, in points, beside what the content asks for.
@MainActor @preconcurrency
public final class UISceneSizeRestrictions: NSObject {
    private let changed: (UISceneSizeRestrictions) -> Void

    init(_ changed: @escaping (UISceneSizeRestrictions) -> Void) { self.changed = changed }

    /// How small the window may be made; a window that is smaller grows.
    public var minimumSize = CGSize.zero { didSet { changed(self) } }
    /// How large the window may be made; as large as the screen where nothing is set.
    public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
        didSet { changed(self) }
    }
}

extension UIWindowScene {
    /// How a window lies.
    @MainActor @preconcurrency
    public final class Geometry: NSObject {
        /// By the window's shape.
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) { self.interfaceOrientation = interfaceOrientation }
    }

    /// How a window is to lie.
    @MainActor @preconcurrency
    open class GeometryPreferences: NSObject {
        package override init() {}

        /// How a window of a phone or a tablet is to be held.
        public final class iOS: GeometryPreferences {
            /// The ways in which it may be held; nil for any.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// - Parameter interfaceOrientations: the ways in which it may be held; nil for any.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Asks for a way of lying. A program cannot turn a desktop's window: `errorHandler` is told so, later, where the
    /// window does not lie in one of the ways already.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let fits: UIInterfaceOrientationMask = interfaceOrientation.isLandscape ? .landscape : .portrait
        guard wanted.isDisjoint(with: fits), let errorHandler else { return }
        nonisolated(unsafe) let answer = errorHandler
        DispatchQueue.main.async { answer(CocoaError(.featureUnsupported)) }
    }
}
