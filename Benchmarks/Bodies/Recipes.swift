import SwiftUI

struct RecipeRow: View {
    let recipe: Recipe
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
                .foregroundColor(recipe.isFavorite ? .red : .secondary)
                .frame(width: 44, height: 44)
                .background(Circle().fill(Color.gray.opacity(0.15)))
            VStack(alignment: .leading, spacing: 4) {
                Text(recipe.title).font(.headline).lineLimit(1)
                if let subtitle = recipe.subtitle {
                    Text(subtitle).font(.subheadline).foregroundStyle(.secondary)
                }
                HStack(spacing: 8) {
                    Label("\(recipe.minutes) min", systemImage: "clock")
                    Label("\(recipe.servings)", systemImage: "person.2")
                }
                .font(.caption)
                .foregroundColor(.secondary)
            }
            Spacer()
            Text(String(format: "%.1f", recipe.rating)).font(.title3.bold())
        }
        .padding(.vertical, 6)
    }
}

struct RecipeList: View {
    @EnvironmentObject var store: Store
    @State private var showsFavorites = false
    @State private var selected: Recipe?
    var body: some View {
        NavigationStack {
            List {
                Toggle("Favorites only", isOn: $showsFavorites.animation())
                ForEach(store.recipes.filter { !showsFavorites || $0.isFavorite }) { recipe in
                    NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
                        .swipeActions { Button("Delete", role: .destructive) { store.remove(recipe) } }
                }
                .onDelete { offsets in store.recipes.remove(atOffsets: offsets) }
            }
            .navigationTitle("Recipes (\(store.recipes.count))")
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        store.recipes.append(Recipe())
                    } label: {
                        Image(systemName: "plus")
                    }
                }
            }
            .sheet(item: $selected) { RecipeDetail(recipe: $0) }
            .task { await store.load() }
        }
    }
}

struct RecipeDetail: View {
    let recipe: Recipe
    @State private var servings = 4
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                ZStack(alignment: .bottomLeading) {
                    LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
                        .frame(height: 220)
                    Text(recipe.title).font(.largeTitle).bold().foregroundColor(.white).padding()
                }
                Stepper("Servings: \(servings)", value: $servings, in: 1...12).padding(.horizontal)
                ForEach(recipe.ingredients) { ingredient in
                    HStack {
                        Text(ingredient.name)
                        Spacer()
                        Text("\(ingredient.amount * Double(servings) / 4, specifier: "%.1f") \(ingredient.unit)")
                            .foregroundStyle(.secondary)
                    }
                    .padding(.horizontal)
                    Divider()
                }
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                    Text("\(index + 1). \(step)").fixedSize(horizontal: false, vertical: true).padding(.horizontal)
                }
                Button("Done") { dismiss() }.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)
            }
        }
        .onAppear { servings = recipe.servings }
    }
}

struct RecipeGrid: View {
    let recipes: [Recipe]
    private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]
    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(recipes) { recipe in
                    VStack(spacing: 8) {
                        RoundedRectangle(cornerRadius: 12, style: .continuous)
                            .fill(recipe.isFavorite ? Color.pink.opacity(0.3) : Color.blue.opacity(0.2))
                            .frame(height: 100)
                            .overlay(
                                Text(recipe.title.prefix(1)).font(.system(size: 40, weight: .bold, design: .rounded)))
                        Text(recipe.title).font(.footnote).multilineTextAlignment(.center)
                    }
                    .padding(8)
                    .background(Color.white)
                    .cornerRadius(16)
                    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
                }
            }
            .padding()
        }
    }
}

