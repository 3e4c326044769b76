import MartletGraph
import MartletHost

extension WindowSession: UIKitBackend {
    package var windowBackends: [any UIWindowBackend] { windows.filter { $0.root != nil } }
    package func open(_ url: URL) -> Bool { openURL(url) }
    package func canOpen(_ url: URL) -> Bool { canOpenURL(url) }

    package var clipboardText: String? {
        get { host.clipboardText }
        set { host.clipboardText = newValue }
    }

    package var clipboardPicture: Data? {
        get { host.clipboardPicture }
        set { host.clipboardPicture = newValue }
    }

    package var clipboardChanges: Int { host.clipboardChanges }

    package var keepsAwake: Bool {
        get { host.keepsAwake }
        set { host.keepsAwake = newValue }
    }

    package var hasScreenReader: Bool { host.hasScreenReader }
    package func announce(_ text: String) { host.announce(text) }

    package var badge: Int {
        get { host.badge }
        set { host.badge = newValue }
    }

    package var brightness: CGFloat {
        get { host.brightness }
        set { host.brightness = newValue }
    }

    package var framesPerSecond: Int { host.framesPerSecond }

    package var idiom: UIUserInterfaceIdiom {
        let front = windows.last { $0.isKey } ?? windows.last
        return UIUserInterfaceIdiom(front?.root?.idiom ?? ._ofProgram)
    }
    private var appearance: HostAppearance? { windows.lazy.compactMap { $0.window?.appearance }.first }
    package var reducesMotion: Bool { appearance?.reducesMotion ?? false }
    package var textScale: CGFloat { appearance?.textScale ?? 1 }

    package var applicationState: UIApplication.State {
        switch windows.map(\.phase).max() {
        case .active: .active
        case .inactive: .inactive
        case .background, nil: .background
        }
    }
}

extension WindowController: UIWindowBackend {
    package var contentSize: CGSize { root?.size ?? .zero }
    package var displayScale: CGFloat { window?.scale ?? 1 }
    package var isKey: Bool { phase == .active && root != nil }

    package var traits: UITraitCollection {
        guard let root else { return UITraitCollection(style: .light) }
        return Reader.withoutTracking { EnvironmentValues(scope: root.root.scope).traits }
    }

    package func endEditing() -> Bool {
        guard let root, root.focusedElement != nil else { return false }
        root.requestFocus(nil)
        return true
    }

    package func setStyle(_ style: UIUserInterfaceStyle) {
        let wish: ColorScheme? =
            switch style {
            case .unspecified: nil
            case .light: .light
            case .dark: .dark
            }
        root?.override(wish)
    }

    package func setTint(_ color: UIColor?) { root?.setTint(color.map { Color(uiColor: $0) }) }
    package var windowTitle: String { title }
    package func setWindowTitle(_ new: String?) { ownTitle = new }

    package func restrictSize(to sizes: UISceneSizeRestrictions) {
        restrictions = WindowLimits(minimum: sizes.minimumSize, maximum: sizes.maximumSize)
    }

    package func share(_ sharing: UIActivityViewController, shown: (() -> Void)?) {
        guard let root else { return }
        root.graph.asCurrent { root.kept(ActivityMenu.self).show(sharing, in: root, shown: shown) }
    }

    package func endSharing(gone: (() -> Void)?) {
        guard let root else { return gone?() ?? () }
        root.graph.asCurrent { root.kept(ActivityMenu.self).end(gone) }
    }

    package var state: UIScene.ActivationState {
        if root == nil { return .unattached }
        return switch phase {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}
