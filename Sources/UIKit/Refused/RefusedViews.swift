// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIControl {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UILabel {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIButton {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIImageView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UITextField {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UITextView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIScrollView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIStackView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UISwitch {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UISlider {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIStepper {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIProgressView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIActivityIndicatorView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UISegmentedControl {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIDatePicker {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIPickerView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UITableViewHeaderFooterView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICollectionView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICollectionViewCell {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICollectionReusableView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICollectionViewLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICollectionViewFlowLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICollectionViewCompositionalLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIRefreshControl {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIPageControl {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UISearchBar {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIToolbar {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIVisualEffectView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIInputView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIColorWell {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UICalendarView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UIContentUnavailableView {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class UILayoutGuide {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class NSLayoutConstraint {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
open class NSLayoutAnchor {}
