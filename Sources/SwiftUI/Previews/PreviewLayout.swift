/// How much space a preview is given.
public enum PreviewLayout: Sendable {
    /// The screen of the device.
    case device
    /// As much as the view takes when it is offered the screen of the device.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }

    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

enum PreviewLayoutTrait: TraitKey { typealias Value = PreviewLayout }
enum PreviewDeviceTrait: TraitKey { typealias Value = PreviewDevice? }
enum PreviewNameTrait: TraitKey { typealias Value = String? }
enum PreviewOrientationTrait: TraitKey { typealias Value = InterfaceOrientation }

extension View {
    /// Shows this preview on a screen as large as the device's.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(TraitModifier(PreviewDeviceTrait.self, value))
    }

    /// Gives this preview space in another way than the device's screen.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(TraitModifier(PreviewLayoutTrait.self, value))
    }

    /// Lists this preview under a name.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(TraitModifier(PreviewNameTrait.self, value))
    }

    /// Shows this preview as on a device that is held so.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(TraitModifier(PreviewOrientationTrait.self, value))
    }
}
