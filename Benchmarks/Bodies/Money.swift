import SwiftUI

struct ExpenseRow: View {
    let expense: Expense
    var body: some View {
        HStack {
            Circle().fill(expense.category.color).frame(width: 12, height: 12)
            VStack(alignment: .leading, spacing: 2) {
                Text(expense.name)
                Text(expense.date, format: .dateTime.day().month()).font(.caption).foregroundColor(.secondary)
            }
            Spacer()
            Text(expense.amount, format: .currency(code: "EUR"))
                .foregroundColor(expense.amount < 10 ? .green : expense.amount < 100 ? .orange : .red)
                .fontWeight(expense.amount > 100 ? .bold : .regular)
        }
    }
}

struct ExpenseList: View {
    @StateObject private var store = Store()
    @State private var showsEditor = false
    @State private var category: Expense.Category?
    private var shown: [Expense] { store.expenses.filter { category == nil || $0.category == category } }
    var body: some View {
        NavigationView {
            List {
                Section {
                    Picker("Category", selection: $category) {
                        Text("All").tag(Expense.Category?.none)
                        ForEach(Expense.Category.allCases) {
                            Text($0.rawValue.capitalized).tag(Expense.Category?.some($0))
                        }
                    }
                    .pickerStyle(.segmented)
                }
                Section(header: Text("Expenses"), footer: Text("Total: \(store.total, specifier: "%.2f") €")) {
                    ForEach(shown) { ExpenseRow(expense: $0) }
                        .onDelete { offsets in store.expenses.remove(atOffsets: offsets) }
                        .onMove { store.expenses.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .navigationBarTitle("Money")
            .navigationBarItems(trailing: Button(action: { showsEditor = true }) { Image(systemName: "plus") })
            .sheet(isPresented: $showsEditor) { ExpenseEditor { store.expenses.append($0) } }
        }
    }
}

struct ExpenseEditor: View {
    @State private var expense = Expense()
    @State private var showsAlert = false
    @Environment(\.dismiss) private var dismiss
    let save: (Expense) -> Void
    var body: some View {
        Form {
            TextField("Name", text: $expense.name)
            TextField("Amount", value: $expense.amount, format: .currency(code: "EUR"))
            Picker("Category", selection: $expense.category) {
                ForEach(Expense.Category.allCases) { category in
                    HStack {
                        Circle().fill(category.color).frame(width: 10)
                        Text(category.rawValue.capitalized)
                    }
                    .tag(category)
                }
            }
            DatePicker("Date", selection: $expense.date, displayedComponents: .date)
            Button("Save") {
                if expense.name.isEmpty || expense.amount <= 0 {
                    showsAlert = true
                } else {
                    save(expense)
                    dismiss()
                }
            }
            .frame(maxWidth: .infinity, alignment: .center)
        }
        .alert("Missing", isPresented: $showsAlert) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("A name and an amount are needed.")
        }
    }
}

struct BarChart: View {
    let values: [(label: String, value: Double)]
    private var maximum: Double { values.map(\.value).max() ?? 1 }
    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(values.indices, id: \.self) { index in
                    VStack {
                        Text("\(Int(values[index].value))").font(.caption2).foregroundColor(.secondary)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(LinearGradient(colors: [.blue, .cyan], startPoint: .bottom, endPoint: .top))
                            .frame(height: max(4, (proxy.size.height - 40) * CGFloat(values[index].value / maximum)))
                        Text(values[index].label).font(.caption)
                    }
                    .frame(width: (proxy.size.width - CGFloat(values.count - 1) * 8) / CGFloat(max(values.count, 1)))
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

struct LineChart: View {
    let points: [Double]
    var body: some View {
        GeometryReader { proxy in
            let step = proxy.size.width / CGFloat(max(points.count - 1, 1))
            let highest = points.max() ?? 1
            ZStack {
                Path { path in
                    for (index, point) in points.enumerated() {
                        let place = CGPoint(
                            x: CGFloat(index) * step, y: proxy.size.height * (1 - CGFloat(point / highest)))
                        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
                    }
                }
                .stroke(Color.green, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                ForEach(0..<4) { line in
                    Rectangle().fill(Color.gray.opacity(0.2)).frame(height: 1)
                        .offset(y: proxy.size.height * CGFloat(line) / 4 - proxy.size.height / 2)
                }
            }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.08)))
    }
}

struct PieSlice: Shape {
    var start: Angle
    var end: Angle
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: start - .degrees(90),
            endAngle: end - .degrees(90), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct PieChart: View {
    let expenses: [Expense]
    private var total: Double { max(expenses.reduce(0) { $0 + $1.amount }, 1) }
    private func share(_ category: Expense.Category) -> Double {
        expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amount } / total
    }
    var body: some View {
        HStack {
            ZStack {
                ForEach(Array(Expense.Category.allCases.enumerated()), id: \.offset) { index, category in
                    let before = Expense.Category.allCases.prefix(index).reduce(0) { $0 + share($1) }
                    PieSlice(start: .degrees(before * 360), end: .degrees((before + share(category)) * 360)).fill(
                        category.color)
                }
                Circle().fill(Color.white).frame(width: 80)
                Text("\(total, specifier: "%.0f") €").bold()
            }
            .frame(width: 160, height: 160)
            VStack(alignment: .leading, spacing: 6) {
                ForEach(Expense.Category.allCases) { category in
                    HStack {
                        RoundedRectangle(cornerRadius: 3).fill(category.color).frame(width: 14, height: 14)
                        Text("\(category.rawValue.capitalized): \(Int((share(category) * 100).rounded())) %").font(
                            .footnote)
                    }
                }
            }
        }
    }
}

struct BudgetCard: View {
    let title: String
    let spent: Double
    let budget: Double
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(title).font(.headline)
                Spacer()
                Text("\(Int(spent / budget * 100)) %").foregroundColor(spent > budget ? .red : .secondary)
            }
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.2))
                GeometryReader { proxy in
                    Capsule().fill(spent > budget ? Color.red : spent > budget * 0.8 ? Color.orange : Color.green)
                        .frame(width: min(proxy.size.width, proxy.size.width * CGFloat(spent / budget)))
                }
            }
            .frame(height: 10)
            Text("\(budget - spent, specifier: "%.2f") left of \(budget, specifier: "%.2f")").font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding()
        .background(.background, in: RoundedRectangle(cornerRadius: 14))
        .overlay(RoundedRectangle(cornerRadius: 14).stroke(Color.gray.opacity(0.3)))
    }
}

