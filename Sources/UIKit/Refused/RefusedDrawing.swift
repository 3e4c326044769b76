// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CALayer {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAShapeLayer {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAGradientLayer {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CATextLayer {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAEmitterLayer {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAEmitterCell {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAAnimation {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CABasicAnimation {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAKeyframeAnimation {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CASpringAnimation {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAAnimationGroup {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CATransition {}

@available(
    *, unavailable,
    message: "Core Animation's layers have no place in a GTK window: draw with Canvas or a Shape."
)
open class CAReplicatorLayer {}

@available(*, unavailable, message: "There is no display link here: use TimelineView(.animation).")
open class CADisplayLink {}

@available(
    *, unavailable,
    message: "There are no layers here whose changes a transaction could hold: use withTransaction."
)
open class CATransaction {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGLayer {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGPattern {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGPDFDocument {}

@available(
    *, unavailable,
    message: "Not in Martlet yet: use UIGraphicsImageRenderer, or Canvas."
)
open class CGPDFPage {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSLayoutManager {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSTextContainer {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSTextStorage {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class NSTextAttachment {
    public init(image: UIImage) {}
}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UITextRange {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UITextPosition {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UITextInput {}

@available(*, unavailable, message: "TextKit has no place in a GTK window: use Text with an AttributedString.")
open class UIFindInteraction {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIFilter {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIImage {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIContext {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIColor {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIVector {}

@available(*, unavailable, message: "Core Image is a framework of Apple's systems: use SwiftUI's effects.")
open class CIDetector {}

@available(*, unavailable, message: "Letters have no shadow of their own here: use the modifier shadow.")
open class NSShadow {
    public init() {}
    public var shadowOffset = CGSize.zero
    public var shadowBlurRadius: CGFloat = 0
    public var shadowColor: Any?
}
