// Names that are not here, so that the compiler says so where they stand.

extension UIWindow {
    @available(
        *, unavailable,
        message: "A window here shows SwiftUI's views and no view controller: present with sheet, alert or ShareLink."
    )
    public var rootViewController: _RefusedMember? {
        get { nil }
        set { _ = newValue }
    }
}

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

/// What programs set for all views of a kind that is refused, so that the sentence about the kind is the only error.
public final class _RefusedAppearance {
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var barTintColor: UIColor?
    public var textColor: UIColor?
    public var font: UIFont?
    public var isHidden = false
    public var isTranslucent = true
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
