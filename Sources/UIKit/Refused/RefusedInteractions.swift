// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UITapGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIPanGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIPinchGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIRotationGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UISwipeGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UILongPressGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIScreenEdgePanGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIHoverGestureRecognizer {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UITouch {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIPress {}

@available(*, unavailable, message: "UIKit's effects need its views: use SwiftUI's blur or a Material.")
open class UIVibrancyEffect {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIViewPropertyAnimator {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UISpringTimingParameters {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UICubicTimingParameters {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIViewAnimationOptions {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIDynamicAnimator {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIGravityBehavior {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UICollisionBehavior {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
open class UISceneSession {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
open class UISceneConfiguration {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
open class UISceneConnectionOptions {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIMenu {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIAction {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UICommand {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIKeyCommand {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIMenuElement {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIMenuBuilder {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIContextMenuInteraction {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIContextMenuConfiguration {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIBarButtonItem {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIBarItem {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UINavigationItem {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UITabBarItem {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIBarButtonItemGroup {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDragInteraction {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDropInteraction {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDragItem {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDropSession {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDragSession {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UISpringLoadedInteraction {}

@available(*, unavailable, message: "Parallax needs UIKit's views and a device that is tilted.")
open class UIMotionEffect {}

@available(*, unavailable, message: "Parallax needs UIKit's views and a device that is tilted.")
open class UIInterpolatingMotionEffect {}

@available(*, unavailable, message: "Parallax needs UIKit's views and a device that is tilted.")
open class UIMotionEffectGroup {}
