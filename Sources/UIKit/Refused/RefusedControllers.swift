// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIViewController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UINavigationController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UITabBarController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UITableViewController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UICollectionViewController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UISplitViewController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIPageViewController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UISearchController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIInputViewController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIMenuController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIPresentationController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UISheetPresentationController {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIReferenceLibraryViewController {}

@available(
    *, unavailable,
    message: "There is no UIKit alert here: use alert(_:isPresented:actions:) or confirmationDialog."
)
open class UIAlertController {}

@available(*, unavailable, message: "There is no UIKit alert here: use the buttons of alert(_:isPresented:actions:).")
open class UIAlertAction {}

@available(*, unavailable, message: "There is no camera or photo library of UIKit here.")
open class UIImagePickerController {}

@available(*, unavailable, message: "There is no UIKit sheet here: use fileImporter.")
open class UIDocumentPickerViewController {}

@available(*, unavailable, message: "There is no UIKit preview here: use openURL for the file.")
open class UIDocumentInteractionController {}

@available(*, unavailable, message: "There is no UIKit sheet here: use ColorPicker.")
open class UIColorPickerViewController {}

@available(*, unavailable, message: "There is no UIKit sheet here: use Picker with UIFont.familyNames.")
open class UIFontPickerViewController {}

@available(*, unavailable, message: "CloudKit is a service of Apple's devices.")
open class UICloudSharingController {}

@available(*, unavailable, message: "There is no video editor on a Linux desktop.")
open class UIVideoEditorController {}

@available(*, unavailable, message: "Printing is not in Martlet yet.")
open class UIPrintInteractionController {}

@available(*, unavailable, message: "Printing is not in Martlet yet.")
open class UIPrintInfo {}
