import MartletGraph

/// One preview of the program, and how it wants to be shown.
@MainActor
package struct PreviewItem {
    /// The provider, or the file.
    let owner: String
    /// What the preview is for: the provider's name without its ending, or the file's.
    let subject: String
    package let place: String
    let index: Int
    let make: @MainActor () -> AnyView
    var title: String?
    var isOneOfSeveral = false
    var layout = PreviewLayout.device
    var device: PreviewDevice?
    var orientation = InterfaceOrientation.portrait

    init(owner: String, subject: String, place: String, index: Int = 0, make: @escaping @MainActor () -> AnyView) {
        self.owner = owner
        self.subject = subject
        self.place = place
        self.index = index
        self.make = make
    }

    /// Tells it from the others, in this program and in the next one of the same sources.
    var id: String { "\(place)#\(index)" }

    /// What the preview is listed as.
    package var name: String {
        if let title { return title }
        return isOneOfSeveral ? "\(subject) \(index + 1)" : subject
    }

    package static let defaultScreen = CGSize(width: 390, height: 844)

    mutating func apply(_ effect: PreviewTrait<Preview.ViewTraits>.Effect) {
        switch effect {
        case .layout(let layout): self.layout = layout
        case .orientation(let orientation): self.orientation = orientation
        case .wrapping: break
        }
    }

    package var content: AnyView { AnyView(PreviewSlot(content: make(), index: index)) }

    /// Nil for the program's.
    package var idiom: Idiom? { device?.idiom }

    /// Whether the preview has the space for itself, as it is not that of a device's screen.
    package var isBare: Bool { if case .device = layout { false } else { true } }

    /// The size of the space to show the preview in.
    package var size: CGSize {
        isFitting ? fit(in: space) : space
    }

    /// Whether the preview takes what it needs of its space.
    var isFitting: Bool { if case .sizeThatFits = layout { true } else { false } }

    /// What the preview is offered.
    var space: CGSize {
        var screen = Self.defaultScreen
        if let device {
            if let known = device.screen {
                screen = known
            } else if !device.rawValue.hasPrefix("Mac") {
                RuntimeWarning.issue("No device named '\(device.rawValue)' is known; its preview has the default size")
            }
        }
        if orientation.isLandscape { screen = CGSize(width: screen.height, height: screen.width) }
        switch layout {
        case .device, .sizeThatFits: return screen
        case .fixed(let width, let height): return CGSize(width: max(width, 1), height: max(height, 1))
        }
    }

    private func fit(in screen: CGSize) -> CGSize {
        PreviewCatalog.apart(name) {
            let root = WindowRoot(size: screen, idiom: idiom ?? ._ofProgram, content)
            defer { root.close() }
            let fit = root.root.base.layoutChildren.first?.sizeThatFits(ProposedViewSize(screen)) ?? screen
            return CGSize(width: max(fit.width, 1), height: max(fit.height, 1))
        }
    }
}
