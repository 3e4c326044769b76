import MartletFoundation

extension LocalizedText {
    convenience init(_ resource: LocalizedStringResource) {
        self.init(
            LocalizedStringKey(resource.defaultValue), lookup: resource.key, table: resource.table,
            bundle: resource.bundle.bundle)
    }
}

extension Text {
    /// Shows the translation of a text in the language of the surroundings.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.content(LocalizedText(resource)))
    }
}

/// What `String(localized:)` is, which is declared below this module.
@_silgen_name("martlet_localized_value")
public func _localizedValue(
    _ value: String.LocalizationValue, _ lookup: String?, _ table: String?, _ bundle: Bundle?, _ locale: Locale
) -> String {
    LocalizedText(LocalizedStringKey(value), lookup: lookup, table: table, bundle: bundle).string(in: locale)
}
