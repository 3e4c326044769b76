import SwiftUI

/// A thing that a shop has, or has had.
struct Item: Identifiable, Equatable {
    let id: UUID
    var name: String
    var color: Color?
    var status: Status

    init(id: UUID = UUID(), name: String, color: Color? = nil, status: Status) {
        self.id = id
        self.name = name
        self.color = color
        self.status = status
    }

    enum Color: String, CaseIterable, Hashable {
        case blue, green, black, red, yellow, white

        var shown: SwiftUI.Color {
            switch self {
            case .blue: .blue
            case .green: .green
            case .black: .black
            case .red: .red
            case .yellow: .yellow
            case .white: .white
            }
        }
    }

    /// Only what makes sense together can be said: there is no quantity of what is sold out.
    enum Status: Equatable {
        case inStock(quantity: Int)
        case outOfStock(isOnBackOrder: Bool)
    }
}

extension Item.Status {
    var isInStock: Bool {
        if case .inStock = self { true } else { false }
    }

    var summary: String {
        switch self {
        case .inStock(let quantity): "\(quantity) in stock"
        case .outOfStock(let isOnBackOrder): isOnBackOrder ? "On back order" : "Sold out"
        }
    }
}

extension Binding where Value == Item.Status {
    /// A binding to the quantity; nil when the item is sold out. A write after that is ignored.
    @MainActor var quantity: Binding<Int>? {
        guard case .inStock(let quantity) = wrappedValue else { return nil }
        return part(quantity) {
            if case .inStock(let value) = $0 { value } else { nil }
        } set: {
            .inStock(quantity: $0)
        }
    }

    /// A binding to whether the item is on back order; nil when there is any in stock.
    @MainActor var isOnBackOrder: Binding<Bool>? {
        guard case .outOfStock(let isOnBackOrder) = wrappedValue else { return nil }
        return part(isOnBackOrder) {
            if case .outOfStock(let value) = $0 { value } else { nil }
        } set: {
            .outOfStock(isOnBackOrder: $0)
        }
    }

    /// What one case holds, by the value it held last once the case is another.
    @MainActor private func part<Part: Sendable>(
        _ last: Part, get: @escaping @Sendable (Value) -> Part?, set: @escaping @Sendable (Part) -> Value
    ) -> Binding<Part> {
        let status = self
        return Binding<Part>(
            get: { get(status.wrappedValue) ?? last },
            set: { if get(status.wrappedValue) != nil { status.wrappedValue = set($0) } })
    }
}
