import SwiftUI

/// The status of an item with a property for each case.
enum EnumsAsPrinted {
    /// The first model.
    struct Flags {
        var quantity = 1
        var isInStock = true
        var isOnBackOrder = false
    }

    enum Status {
        case inStock(quantity: Int)
        case outOfStock(isOnBackOrder: Bool)
    }

    struct Item {
        var status: Status
    }

    /// The stepper of the second model, which stands whatever the status is.
    struct ItemView: View {
        @Binding var item: Item

        var body: some View {
            Stepper("Quantity: \(self.item.status.quantity)", value: self.$item.status.quantity)
        }
    }
}

extension EnumsAsPrinted.Status: Equatable {
    var quantity: Int {
        get {
            switch self {
            case .inStock(quantity: let quantity):
                return quantity
            case .outOfStock:
                return 0
            }
        }
        set {
            switch self {
            case .inStock:
                self = .inStock(quantity: newValue)
            case .outOfStock:
                break
            }
        }
    }
}
