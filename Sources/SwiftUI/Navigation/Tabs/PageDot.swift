import MartletGraph
import MartletHost
import UIKit

/// The dot of a page: stronger while its page is shown.
struct PageDot: View {
    let tab: TabBarItem
    /// Whether there is a box behind the dots.
    let isOnBox: Bool
    @Environment(\.idiom) private var idiom

    init(tab: TabBarItem, isOnBox: Bool) {
        self.tab = tab
        self.isOnBox = isOnBox
    }

    var body: some View {
        Circle().fill(color)
            .frame(width: 8, height: 8)
            .shadow(color: .black.opacity(isLight ? 0.5 : 0), radius: isLight ? 1.5 : 0)
            .frame(width: 18, height: 24)
            .modifier(TabElement(isSelected: tab.isSelected, label: "Page \(tab.index + 1)", select: tab.select))
            .modifier(PressModifier(takesFrame: true, setPressed: { _ in }, action: tab.select))
            .modifier(TabKeyboardStop(id: tab.id))
            .modifier(DecoratedTab(decorations: tab.decorations, isRow: false))
    }

    private var own: UIColor? {
        let changed = ChangedAppearances.pageControl
        return tab.isSelected ? changed?.currentPageIndicatorTintColor : changed?.pageIndicatorTintColor
    }

    /// Pages of phones are drawn for white dots: their pictures and colours go on below them.
    private var isLight: Bool { own == nil && idiom.isTouched && !isOnBox }

    private var color: Color {
        if let own { return Color(uiColor: own) }
        if isLight { return .white.opacity(tab.isSelected ? 1 : 0.55) }
        return .primary.opacity(tab.isSelected ? 0.9 : 0.3)
    }
}
