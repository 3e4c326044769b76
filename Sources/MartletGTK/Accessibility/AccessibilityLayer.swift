import CMartletGTK
import MartletHost

@MainActor
final class AccessibilityLayer {
    func takeFocus(_ id: UInt64) -> Bool { false }
    func id(of widget: Widget) -> UInt64? { nil }
}
