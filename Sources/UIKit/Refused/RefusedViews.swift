// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable; to animate, use withAnimation."
)
open class UIView: _RefusedObject {
    public override init() {}
    public class func appearance() -> _RefusedAppearance { _RefusedAppearance() }
    public class func appearance(whenContainedInInstancesOf containerTypes: [Any]) -> _RefusedAppearance {
        _RefusedAppearance()
    }

    public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right }
}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIControl: UIView {
    public typealias State = UIControlState
}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UILabel: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIButton: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIImageView: UIView {}

@available(
    *, unavailable, message: "UIKit's views have no place in a GTK window: use TextField, tint and textFieldStyle."
)
open class UITextField: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIStackView: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIStepper: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIActivityIndicatorView: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIDatePicker: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIPickerView: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UITableViewHeaderFooterView: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewCell: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionReusableView: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewLayout: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewFlowLayout: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewCompositionalLayout: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIRefreshControl: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: use searchable and tint.")
open class UISearchBar: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIVisualEffectView: UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIInputView: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIColorWell: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICalendarView: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIContentUnavailableView: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UILayoutGuide: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSLayoutConstraint: _RefusedObject {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSLayoutAnchor: _RefusedObject {}
