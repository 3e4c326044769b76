// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CALayer: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAShapeLayer: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAGradientLayer: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CATextLayer: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAEmitterLayer: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAEmitterCell: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAAnimation: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CABasicAnimation: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAKeyframeAnimation: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CASpringAnimation: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAAnimationGroup: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CATransition: _RefusedObject {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAReplicatorLayer: _RefusedObject {}

@available(*, unavailable, message: "There is no display link here: use TimelineView(.animation).")
open class CADisplayLink: _RefusedObject {
    public override init() {}
    public init(target: Any, selector: Selector) { super.init() }
}

@available(
    *, unavailable,
    message: "There are no layers here whose changes a transaction could hold: use withTransaction."
)
open class CATransaction: _RefusedObject {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGLayer: _RefusedObject {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGPattern: _RefusedObject {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGPDFDocument: _RefusedObject {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGPDFPage: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSLayoutManager: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSTextContainer: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSTextStorage: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSTextAttachment: _RefusedObject {
    public override init() {}
    public init(image: UIImage) {}
}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UITextRange: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UITextPosition: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UITextInput: _RefusedObject {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UIFindInteraction: _RefusedObject {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIFilter: _RefusedObject {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIImage: _RefusedObject {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIContext: _RefusedObject {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIColor: _RefusedObject {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIVector: _RefusedObject {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIDetector: _RefusedObject {}

@available(*, unavailable, message: "Letters have no shadow of their own here: use the modifier shadow.")
open class NSShadow {
    public init() {}
    public var shadowOffset = CGSize.zero
    public var shadowBlurRadius: CGFloat = 0
    public var shadowColor: Any?
}