struct CurrencyConverter: View {
    @State private var amount = 100.0
    @State private var from = "EUR"
    @State private var to = "USD"
    private let rates = ["EUR": 1.0, "USD": 1.1, "GBP": 0.86, "JPY": 160.0]
    private var result: Double { amount / (rates[from] ?? 1) * (rates[to] ?? 1) }
    var body: some View {
        VStack(spacing: 20) {
            HStack {
                TextField("Amount", value: $amount, format: .number.precision(.fractionLength(2))).textFieldStyle(
                    .roundedBorder)
                Picker("From", selection: $from) { ForEach(rates.keys.sorted(), id: \.self) { Text($0) } }
            }
            Button {
                (from, to) = (to, from)
            } label: {
                Image(systemName: "arrow.up.arrow.down").padding(10).background(
                    Circle().fill(Color.accentColor.opacity(0.2)))
            }
            HStack {
                Text(result, format: .number.precision(.fractionLength(2))).font(.title).bold()
                Spacer()
                Picker("To", selection: $to) { ForEach(rates.keys.sorted(), id: \.self) { Text($0) } }
            }
            Text("1 \(from) = \((rates[to] ?? 1) / (rates[from] ?? 1), specifier: "%.4f") \(to)").font(.footnote)
                .foregroundColor(.gray)
        }
        .padding()
    }
}

struct TransactionDetail: View {
    let expense: Expense
    @State private var note = ""
    var body: some View {
        List {
            LabeledContent("Amount", value: expense.amount, format: .currency(code: "EUR"))
            LabeledContent("Category") {
                Text(expense.category.rawValue.capitalized).padding(4).background(expense.category.color.opacity(0.3))
                    .cornerRadius(4)
            }
            LabeledContent("Date", value: expense.date.formatted(date: .long, time: .shortened))
            Section("Note") { TextEditor(text: $note).frame(minHeight: 80) }
            Section {
                Button(role: .destructive) {
                } label: {
                    Label("Delete", systemImage: "trash").frame(maxWidth: .infinity)
                }
            }
        }
    }
}
