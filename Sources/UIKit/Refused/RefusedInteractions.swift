// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UITapGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIPanGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIPinchGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIRotationGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UISwipeGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UILongPressGestureRecognizer: _RefusedObject {
    public override init() {}
    public init(target: Any?, action: Selector?) { super.init() }
}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIScreenEdgePanGestureRecognizer: _RefusedObject {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIHoverGestureRecognizer: _RefusedObject {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UITouch: _RefusedObject {}

@available(*, unavailable, message: "UIKit's gesture recognisers need its views: use SwiftUI's gestures.")
open class UIPress: _RefusedObject {}

@available(*, unavailable, message: "UIKit's effects need its views: use SwiftUI's blur or a Material.")
open class UIVibrancyEffect: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIViewPropertyAnimator: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UISpringTimingParameters: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UICubicTimingParameters: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIViewAnimationOptions: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIDynamicAnimator: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UIGravityBehavior: _RefusedObject {}

@available(*, unavailable, message: "UIKit's animations need its views: use withAnimation.")
open class UICollisionBehavior: _RefusedObject {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
open class UISceneSession: _RefusedObject {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
open class UISceneConfiguration: _RefusedObject {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup and scenePhase.")
open class UISceneConnectionOptions: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIMenu: _RefusedObject {
    public override init() {}
    public init(title: String = "", image: UIImage? = nil, children: [Any] = []) { super.init() }
}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIAction: _RefusedObject {
    public override init() {}
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { super.init() }
}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UICommand: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIKeyCommand: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIMenuElement: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIMenuBuilder: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIContextMenuInteraction: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIContextMenuConfiguration: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UINavigationItem: _RefusedObject {}

@available(*, unavailable, message: "There are no UIKit menus here: use Menu, contextMenu and keyboardShortcut.")
open class UIBarButtonItemGroup: _RefusedObject {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDragInteraction: _RefusedObject {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDropInteraction: _RefusedObject {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDragItem: _RefusedObject {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDropSession: _RefusedObject {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UIDragSession: _RefusedObject {}

@available(*, unavailable, message: "UIKit's drag and drop needs its views; SwiftUI's own is not in Martlet yet.")
open class UISpringLoadedInteraction: _RefusedObject {}

@available(*, unavailable, message: "Parallax needs UIKit's views and a device that is tilted.")
open class UIMotionEffect: _RefusedObject {}

@available(*, unavailable, message: "Parallax needs UIKit's views and a device that is tilted.")
open class UIInterpolatingMotionEffect: _RefusedObject {}

@available(*, unavailable, message: "Parallax needs UIKit's views and a device that is tilted.")
open class UIMotionEffectGroup: _RefusedObject {}
