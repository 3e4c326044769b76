/// What stands around the content of a window.
nonisolated public enum _WindowFrame: Sendable {
    case titleBar, hiddenTitleBar, plain
}

/// How the bars at the top of a window are put together.
nonisolated public struct _WindowBars: Sendable, Equatable {
    var isSeparate = false
    var isCompact = false
    var showsTitle = true
}

/// What the scene of a window says of the bars at its top.
nonisolated struct WindowBarLook: Equatable, Sendable {
    var frame = _WindowFrame.titleBar
    var toolbar = _WindowBars()
    /// Whether drags of what takes no presses move the window, wherever they begin.
    var movesByBackground = false

    /// Whether the title of a page stands in its bar.
    var showsTitle: Bool { frame == .titleBar && toolbar.showsTitle }

    /// Of a bar, in points.
    var height: CGFloat { toolbar.isCompact ? 38 : TitleBars.usualHeight }

    /// How the bars that pages draw become the window's.
    var kind: TitleBars.Kind {
        switch frame {
        case .hiddenTitleBar: .always
        case .plain: .never
        case .titleBar: toolbar.isSeparate ? .never : .shared
        }
    }
}

struct WindowBarLookKey: EnvironmentKey { static var defaultValue: WindowBarLook { WindowBarLook() } }

extension EnvironmentValues {
    var windowBarLook: WindowBarLook { self[WindowBarLookKey.self] }
}
