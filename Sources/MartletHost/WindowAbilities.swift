/// What a user can do with a window.
package struct WindowAbilities: Equatable, Sendable {
    package var closes: Bool
    package var minimizes: Bool
    package var fillsScreen: Bool
    package var resizes: Bool

    package init(closes: Bool = true, minimizes: Bool = true, fillsScreen: Bool = true, resizes: Bool = true) {
        self.closes = closes
        self.minimizes = minimizes
        self.fillsScreen = fillsScreen
        self.resizes = resizes
    }
}
