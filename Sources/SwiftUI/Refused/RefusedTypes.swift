// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "UIKit's views have no place in a GTK window: see GTKViewRepresentable.")
public struct UIViewRepresentableContext {}

@available(
    *, unavailable,
    message: "UIKit's view controllers have no place in a GTK window: write the page in SwiftUI."
)
public struct UIViewControllerRepresentableContext {}

@available(*, unavailable, message: "A program here has scenes in SwiftUI only: use WindowGroup.")
public struct UIHostingSceneDelegate {}

@available(*, unavailable, message: "There is no AppKit on Linux: use UIApplicationDelegateAdaptor.")
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError() }
    public var wrappedValue: DelegateType { fatalError() }
}

@available(*, unavailable, message: "There is no watchOS here: use UIApplicationDelegateAdaptor.")
public struct WKApplicationDelegateAdaptor {}

@available(*, unavailable, message: "There is no watchOS here: use UIApplicationDelegateAdaptor.")
public struct WKExtensionDelegateAdaptor {}

@available(*, unavailable, message: "Core Data is a framework of Apple's systems.")
public struct FetchedResults {}

@available(*, unavailable, message: "Core Data is a framework of Apple's systems.")
public struct SectionedFetchResults {}

@available(*, unavailable, message: "Metal's shaders have no counterpart in GTK.")
public struct Shader {}

@available(*, unavailable, message: "Metal's shaders have no counterpart in GTK.")
public struct ShaderLibrary {}

@available(*, unavailable, message: "Metal's shaders have no counterpart in GTK.")
public struct ShaderFunction {}

@available(*, unavailable, message: "There is no watchOS here.")
public struct WKNotificationScene {}

@available(*, unavailable, message: "There is no watchOS here.")
public struct WKExtendedRuntimeSession {}

@available(*, unavailable, message: "Hover effects of one's own are not in Martlet yet: use onHover.")
public protocol CustomHoverEffect {}

@available(
    *, unavailable, message: "Screen readers of Linux desktops leave touches to programs: nothing has to be asked for."
)
public struct AccessibilityDirectTouchOptions {}

@available(
    *, unavailable,
    message: "Screen readers of Linux desktops do not play charts: tell what one shows with accessibilityValue."
)
public protocol AXChartDescriptorRepresentable {}

@available(*, unavailable, message: "MenuButton has gone from SwiftUI: use Menu and menuStyle.")
public struct DefaultMenuButtonStyle {}

@available(*, unavailable, message: "The desktop's dialog decides what it shows of files.")
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 2)
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 4)
}
