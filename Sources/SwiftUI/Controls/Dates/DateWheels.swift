import MartletGraph

/// A wheel each for day, month and year.
struct DateWheels: View {
    let choice: DateChoice
    @Binding var selection: Date

    private func part(_ part: Calendar.Component) -> Binding<Int> { choice.part(part, of: $selection) }

    /// A hundred years around the selection, or those within the limits.
    private var years: ClosedRange<Int> {
        let year = choice.calendar.component(.year, from: selection)
        let first = choice.minimum.map { choice.calendar.component(.year, from: $0) } ?? min(year, 2_000) - 100
        let last = choice.maximum.map { choice.calendar.component(.year, from: $0) } ?? max(year, 2_000) + 100
        return min(first, year)...max(last, year)
    }

    var body: some View {
        WheelRow {
            ForEach(choice.dayParts, id: \.self) { part in
                switch part {
                case .month: months
                case .day: days
                default: wheel("Year", self.part(.year), letters: 60...80) { numbers(years) }
                }
            }
        }
    }

    private var months: some View {
        let names = choice.calendar.standaloneMonthSymbols
        return wheel("Month", part(.month), letters: 92...130) {
            ForEach(1...names.count, id: \.self) { Text(verbatim: names[$0 - 1]) }
        }
    }

    private var days: some View {
        let days = choice.calendar.range(of: .day, in: .month, for: selection) ?? 1..<32
        return wheel("Day", part(.day), letters: 36...60) { numbers(days.lowerBound...(days.upperBound - 1)) }
    }

    private func numbers(_ numbers: ClosedRange<Int>) -> some View {
        ForEach(Array(numbers), id: \.self) { Text(verbatim: choice.locale.writing($0)) }
    }
}

/// A wheel each for hour and minute.
struct TimeWheels: View {
    let choice: DateChoice
    @Binding var selection: Date

    private func name(ofHour hour: Int) -> String {
        guard choice.hasHalves else { return choice.locale.writing(hour, digits: 2) }
        return
            "\(choice.locale.writing((hour + 11) % 12 + 1)) \(hour < 12 ? choice.calendar.amSymbol : choice.calendar.pmSymbol)"
    }

    var body: some View {
        WheelRow {
            wheel("Hour", choice.part(.hour, of: $selection), letters: choice.hasHalves ? 64...80 : 36...60) {
                ForEach(0..<24, id: \.self) { Text(verbatim: name(ofHour: $0)) }
            }
            wheel("Minute", choice.part(.minute, of: $selection), letters: 36...60) {
                ForEach(0..<60, id: \.self) { Text(verbatim: choice.locale.writing($0, digits: 2)) }
            }
        }
        // A time is written from left to right in every language.
        .environment(\.layoutDirection, .leftToRight)
    }
}

extension DateChoice {
    /// One number of a date.
    fileprivate func part(_ part: Calendar.Component, of date: Binding<Date>) -> Binding<Int> {
        let location = date.location
        return Binding(
            location: ClosureLocation(
                get: { calendar.component(part, from: location.get()) },
                set: { location.set(self.date(location.get(), setting: part, to: $0), $1) }))
    }
}

extension View {
    fileprivate func wheel<Options: View>(
        _ name: String, _ selection: Binding<Int>, letters: ClosedRange<CGFloat>, @ViewBuilder options: () -> Options
    ) -> some View {
        Picker(selection: selection, content: options) { Text(verbatim: name) }
            .pickerStyle(.wheel)
            .modifier(WheelWidth(letters: letters))
    }
}

/// As wide as the letters of a wheel need, and at most as wide as looks well; both grow with the text.
private struct WheelWidth: ViewModifier {
    let letters: ClosedRange<CGFloat>
    @ScaledMetric private var scale: CGFloat = 100

    init(letters: ClosedRange<CGFloat>) { self.letters = letters }

    func body(content: Content) -> some View {
        content.frame(minWidth: letters.lowerBound * scale / 100, maxWidth: letters.upperBound * scale / 100)
    }
}

/// Wheels beside each other, all narrower by the same share where there is less room than they like.
nonisolated struct WheelRow: Layout {
    /// Whether they stand below each other where there is no room for all.
    var wraps = false

    private static let gap: CGFloat = 4

    private func widths(_ width: CGFloat, _ wheels: Subviews) -> [CGFloat] {
        let least = wheels.map { $0.sizeThatFits(.zero).width }
        let most = wheels.map { $0.sizeThatFits(.infinity).width }
        let (low, high) = (least.reduce(0, +), most.reduce(0, +))
        let room = width - Self.gap * CGFloat(max(0, wheels.count - 1))
        let share = high > low ? min(max((room - low) / (high - low), 0), 1) : 1
        return zip(least, most).map { $0 + ($1 - $0) * share }
    }

    private func isColumn(_ proposal: ProposedViewSize, _ wheels: Subviews) -> Bool {
        guard wraps, let width = proposal.width else { return false }
        return total(widths(0, wheels)) > width
    }

    private func total(_ widths: [CGFloat]) -> CGFloat {
        widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        if isColumn(proposal, subviews) {
            let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: total(sizes.map(\.height)))
        }
        let widths = widths(proposal.width ?? .infinity, subviews)
        let heights = zip(subviews, widths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        return CGSize(width: total(widths), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        if isColumn(proposal, subviews) {
            var y = bounds.minY
            for wheel in subviews {
                let offer = ProposedViewSize(width: bounds.width, height: nil)
                wheel.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
                y += wheel.sizeThatFits(offer).height + Self.gap
            }
            return
        }
        var x = bounds.minX
        for (wheel, width) in zip(subviews, widths(bounds.width, subviews)) {
            wheel.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + Self.gap
        }
    }
}
