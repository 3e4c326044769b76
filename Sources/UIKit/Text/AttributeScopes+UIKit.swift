extension AttributeScopes {
    /// The attributes that UIKit defines.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of an `NSAttributedString`, whose keys have the same names.
    ///
    ///     var title = AttributedString("Total")
    ///     title.uiKit.font = UIFont.boldSystemFont(ofSize: 20)
    ///     NSAttributedString(title).draw(at: .zero)
    ///
    /// `Text` shows them, too, where nothing of its own says otherwise; paragraph styles count for drawing alone.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        /// The font; 12 points of the system's where there is none.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }

        /// How the lines of the paragraph are set.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }

        /// The colour of the letters; black where there is none.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }

        /// Behind the letters, as high as their line.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }

        /// More points after each letter.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }

        /// The line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }

        /// The colour of the line through the letters; the letters' where there is none.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }

        /// The line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }

        /// The colour of the line under the letters; the letters' where there is none.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }

        /// Points above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's; where SwiftUI has one of the same name, that one is meant unless the type says otherwise.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

/// The value of an attribute that need not be known to be sendable, which is a mark that leaves no trace in a program:
/// `AttributedString+NSAttributedString` reads attributes of any scope by it.
@_silgen_name("martlet_attribute")
package func attribute<K: AttributedStringKey>(_ key: K.Type, of container: AttributeContainer) -> K.Value?
where K.Value: Sendable { container[key] }

/// Sets an attribute, in the same manner.
@_silgen_name("martlet_set_attribute")
package func setAttribute<K: AttributedStringKey>(
    _ key: K.Type, of container: inout AttributeContainer, to value: K.Value
) where K.Value: Sendable { container[key] = value }
