import SwiftUI

struct RootTabs: View {
    @StateObject private var store = Store()
    @State private var tab = 0
    var body: some View {
        TabView(selection: $tab) {
            RecipeList().tabItem { Label("Recipes", systemImage: "book") }.tag(0)
            ChatView(store: store).tabItem { Label("Chat", systemImage: "message") }.tag(1)
            ExpenseList().tabItem { Label("Money", systemImage: "creditcard") }.tag(2)
            SettingsView(settings: Settings()).tabItem { Label("Settings", systemImage: "gear") }.tag(3)
        }
        .environmentObject(store)
        .overlay { if store.isLoading { ProgressView("Loading…").padding().background(Color.white).cornerRadius(10) } }
        .alert("Error", isPresented: Binding(get: { store.error != nil }, set: { if !$0 { store.error = nil } })) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(store.error ?? "")
        }
    }
}

struct SplitPage: View {
    let recipes: [Recipe]
    @State private var selected: Recipe.ID?
    var body: some View {
        NavigationSplitView {
            List(recipes, selection: $selected) { recipe in
                Label(recipe.title, systemImage: recipe.isFavorite ? "heart.fill" : "doc").badge(recipe.steps.count)
            }
            .navigationTitle("All")
        } detail: {
            if let recipe = recipes.first(where: { $0.id == selected }) {
                RecipeDetail(recipe: recipe)
            } else {
                Text("Choose a recipe").font(.title2).foregroundStyle(.secondary)
            }
        }
    }
}

struct Dashboard: View {
    @EnvironmentObject private var store: Store
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text("Good \(Calendar.current.component(.hour, from: .now) < 12 ? "morning" : "day")!").font(
                    .largeTitle.bold())
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
                    tile("Recipes", "\(store.recipes.count)", "book.fill", .orange)
                    tile("People", "\(store.people.count)", "person.2.fill", .blue)
                    tile("Unread", "\(store.messages.reduce(0) { $0 + $1.unread })", "envelope.fill", .green)
                    tile("Spent", String(format: "%.0f €", store.total), "creditcard.fill", .purple)
                }
                BarChart(values: store.expenses.prefix(7).map { ($0.name, $0.amount) }).frame(height: 180)
            }
            .padding()
        }
        .task { await store.load() }
    }

    private func tile(_ title: String, _ value: String, _ symbol: String, _ color: Color) -> some View {
        HStack {
            VStack(alignment: .leading) {
                Image(systemName: symbol).foregroundColor(color)
                Text(value).font(.title2).bold()
                Text(title).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
        }
        .padding()
        .background(color.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
    }
}

struct LoadingState: View {
    enum Phase { case idle, loading, loaded([Person]), failed(String) }
    @State private var phase = Phase.idle
    var body: some View {
        Group {
            switch phase {
            case .idle: Button("Load") { phase = .loading }
            case .loading: ProgressView().controlSize(.large)
            case .loaded(let people):
                if people.isEmpty {
                    EmptyState(title: "Nobody", symbol: "person.slash")
                } else {
                    List(people) { Text($0.name) }
                }
            case .failed(let reason):
                VStack(spacing: 12) {
                    Image(systemName: "wifi.slash").font(.largeTitle)
                    Text(reason).multilineTextAlignment(.center)
                    Button("Try again") { phase = .loading }
                }
                .foregroundColor(.red)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.05))
    }
}

struct CalendarMonthView: View {
    let days: [Int?]
    @Binding var selected: Int?
    private let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    var body: some View {
        VStack {
            HStack {
                ForEach(names, id: \.self) {
                    Text($0).font(.caption).foregroundColor(.secondary).frame(maxWidth: .infinity)
                }
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4) {
                ForEach(days.indices, id: \.self) { index in
                    if let day = days[index] {
                        Text("\(day)")
                            .frame(width: 34, height: 34)
                            .background(
                                selected == day
                                    ? Color.accentColor : index % 7 > 4 ? Color.gray.opacity(0.1) : Color.clear
                            )
                            .foregroundColor(selected == day ? .white : index % 7 > 4 ? .secondary : .primary)
                            .clipShape(Circle())
                            .onTapGesture { selected = selected == day ? nil : day }
                    } else {
                        Color.clear.frame(height: 34)
                    }
                }
            }
        }
        .padding()
    }
}

struct StepIndicator: View {
    let steps: [String]
    let current: Int
    var body: some View {
        HStack(spacing: 0) {
            ForEach(steps.indices, id: \.self) { index in
                VStack(spacing: 6) {
                    ZStack {
                        Circle().fill(
                            index < current ? Color.green : index == current ? Color.blue : Color.gray.opacity(0.3))
                        if index < current {
                            Image(systemName: "checkmark").foregroundColor(.white).font(.caption.bold())
                        } else {
                            Text("\(index + 1)").font(.caption).foregroundColor(index == current ? .white : .secondary)
                        }
                    }
                    .frame(width: 28, height: 28)
                    Text(steps[index]).font(.caption2).lineLimit(1)
                }
                if index < steps.count - 1 {
                    Rectangle().fill(index < current ? Color.green : Color.gray.opacity(0.3)).frame(height: 2).padding(
                        .bottom, 18)
                }
            }
        }
    }
}

struct PriceTag: View {
    let price: Double
    let discount: Double?
    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            if let discount {
                Text(price, format: .currency(code: "EUR")).strikethrough().font(.footnote).foregroundColor(.secondary)
                Text(price * (1 - discount), format: .currency(code: "EUR")).font(.title3.bold()).foregroundColor(.red)
                Text("-\(Int(discount * 100)) %").font(.caption).padding(4).background(Color.red.opacity(0.15))
                    .cornerRadius(4)
            } else {
                Text(price, format: .currency(code: "EUR")).font(.title3).bold()
            }
        }
    }
}

