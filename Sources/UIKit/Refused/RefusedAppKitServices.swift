// Names that are not here, so that the compiler says so where they stand.

@available(*, unavailable, message: "There is no AppKit on Linux: use UIPasteboard, or copyable and pasteDestination.")
@dynamicMemberLookup
public final class NSPasteboard {
    public struct PasteboardType {
        public init(_ rawValue: String) {}
        public static var string: PasteboardType { PasteboardType("") }
        public static var URL: PasteboardType { PasteboardType("") }
        public static var fileURL: PasteboardType { PasteboardType("") }
        public static var png: PasteboardType { PasteboardType("") }
        public static var tiff: PasteboardType { PasteboardType("") }
        public static var html: PasteboardType { PasteboardType("") }
        public static var rtf: PasteboardType { PasteboardType("") }
    }

    public static var general: NSPasteboard { NSPasteboard() }
    @discardableResult public func clearContents() -> Int { 0 }
    @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
    @discardableResult public func setData(_ data: Data?, forType type: PasteboardType) -> Bool { false }
    @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
    @discardableResult public func writeObjects(_ objects: [Any]) -> Bool { false }
    public func string(forType type: PasteboardType) -> String? { nil }
    public func data(forType type: PasteboardType) -> Data? { nil }
    public var changeCount: Int { 0 }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(*, unavailable, message: "There is no AppKit on Linux: open files and addresses with openURL.")
@dynamicMemberLookup
public final class NSWorkspace {
    public static var shared: NSWorkspace { NSWorkspace() }
    @discardableResult public func open(_ url: URL) -> Bool { false }
    public func activateFileViewerSelecting(_ urls: [URL]) {}
    public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) {}
    public func icon(forFile path: String) -> NSImage { NSImage(size: .zero) }
    public var notificationCenter: NotificationCenter { .default }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use fileExporter.")
@dynamicMemberLookup
open class NSSavePanel {
    public init() {}
    public var title: String! = ""
    public var message: String! = ""
    public var prompt: String! = ""
    public var nameFieldStringValue = ""
    public var directoryURL: URL?
    public var canCreateDirectories = false
    public var showsHiddenFiles = false
    public var isExtensionHidden = false
    public var allowedFileTypes: [String]?
    public var url: URL? { nil }
    public func runModal() -> NSApplication.ModalResponse { .cancel }
    public func begin(completionHandler: @escaping (NSApplication.ModalResponse) -> Void) {}
    public func begin() async -> NSApplication.ModalResponse { .cancel }
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use fileImporter.")
public final class NSOpenPanel: NSSavePanel {
    public var canChooseFiles = true
    public var canChooseDirectories = false
    public var allowsMultipleSelection = false
    public var urls: [URL] { [] }
}

@available(*, unavailable, message: "There is no AppKit on Linux: use alert(_:isPresented:actions:).")
@dynamicMemberLookup
public final class NSAlert {
    public enum Style { case warning, informational, critical }

    public init() {}
    public init(error: any Error) {}
    public var messageText = ""
    public var informativeText = ""
    public var alertStyle = Style.warning
    @discardableResult public func addButton(withTitle title: String) -> _RefusedMember { _RefusedMember() }
    @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
    public subscript(dynamicMember member: String) -> _RefusedMember { _RefusedMember() }
}

@available(
    *, unavailable,
    message: "There is no AppKit on Linux: a desktop's programs are silent, and sounds are not in Martlet yet."
)
public final class NSSound {
    public static func beep() {}
    public init?(named name: String) {}
    @discardableResult public func play() -> Bool { false }
}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: see GTKViewRepresentable.")
@dynamicMemberLookup
open class NSView {
    public init() {}
    public init(frame: CGRect) {}
    public subscript(dynamicMember member: String) -> _RefusedMember {
        get { _RefusedMember() }
        set { _ = newValue }
    }
}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: write the page in SwiftUI.")
open class NSViewController {
    public init() {}
}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: use TextEditor.")
open class NSTextView: NSView {}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: use TextField.")
open class NSTextField: NSView {}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: use a Material as the background.")
open class NSVisualEffectView: NSView {
    public enum Material {
        case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
        case fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground
    }
    public enum BlendingMode { case behindWindow, withinWindow }
    public enum State { case followsWindowActiveState, active, inactive }

    public var material = Material.sidebar
    public var blendingMode = BlendingMode.behindWindow
    public var state = State.active
    public var isEmphasized = false
}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSScrollView: NSView {}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSButton: NSView {}

@available(*, unavailable, message: "AppKit's views have no place in a GTK window: see GTKViewRepresentable.")
open class NSImageView: NSView {}

@available(*, unavailable, message: "There are no menus of AppKit here: use commands, Menu, contextMenu and toolbar.")
public final class NSMenu {
    public init() {}
}

@available(*, unavailable, message: "There are no menus of AppKit here: use commands, Menu, contextMenu and toolbar.")
public final class NSMenuItem {
    public init() {}
}

@available(*, unavailable, message: "There are no menus of AppKit here: use commands, Menu, contextMenu and toolbar.")
public final class NSToolbar {
    public init() {}
}
