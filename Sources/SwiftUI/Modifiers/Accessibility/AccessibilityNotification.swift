import MartletGraph

/// What a program tells a screen reader by itself.
///
///     AccessibilityNotification.Announcement("Three results").post()
nonisolated public enum AccessibilityNotification {
    /// Words that a screen reader says at once, wherever it is.
    public struct Announcement: Sendable {
        private let text: String

        /// Words as they are.
        public init(_ announcement: String) { text = announcement }

        /// Words with attributes, of which only the characters are said.
        @_disfavoredOverload
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Words in the language of the program.
        @_disfavoredOverload
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Has the words said, where a screen reader is on.
        public func post() { Announcer.say(text) }
    }

    /// A part of the window is another. Screen readers of a Linux desktop follow that by themselves.
    public struct LayoutChanged {
        private let argument: Any?

        /// - Parameter element: words that are said about the change; anything else means nothing here, as elements have
        ///   no objects of their own.
        public init(_ element: Any? = nil) { argument = element }

        /// Has the words said, where a screen reader is on.
        public func post() { Announcer.say(words: argument) }
    }

    /// Most of the window is another. Screen readers of a Linux desktop follow that by themselves.
    public struct ScreenChanged {
        private let argument: Any?

        /// - Parameter element: words that are said about the change; anything else means nothing here, as elements have
        ///   no objects of their own.
        public init(_ element: Any? = nil) { argument = element }

        /// Has the words said, where a screen reader is on.
        public func post() { Announcer.say(words: argument) }
    }

    /// The content was scrolled by a page.
    public struct PageScrolled: Sendable {
        private let text: String

        /// - Parameter pageInfo: where the content is now, such as "Page 3 of 5".
        public init(_ pageInfo: String) { text = pageInfo }

        /// - Parameter pageInfo: where the content is now; only the characters are said.
        @_disfavoredOverload
        public init(_ pageInfo: AttributedString) { text = String(pageInfo.characters) }

        /// - Parameter pageInfo: where the content is now, in the language of the program.
        @_disfavoredOverload
        public init(_ pageInfo: LocalizedStringResource) { text = String(localized: pageInfo) }

        /// Has the words said, where a screen reader is on.
        public func post() { Announcer.say(text) }
    }
}

/// Hands words to the desktop's screen reader.
nonisolated private enum Announcer {
    static func say(_ text: String) {
        guard !text.isEmpty else { return }
        if isMainThread {
            MainActor.assumeIsolated { UIKitRuntime.backend?.announce(text) }
        } else {
            Task { @MainActor in UIKitRuntime.backend?.announce(text) }
        }
    }

    static func say(words argument: Any?) {
        switch argument {
        case let text as String: say(text)
        case let text as AttributedString: say(String(text.characters))
        case let text as NSAttributedString: say(text.string)
        default: break
        }
    }
}