struct RecipeEditor: View {
    @Binding var recipe: Recipe
    @State private var tag = ""
    var body: some View {
        Form {
            Section(header: Text("General")) {
                TextField("Title", text: $recipe.title)
                TextField("Subtitle", text: Binding(get: { recipe.subtitle ?? "" }, set: { recipe.subtitle = $0 }))
                Stepper(value: $recipe.minutes, in: 5...240, step: 5) { Text("\(recipe.minutes) minutes") }
                Slider(value: $recipe.rating, in: 0...5, step: 0.5) { Text("Rating") }
            }
            Section("Ingredients") {
                ForEach($recipe.ingredients) { $ingredient in
                    HStack {
                        TextField("Name", text: $ingredient.name)
                        TextField("Amount", value: $ingredient.amount, format: .number).frame(width: 60)
                        Picker("Unit", selection: $ingredient.unit) {
                            ForEach(["g", "ml", "pcs"], id: \.self) { Text($0).tag($0) }
                        }
                        .labelsHidden()
                    }
                }
                Button("Add", systemImage: "plus") { recipe.ingredients.append(Ingredient()) }
            }
            Section(footer: Text("Tags help to find a recipe.")) {
                Text(recipe.tags.joined(separator: ", "))
                HStack {
                    TextField("New tag", text: $tag)
                    Button("Add") {
                        recipe.tags.append(tag)
                        tag = ""
                    }
                    .disabled(tag.isEmpty)
                }
            }
        }
    }
}

struct StarRating: View {
    @Binding var rating: Int
    var maximum = 5
    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...maximum, id: \.self) { number in
                Image(systemName: number > rating ? "star" : "star.fill")
                    .foregroundStyle(number > rating ? Color.gray : Color.yellow)
                    .onTapGesture { withAnimation(.spring(response: 0.3)) { rating = number == rating ? 0 : number } }
                    .accessibilityLabel("\(number) star\(number == 1 ? "" : "s")")
            }
        }
    }
}

struct IngredientChecklist: View {
    @State var ingredients: [Ingredient]
    private var done: Int { ingredients.filter(\.isChecked).count }
    var body: some View {
        VStack(alignment: .leading) {
            ProgressView(value: Double(done), total: Double(max(ingredients.count, 1)))
                .tint(done == ingredients.count ? .green : .accentColor)
            ForEach($ingredients) { $ingredient in
                Button {
                    ingredient.isChecked.toggle()
                } label: {
                    HStack {
                        Image(systemName: ingredient.isChecked ? "checkmark.circle.fill" : "circle")
                        Text(ingredient.name).strikethrough(ingredient.isChecked)
                        Spacer()
                        Text("\(ingredient.amount, specifier: "%.0f") \(ingredient.unit)").font(.caption)
                    }
                    .foregroundStyle(ingredient.isChecked ? .secondary : .primary)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
        .padding()
    }
}

struct CookingTimer: View {
    @State private var remaining = 90
    @State private var isRunning = false
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: 14)
                Circle().trim(from: 0, to: CGFloat(remaining) / 90)
                    .stroke(isRunning ? Color.green : Color.orange, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(String(format: "%d:%02d", remaining / 60, remaining % 60)).font(.system(size: 44))
                    .monospacedDigit()
            }
            .frame(width: 200, height: 200)
            HStack {
                Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }.buttonStyle(.borderedProminent)
                Button("Reset") {
                    remaining = 90
                    isRunning = false
                }
                .buttonStyle(.bordered)
            }
        }
        .onReceive(timer) { _ in if isRunning && remaining > 0 { remaining -= 1 } }
    }
}

struct TagCloud: View {
    let tags: [String]
    @Binding var selection: Set<String>
    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 8) {
                ForEach(tags, id: \.self) { tag in
                    let isSelected = selection.contains(tag)
                    Text(tag)
                        .font(.caption.weight(isSelected ? .bold : .regular))
                        .padding(.horizontal, 12)
                        .padding(.vertical, 6)
                        .background(isSelected ? Color.accentColor : Color.gray.opacity(0.2), in: Capsule())
                        .foregroundColor(isSelected ? .white : .primary)
                        .onTapGesture { if isSelected { selection.remove(tag) } else { selection.insert(tag) } }
                }
            }
            .padding(.horizontal)
        }
    }
}

struct EmptyState: View {
    let title: LocalizedStringKey
    let symbol: String
    var action: (() -> Void)?
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: symbol).font(.system(size: 60)).foregroundStyle(.tertiary)
            Text(title).font(.title2).fontWeight(.semibold)
            Text("Nothing here yet.").font(.body).foregroundColor(.secondary).multilineTextAlignment(.center)
            if let action {
                Button(action: action) { Label("Add", systemImage: "plus.circle.fill").padding(.horizontal) }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
            }
        }
        .padding(40)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
