// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITextFieldDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITextViewDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIScrollViewDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITableViewDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITableViewDataSource {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UICollectionViewDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UICollectionViewDataSource {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UICollectionViewDelegateFlowLayout {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIPickerViewDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIPickerViewDataSource {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UISearchBarDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIGestureRecognizerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIDocumentPickerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIImagePickerControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UINavigationControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITabBarControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIPageViewControllerDataSource {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIPageViewControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UISearchResultsUpdating {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIAdaptivePresentationControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIPopoverPresentationControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIViewControllerTransitioningDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIViewControllerAnimatedTransitioning {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIPointerInteractionDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIColorPickerViewControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UISplitViewControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UISheetPresentationControllerDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITableViewDropDelegate {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UITextInputTraits {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIContentConfiguration {}

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: write the view in SwiftUI.")
public protocol UIContentView {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
public protocol UIWindowSceneDelegate {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
public protocol UISceneDelegate {}
