import MartletGraph

struct KeyboardTypeKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }
struct ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
struct AutocapitalizationKey: EnvironmentKey { static var defaultValue: TextEntry.Hints? { nil } }
struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
struct SubmitLabelKey: EnvironmentKey { static var defaultValue: String? { nil } }
struct LineMinimumKey: EnvironmentKey { static var defaultValue: Int { 1 } }

extension EnvironmentValues {
    /// Whether input methods leave alone what is typed; nil leaves it to them.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] ?? false }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// What input methods are told to expect.
    var inputPurpose: TextEntry.Purpose {
        switch self[KeyboardTypeKey.self] {
        case .default, .asciiCapable, .twitter: self[ContentTypeKey.self]?.purpose ?? .standard
        case .numbersAndPunctuation, .decimalPad: .number
        case .URL, .webSearch: .url
        case .numberPad, .asciiCapableNumberPad: .digits
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        }
    }

    /// What input methods are told to do.
    var inputHints: TextEntry.Hints {
        let keyboard = self[KeyboardTypeKey.self]
        let isProse = keyboard == .default && inputPurpose == .standard
        var hints = self[AutocapitalizationKey.self] ?? (isProse ? .uppercaseSentences : [])
        switch self[AutocorrectionKey.self] {
        case true?: hints.insert(.noSpellcheck)
        case false?: hints.insert(.spellcheck)
        case nil: break
        }
        if keyboard == .asciiCapable { hints.formUnion([.noEmoji, .noSpellcheck]) }
        if keyboard == .twitter { hints.insert(.wordCompletion) }
        if let type = self[ContentTypeKey.self] { hints.formUnion(type.hints) }
        return hints
    }
}

extension UITextContentType {
    fileprivate var purpose: TextEntry.Purpose {
        switch self {
        case .name, .givenName, .middleName, .familyName, .namePrefix, .nameSuffix, .nickname: .name
        case .telephoneNumber: .phone
        case .emailAddress: .email
        case .URL: .url
        case .creditCardNumber: .digits
        case .password, .newPassword: .password
        case .oneTimeCode: .pin
        default: .standard
        }
    }

    fileprivate var hints: TextEntry.Hints {
        switch self {
        case .username, .emailAddress, .URL: .noSpellcheck
        case .creditCardNumber, .password, .newPassword, .oneTimeCode: [.isPrivate, .noSpellcheck]
        case .jobTitle, .organizationName, .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2,
            .addressCity, .addressState, .addressCityAndState, .sublocality, .countryName:
            .wordCompletion
        default: []
        }
    }
}

extension View {
    /// Asks input methods for a kind of keyboard in the fields below.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        modifier(_EnvironmentValueModifier(KeyboardTypeKey.self, type))
    }

    /// Tells input methods what the fields below hold; nil takes it back.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        modifier(_EnvironmentValueModifier(ContentTypeKey.self, textContentType))
    }

    /// Tells input methods which letters to make capitals in the fields below; nil leaves it to them.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        modifier(_EnvironmentValueModifier(AutocapitalizationKey.self, autocapitalization?.hints))
    }

    /// Tells input methods which letters to make capitals in the fields below.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Whether input methods leave alone what is typed into the fields below.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        modifier(_EnvironmentValueModifier(AutocorrectionKey.self, disable))
    }

    /// Whether input methods leave alone what is typed into the fields below; nil leaves it to them.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        modifier(_EnvironmentValueModifier(AutocorrectionKey.self, disable))
    }

    /// Says what Return does in the fields below. There is no key to write it on: screen readers say it.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        modifier(_EnvironmentValueModifier(SubmitLabelKey.self, submitLabel.hint))
    }

    /// Sets the fewest and the most lines of texts and growing fields.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).modifier(_EnvironmentValueModifier(LineMinimumKey.self, limit.lowerBound))
    }

    /// Sets the fewest lines of texts and growing fields.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).modifier(_EnvironmentValueModifier(LineMinimumKey.self, limit.lowerBound))
    }

    /// Sets the most lines of texts and growing fields.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets the most lines of texts and growing fields, and whether they take the space of all when they have fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit).modifier(_EnvironmentValueModifier(LineMinimumKey.self, reservesSpace ? limit : 1))
    }
}
