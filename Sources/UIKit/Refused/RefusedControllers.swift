// Names that are not here, so that the compiler says so where they stand.

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIViewController: _RefusedObject {
    public override init() {}
    public init(nibName: String?, bundle: Bundle?) { super.init() }
}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UINavigationController: _RefusedObject {
    public override init() {}
    public init(rootViewController: Any) { super.init() }
}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UITabBarController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UITableViewController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UICollectionViewController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UISplitViewController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIPageViewController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UISearchController: _RefusedObject {
    public override init() {}
    public init(searchResultsController: Any?) { super.init() }
}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIInputViewController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIMenuController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIPresentationController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UISheetPresentationController: _RefusedObject {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
open class UIReferenceLibraryViewController: _RefusedObject {
    public override init() {}
    public init(term: String) { super.init() }
}

@available(
    *, unavailable,
    message: "There is no UIKit alert here: use alert(_:isPresented:actions:) or confirmationDialog."
)
open class UIAlertController: _RefusedObject {
    public override init() {}
    public enum Style { case alert, actionSheet }
    public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
}

@available(*, unavailable, message: "There is no UIKit alert here: use the buttons of alert(_:isPresented:actions:).")
open class UIAlertAction: _RefusedObject {
    public override init() {}
    public enum Style { case `default`, cancel, destructive }
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { super.init() }
}

@available(*, unavailable, message: "There is no camera or photo library of UIKit here.")
open class UIImagePickerController: _RefusedObject {}

@available(*, unavailable, message: "There is no UIKit sheet here: use fileImporter.")
open class UIDocumentPickerViewController: _RefusedObject {
    public override init() {}
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { super.init() }
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init() }
}

@available(*, unavailable, message: "There is no UIKit preview here: use openURL for the file.")
open class UIDocumentInteractionController: _RefusedObject {
    public override init() {}
    public init(url: URL) { super.init() }
}

@available(*, unavailable, message: "There is no UIKit sheet here: use ColorPicker.")
open class UIColorPickerViewController: _RefusedObject {}

@available(*, unavailable, message: "There is no UIKit sheet here: use Picker with UIFont.familyNames.")
open class UIFontPickerViewController: _RefusedObject {}

@available(*, unavailable, message: "CloudKit is a service of Apple's devices.")
open class UICloudSharingController: _RefusedObject {}

@available(*, unavailable, message: "There is no video editor on a Linux desktop.")
open class UIVideoEditorController: _RefusedObject {}

@available(*, unavailable, message: "Printing is not in Martlet yet.")
open class UIPrintInteractionController: _RefusedObject {}

@available(*, unavailable, message: "Printing is not in Martlet yet.")
open class UIPrintInfo: _RefusedObject {}
