import MartletGraph

/// The names by which one gets to the sections of a list.
@MainActor
final class SectionIndex {
    struct Label: Equatable {
        let text: Text
        /// Which of the list's entries the section begins with.
        let place: Int
    }

    private let change = ChangeLocation()
    private var known: [Label] = []
    private weak var list: ListNode?
    /// In points.
    static let width: CGFloat = 22

    nonisolated init() {}

    func set(_ new: [Label], of list: ListNode) {
        self.list = list
        guard new != known else { return }
        known = new
        list.graph.effects.addAction { [change] in change.send() }
        list.graph.requestFrame()
    }

    var labels: [Label] {
        change.read()
        return known
    }

    /// The room that the list leaves for it, in points.
    var room: CGFloat { known.isEmpty ? 0 : Self.width }

    /// Scrolls to a section.
    func show(_ number: Int) {
        guard known.indices.contains(number) else { return }
        list?.scroll(to: known[number].place, anchor: .top)
    }
}

/// The names below one another: a press on one, or a drag over them, shows the section.
struct SectionIndexBar: View {
    let index: SectionIndex

    init(index: SectionIndex) { self.index = index }

    /// The least height of a name that can be read, and the most, in points.
    private static let heights: ClosedRange<CGFloat> = 12...18

    var body: some View {
        let labels = index.labels
        if !labels.isEmpty {
            GeometryReader { proxy in
                let count = CGFloat(labels.count)
                let height = min(Self.heights.upperBound, proxy.size.height / count)
                // Where there is no room for all, some stand for their neighbours.
                let step = max(1, Int((Self.heights.lowerBound / max(height, 0.1)).rounded(.up)))
                VStack(spacing: 0) {
                    ForEach(Array(stride(from: 0, to: labels.count, by: step)), id: \.self) { number in
                        labels[number].text
                            .font(.caption2.bold())
                            .foregroundStyle(LetterTintStyle())
                            .lineLimit(1)
                            .frame(width: SectionIndex.width, height: height * CGFloat(step))
                            .accessibilityAddTraits(.isButton)
                            .accessibilityAction { index.show(number) }
                    }
                }
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { drag in
                        index.show(min(max(Int(drag.location.y / height), 0), labels.count - 1))
                    }
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .frame(width: SectionIndex.width)
        }
    }
}

struct ListSectionIndexKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var listSectionIndex: Visibility { self[ListSectionIndexKey.self] }
}

extension View {
    /// Shows or hides the index at the edge of the lists below, which has the names that `sectionIndexLabel(_:)` gives
    /// to sections. By default phones and pads show it.
    ///
    ///     List(letters) { letter in
    ///         Section(letter.name) { … }.sectionIndexLabel(letter.name)
    ///     }
    ///     .listSectionIndexVisibility(.visible)
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        modifier(_EnvironmentValueModifier(ListSectionIndexKey.self, visibility))
    }
}
