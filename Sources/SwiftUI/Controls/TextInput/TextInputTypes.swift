/// The kind of keyboard that a text field asks of an input method, such as a keyboard on the screen.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters an input method makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// What the text of a field means, for an input method that can suggest it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "middle-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "current-password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let dateTime = UITextContentType(rawValue: "date-time")
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// Which letters an input method makes capitals.
public struct TextInputAutocapitalization: Sendable {
    let hints: TextEntry.Hints

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(hints: []) }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(hints: .uppercaseWords) }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(hints: .uppercaseSentences) }
    /// Every letter.
    public static var characters: TextInputAutocapitalization {
        TextInputAutocapitalization(hints: .uppercaseCharacters)
    }

    init(hints: TextEntry.Hints) { self.hints = hints }

    /// The same as a type of an older interface.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

/// What Return does in a field, in a word.
public struct SubmitLabel: Sendable {
    /// What a screen reader says about Return; nil where it is nothing but the key.
    let hint: String?

    public static var done: SubmitLabel { SubmitLabel(hint: "Return: Done") }
    public static var go: SubmitLabel { SubmitLabel(hint: "Return: Go") }
    public static var send: SubmitLabel { SubmitLabel(hint: "Return: Send") }
    public static var join: SubmitLabel { SubmitLabel(hint: "Return: Join") }
    public static var route: SubmitLabel { SubmitLabel(hint: "Return: Route") }
    public static var search: SubmitLabel { SubmitLabel(hint: "Return: Search") }
    public static var `return`: SubmitLabel { SubmitLabel(hint: nil) }
    public static var next: SubmitLabel { SubmitLabel(hint: "Return: Next") }
    public static var `continue`: SubmitLabel { SubmitLabel(hint: "Return: Continue") }
}
