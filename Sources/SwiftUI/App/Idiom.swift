import MartletGraph

/// The kind of device whose habits a window follows.
///
/// A program made for a phone looks and behaves as on one: its buttons are bare and tinted, its titles large until the
/// page is scrolled, its tabs at the bottom. Colours and letters stay the desktop's.
///
///     WindowGroup { ContentView() }.idiom(.phone)
///
/// A window follows its scene; without a word there, `MARTLET_IDIOM` in the environment, which is `phone`, `pad` or
/// `desktop` and which the tool `martlet` sets for projects made for those; else it is `desktop`.
nonisolated public enum Idiom: String, Hashable, Sendable, CaseIterable {
    /// A window opens 390 by 844 points large.
    case phone
    /// A window opens 820 by 1180 points large.
    case pad
    case desktop

    /// That of windows whose scene says nothing.
    package static let _ofProgram: Idiom = {
        guard let name = ProcessInfo.processInfo.environment["MARTLET_IDIOM"], !name.isEmpty else { return .desktop }
        if let known = Idiom(rawValue: name.lowercased()) { return known }
        RuntimeWarning.issue("MARTLET_IDIOM is phone, pad or desktop, and not '\(name)'; it is taken for desktop.")
        return .desktop
    }()

    /// Whether things look as they are touched, not pointed at.
    var isTouched: Bool { self != .desktop }

    /// The size of the screen, and so of a window that opens, in points; nil where windows are as large as they want.
    var screen: CGSize? {
        switch self {
        case .phone: CGSize(width: 390, height: 844)
        case .pad: CGSize(width: 820, height: 1180)
        case .desktop: nil
        }
    }
}

struct IdiomKey: EnvironmentKey { static var defaultValue: Idiom { ._ofProgram } }

extension EnvironmentValues {
    /// The kind of device whose habits the view's window follows.
    public internal(set) var idiom: Idiom {
        get { self[IdiomKey.self] }
        set { self[IdiomKey.self] = newValue }
    }
}

extension Scene {
    /// Says whose habits the windows of this scene follow: those of a phone, a pad or a desktop.
    nonisolated public func idiom(_ idiom: Idiom) -> some Scene {
        ChangedScene(content: self) { $0.idiom = idiom }
    }
}
