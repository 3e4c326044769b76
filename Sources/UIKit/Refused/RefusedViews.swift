// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIControl {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UILabel {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIButton {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIImageView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UITextField {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIStackView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UISlider {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIStepper {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIProgressView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIActivityIndicatorView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIDatePicker {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIPickerView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UITableViewHeaderFooterView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewCell {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionReusableView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewFlowLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICollectionViewCompositionalLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIRefreshControl {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UISearchBar {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIToolbar {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIVisualEffectView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIInputView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIColorWell {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UICalendarView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UIContentUnavailableView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class UILayoutGuide {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSLayoutConstraint {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSLayoutAnchor {}
