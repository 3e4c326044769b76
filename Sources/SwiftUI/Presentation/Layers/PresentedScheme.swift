import MartletGraph

/// The appearance that the content of a sheet, a cover or a pop-over wants for it; that of what is around without a wish.
@MainActor
final class PresentedScheme {
    private let change = ChangeLocation()
    private(set) var wish: ColorScheme?

    /// - Returns: whether that is another wish.
    func set(_ new: ColorScheme?) -> Bool {
        if new == wish { return false }
        wish = new
        change.send()
        return true
    }

    /// The wish, which who asks follows.
    var followed: ColorScheme? {
        change.read()
        return wish
    }
}

/// Shows what is presented in the appearance that it wants.
struct PresentedSchemeModifier: ViewModifier {
    let scheme: PresentedScheme

    init(scheme: PresentedScheme) { self.scheme = scheme }

    func body(content: Content) -> some View { content._barScheme(scheme.followed) }
}
