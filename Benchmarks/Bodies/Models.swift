import SwiftUI

// What the views of this folder show. They are not built, only type-checked: see scripts/bench-bodies.

struct Recipe: Identifiable, Hashable {
    let id = UUID()
    var title = ""
    var subtitle: String?
    var minutes = 30
    var servings = 4
    var rating = 4.5
    var isFavorite = false
    var ingredients: [Ingredient] = []
    var steps: [String] = []
    var tags: [String] = []
    var author = Person()
    var created = Date()
}

struct Ingredient: Identifiable, Hashable {
    let id = UUID()
    var name = ""
    var amount = 1.0
    var unit = "g"
    var isChecked = false
}

struct Person: Identifiable, Hashable {
    let id = UUID()
    var name = ""
    var email = ""
    var age = 30
    var score = 0.0
    var symbol = "person"
    var isOnline = false
}

struct Message: Identifiable, Hashable {
    let id = UUID()
    var text = ""
    var isMine = false
    var date = Date()
    var unread = 0
    var sender = Person()
}

struct Expense: Identifiable, Hashable {
    let id = UUID()
    var name = ""
    var amount = 0.0
    var category = Category.food
    var date = Date()

    enum Category: String, CaseIterable, Identifiable {
        case food, travel, home, fun
        var id: Self { self }
        var color: Color {
            switch self {
            case .food: .orange
            case .travel: .blue
            case .home: .green
            case .fun: .purple
            }
        }
    }
}

final class Store: ObservableObject {
    @Published var recipes: [Recipe] = []
    @Published var people: [Person] = []
    @Published var messages: [Message] = []
    @Published var expenses: [Expense] = []
    @Published var isLoading = false
    @Published var error: String?
    @Published var query = ""

    var total: Double { expenses.reduce(0) { $0 + $1.amount } }
    func load() async {}
    func remove(_ recipe: Recipe) {}
    func send(_ text: String) {}
}

@Observable final class Settings {
    var name = ""
    var isDark = false
    var fontSize = 15.0
    var accent = "Blue"
    var volume = 0.5
    var notifies = true
    var limit = 10
    var password = ""
    var birthday = Date()
}