struct ProductCard: View {
    let name: String
    let price: Double
    @Binding var count: Int
    @State private var isFavorite = false
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ZStack(alignment: .topTrailing) {
                RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.12)).frame(height: 130)
                Button {
                    isFavorite.toggle()
                } label: {
                    Image(systemName: isFavorite ? "heart.fill" : "heart").foregroundColor(isFavorite ? .red : .gray)
                        .padding(10)
                }
                .buttonStyle(.plain)
            }
            Text(name).font(.headline).lineLimit(2)
            PriceTag(price: price, discount: price > 50 ? 0.2 : nil)
            if count == 0 {
                Button("Add to cart") { count = 1 }.buttonStyle(.bordered).frame(maxWidth: .infinity)
            } else {
                Stepper("\(count)", value: $count, in: 0...20)
            }
        }
        .padding(12)
        .background(RoundedRectangle(cornerRadius: 16).stroke(Color.gray.opacity(0.25)))
    }
}

struct CartSummary: View {
    let items: [(name: String, price: Double, count: Int)]
    @State private var code = ""
    private var sum: Double { items.reduce(0) { $0 + $1.price * Double($1.count) } }
    var body: some View {
        VStack(spacing: 12) {
            ForEach(items, id: \.name) { item in
                HStack {
                    Text("\(item.count) × \(item.name)")
                    Spacer()
                    Text(item.price * Double(item.count), format: .currency(code: "EUR"))
                }
            }
            Divider()
            HStack {
                Text("Shipping"); Spacer();
                Text(sum > 50 ? "free" : "4.90 €").foregroundColor(sum > 50 ? .green : .primary)
            }
            HStack {
                Text("Total").bold(); Spacer(); Text(sum + (sum > 50 ? 0 : 4.9), format: .currency(code: "EUR")).bold()
            }
            HStack {
                TextField("Code", text: $code).textFieldStyle(.roundedBorder)
                Button("Apply") {}.disabled(code.count < 4)
            }
            Button {
            } label: {
                Text("Buy now").font(.headline).frame(maxWidth: .infinity).padding()
            }
            .background(items.isEmpty ? Color.gray : Color.green).foregroundColor(.white).cornerRadius(12).disabled(
                items.isEmpty)
        }
        .padding()
    }
}

struct CardStack: View {
    @State private var people: [Person]
    init(people: [Person]) { _people = State(initialValue: people) }
    var body: some View {
        ZStack {
            ForEach(Array(people.enumerated().reversed()), id: \.element.id) { index, person in
                FriendCard(person: person)
                    .offset(y: CGFloat(index) * 8)
                    .scaleEffect(1 - CGFloat(index) * 0.04)
                    .opacity(index < 4 ? 1 : 0)
                    .zIndex(Double(people.count - index))
                    .allowsHitTesting(index == 0)
            }
        }
        .frame(maxWidth: 320, maxHeight: 420)
        .padding()
        .background(
            GeometryReader { proxy in
                Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
        )
        .onPreferenceChange(HeightKey.self) { _ in }
    }

    struct HeightKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
}

struct KeyValueEditor: View {
    @State private var pairs: [(key: String, value: String)] = []
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(pairs.indices, id: \.self) { index in
                HStack {
                    TextField("Key", text: $pairs[index].key).frame(width: 120)
                    TextField("Value", text: $pairs[index].value)
                    Button(role: .destructive) {
                        pairs.remove(at: index)
                    } label: {
                        Image(systemName: "minus.circle")
                    }
                }
            }
            Button("Add a pair", systemImage: "plus") { pairs.append((key: "key\(pairs.count + 1)", value: "")) }
            if Set(pairs.map(\.key)).count != pairs.count {
                Text("Keys must differ.").foregroundColor(.red).font(.caption)
            }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .animation(.default, value: pairs.count)
    }
}
