import MartletGraph

/// What a calendar shows to choose from.
enum CalendarPage {
    case days, months, years

    /// How many years are shown together.
    static let yearCount = 20

    var outer: Self { self == .days ? .months : .years }
    var inner: Self { self == .years ? .months : .days }

    /// How many months the next page is away.
    var months: Int {
        switch self {
        case .days: 1
        case .months: 12
        case .years: 12 * Self.yearCount
        }
    }

    var name: String {
        switch self {
        case .days: "Month"
        case .months: "Year"
        case .years: "Years"
        }
    }
}

/// The months of a year, or twenty years.
struct CalendarGrid: View {
    let choice: DateChoice
    let page: CalendarPage
    /// A month of the page.
    let month: Date
    let selection: Date
    let choose: @MainActor (Date) -> Void

    init(
        choice: DateChoice, page: CalendarPage, month: Date, selection: Date,
        choose: @escaping @MainActor (Date) -> Void
    ) {
        self.choice = choice
        self.page = page
        self.month = month
        self.selection = selection
        self.choose = choose
    }

    private struct Cell {
        let text: String
        let name: String
        let start: Date
    }

    private var columns: Int { page == .months ? 3 : 4 }

    private var rows: [ArraySlice<Cell>] {
        let cells = page == .months ? months : years
        return stride(from: 0, to: cells.count, by: columns).map { cells[$0..<min($0 + columns, cells.count)] }
    }

    private var months: [Cell] {
        let names = choice.calendar.shortStandaloneMonthSymbols
        let first = choice.start(of: .months, around: month)
        return (choice.calendar.range(of: .month, in: .year, for: month) ?? 1..<13).enumerated().compactMap {
            index, number in
            choice.calendar.date(byAdding: .month, value: index, to: first).map {
                Cell(text: names[(number - 1) % names.count], name: choice.monthText($0), start: $0)
            }
        }
    }

    private var years: [Cell] {
        let first = choice.start(of: .years, around: month)
        return (0..<CalendarPage.yearCount).compactMap { index in
            choice.calendar.date(byAdding: .year, value: index, to: first).map {
                Cell(text: choice.yearText($0), name: choice.yearText($0), start: $0)
            }
        }
    }

    var body: some View {
        let unit = page == .months ? Calendar.Component.month : .year
        VStack(spacing: 6) {
            ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                HStack(spacing: 0) {
                    ForEach(Array(row), id: \.start) { cell in
                        DayCell(
                            number: cell.text, name: cell.name,
                            isChosen: choice.calendar.isDate(cell.start, equalTo: selection, toGranularity: unit),
                            isToday: choice.calendar.isDate(cell.start, equalTo: Date(), toGranularity: unit),
                            days: 7 / CGFloat(columns)
                        ) {
                            choose(target(cell.start))
                        }
                        .disabled(!choice.allows(page.inner, around: cell.start))
                    }
                }
            }
        }
    }

    /// Of a year, the month that was shown of the other one.
    private func target(_ start: Date) -> Date {
        guard page == .years else { return start }
        let number = choice.calendar.component(.month, from: month)
        return choice.calendar.date(byAdding: .month, value: number - 1, to: start) ?? start
    }
}
