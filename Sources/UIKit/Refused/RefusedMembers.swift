// Names that are not here, so that the compiler says so where they stand.

extension UIDevice {
    @available(*, unavailable, message: "A desktop's window cannot be turned: lay the page out for its size.")
    public func setValue(_ value: Any?, forKey key: String) {}
}

@available(*, unavailable, message: "There is no photo library on a Linux desktop: use fileExporter.")
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

@available(*, unavailable, message: "There is no photo library on a Linux desktop: use fileExporter.")
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

extension NSAttributedString.Key {
    @available(*, unavailable, message: "Letters have no shadow of their own here: use the modifier shadow.")
    public static var shadow: NSAttributedString.Key { Self("") }

    @available(*, unavailable, message: "Letters are not outlined here: use several shadows around the text.")
    public static var strokeColor: NSAttributedString.Key { Self("") }

    @available(*, unavailable, message: "Letters are not outlined here: use several shadows around the text.")
    public static var strokeWidth: NSAttributedString.Key { Self("") }
}

extension UIImage {
    @available(
        *, unavailable, message: "Say it where the picture is shown: Image(uiImage:) with resizable(capInsets:)."
    )
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    @available(*, unavailable, message: "Linux desktops write no HEIC: use jpegData(compressionQuality:).")
    public func heicData() -> Data? { nil }
}

extension UIColor {
    @available(*, unavailable, message: "Colours are of one kind here: fill with ImagePaint.")
    public convenience init(patternImage image: UIImage) { fatalError() }
}

extension UITableView {
    @available(*, unavailable, message: "Lists have no lines below their last row here: leave it out.")
    public var tableFooterView: UIView? {
        get { nil }
        set { _ = newValue }
    }
}

extension UITableView {
    @available(*, unavailable, message: "Lists have no view above their first row here: make it the first row.")
    public var tableHeaderView: UIView? {
        get { nil }
        set { _ = newValue }
    }

    @available(*, unavailable, message: "Lines begin where a row says: use alignmentGuide(.listRowSeparatorLeading).")
    public var separatorInset: UIEdgeInsets {
        get { .zero }
        set { _ = newValue }
    }
}

extension UISlider {
    @available(
        *, unavailable, message: "Sliders have no pictures here: use tint and thumbTintColor."
    )
    public func setThumbImage(_ image: UIImage?, for state: _RefusedState) {}

    @available(
        *, unavailable, message: "Sliders have no pictures here: use tint and thumbTintColor."
    )
    public func setMinimumTrackImage(_ image: UIImage?, for state: _RefusedState) {}

    @available(
        *, unavailable, message: "Sliders have no pictures here: use tint and thumbTintColor."
    )
    public func setMaximumTrackImage(_ image: UIImage?, for state: _RefusedState) {}
}

/// The states that pictures of controls are set for.
public enum _RefusedState { case normal, highlighted, disabled, selected, focused, application, reserved }

extension CGContext {
    @available(
        *, unavailable, message: "A context keeps what is drawn, no pixels: read makeImage()?.dataProvider?.data."
    )
    public var data: UnsafeMutableRawPointer? { nil }
}

extension UIScene {
    @available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
    public var delegate: _RefusedMember? {
        get { nil }
        set { _ = newValue }
    }
}

extension UITableViewCell {
    @available(*, unavailable, message: "Rows have no views of UIKit: use listRowBackground, or selectionStyle.")
    public var selectedBackgroundView: UIView? {
        get { nil }
        set { _ = newValue }
    }
}

/// Whatever is asked of something that is refused, so that the sentence about that is the only error.
@dynamicMemberLookup @dynamicCallable
public struct _RefusedMember {
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { self }
        nonmutating set { _ = newValue }
    }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> _RefusedMember { self }
}

/// What the classes that are refused have in common: any member, so that the sentence about the class is the only error.
@dynamicMemberLookup
open class _RefusedObject {
    public init() {}
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
    public static subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
}

/// What programs set for all views of a kind that is refused, so that the sentence about the kind is the only error.
@dynamicMemberLookup
public final class _RefusedAppearance {
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var barTintColor: UIColor?
    public var textColor: UIColor?
    public var font: UIFont?
    public var isHidden = false
    public var isTranslucent = true
    public var clearButtonMode = _RefusedMode.never
    public var borderStyle = _RefusedMode.none
    public var placeholder: String?
    public subscript<Value>(dynamicMember member: String) -> Value {
        get { fatalError() }
        set { _ = newValue }
    }
}

/// The names that stand after properties of fields.
public enum _RefusedMode {
    case never, whileEditing, unlessEditing, always
    case none, line, bezel, roundedRect
}

extension _RefusedMember: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByStringLiteral, ExpressibleByNilLiteral
{
    public init(booleanLiteral value: Bool) {}
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    public init(stringLiteral value: String) {}
    public init(nilLiteral: ()) {}
}
