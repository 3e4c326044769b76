import BindingKit
import SwiftUI
import ViewTesting

/// All that makes a binding or a view from a binding.
enum Helper: String, CaseIterable {
    case caseByOperator, caseByName, isCase, switchOver, ifCase, ifValue
    case unwrapped, presence, isPresent, defaultValue
    case element, elementByKeyPath, key, keyOrDefault, forEach, forEachByKeyPath, forEachKey
    case willSet, didSet, filter, removingDuplicates, map, negated, inverted, negatedNumber, clamped, debounced
    case sheet, cover, popover, page, alert, dialog, link
}

@MainActor extension Helper {
    var sample: Sample {
        switch self {
        case .caseByOperator, .caseByName, .isCase, .switchOver, .ifCase, .ifValue: caseSample
        case .unwrapped, .presence, .isPresent, .defaultValue: optionalSample
        case .element, .elementByKeyPath, .key, .keyOrDefault, .forEach, .forEachByKeyPath, .forEachKey:
            collectionSample
        case .sheet, .cover, .popover, .page, .alert, .dialog, .link: presentationSample
        default: writeSample
        }
    }

    private var caseSample: Sample {
        let sell = { (shop: inout Shop) in
            switch shop.stock {
            case .inStock: shop.stock = .soldOut
            case .soldOut: shop.stock = .ordered(isPaid: false)
            case .ordered: shop.stock = .inStock(quantity: 7)
            }
        }
        switch self {
        case .caseByOperator:
            return Sample(
                kit: { $shop, _ in if let quantity = $shop.stock[/Stock.inStock] { Number(value: quantity) } },
                byHand: { $shop, _ in
                    if case .inStock(let quantity) = shop.stock {
                        Number(value: Binding(get: { quantity }, set: { shop.stock = .inStock(quantity: $0) }))
                    }
                }, change: sell,
                steps: [Sample.increment, Sample.change, Sample.change, Sample.change, Sample.increment])
        case .caseByName:
            return Sample(
                kit: { $shop, _ in if let isPaid = $shop.stock.ordered { Flag(isOn: isPaid) } },
                byHand: { $shop, _ in
                    if case .ordered(let isPaid) = shop.stock {
                        Flag(isOn: Binding(get: { isPaid }, set: { shop.stock = .ordered(isPaid: $0) }))
                    }
                }, change: sell, steps: [Sample.change, Sample.change, Sample.toggle, Sample.toggle, Sample.change])
        case .isCase:
            return Sample(
                kit: { $shop, _ in Flag(isOn: $shop.stock.is(\.soldOut)) },
                byHand: { $shop, _ in
                    Flag(isOn: Binding(get: { shop.stock == .soldOut }, set: { if $0 { shop.stock = .soldOut } }))
                }, change: sell, steps: [Sample.toggle, Sample.change, Sample.toggle, Sample.toggle])
        case .switchOver:
            return Sample(
                kit: { $shop, _ in
                    Switch($shop.stock) {
                        CaseLet(\.inStock) { $quantity in Number(value: $quantity) }
                        CaseLet(/Stock.ordered) { $isPaid in Flag(isOn: $isPaid) }
                        CaseLet(\.soldOut) { Text("sold out") }
                    }
                },
                byHand: { $shop, _ in
                    switch shop.stock {
                    case .inStock(let quantity):
                        Number(value: Binding(get: { quantity }, set: { shop.stock = .inStock(quantity: $0) }))
                    case .ordered(let isPaid):
                        Flag(isOn: Binding(get: { isPaid }, set: { shop.stock = .ordered(isPaid: $0) }))
                    case .soldOut: Text("sold out")
                    }
                }, change: sell,
                steps: [Sample.increment, Sample.change, Sample.change, Sample.toggle, Sample.change, Sample.increment])
        case .ifCase:
            return Sample(
                kit: { $shop, _ in
                    IfCaseLet($shop.stock, \.inStock) { $quantity in Number(value: $quantity) }
                },
                byHand: { $shop, _ in
                    if case .inStock(let quantity) = shop.stock {
                        Number(value: Binding(get: { quantity }, set: { shop.stock = .inStock(quantity: $0) }))
                    }
                }, change: sell,
                steps: [Sample.increment, Sample.change, Sample.change, Sample.change, Sample.increment])
        default:
            return Sample(
                kit: { $shop, _ in
                    IfLet($shop.nickname) { $name in
                        Words(text: $name)
                    } else: {
                        Text("none")
                    }
                },
                byHand: { $shop, _ in
                    if let name = shop.nickname {
                        Words(text: Binding(get: { name }, set: { shop.nickname = $0 }))
                    } else {
                        Text("none")
                    }
                }, change: { $0.nickname = $0.nickname == nil ? "Bo" : nil },
                steps: [Sample.write("Cy"), Sample.change, Sample.change, Sample.write("Di")])
        }
    }

    private var optionalSample: Sample {
        let rename = { (shop: inout Shop) in shop.nickname = shop.nickname == nil ? "Bo" : nil }
        switch self {
        case .unwrapped:
            return Sample(
                kit: { $shop, _ in if let name = $shop.nickname.unwrapped() { Words(text: name) } },
                byHand: { $shop, _ in
                    if let name = shop.nickname {
                        Words(text: Binding(get: { name }, set: { shop.nickname = $0 }))
                    }
                }, change: rename, steps: [Sample.write("Cy"), Sample.change, Sample.change, Sample.write("Di")])
        case .presence, .isPresent:
            let isProperty = self == .isPresent
            return Sample(
                kit: { $shop, _ in Flag(isOn: isProperty ? $shop.nickname.isPresent : $shop.nickname.presence()) },
                byHand: { $shop, _ in
                    Flag(isOn: Binding(get: { shop.nickname != nil }, set: { if !$0 { shop.nickname = nil } }))
                }, change: rename, steps: [Sample.toggle, Sample.toggle, Sample.change, Sample.change])
        default:
            return Sample(
                kit: { $shop, _ in Words(text: $shop.nickname ?? "nobody") },
                byHand: { $shop, _ in
                    Words(text: Binding(get: { shop.nickname ?? "nobody" }, set: { shop.nickname = $0 }))
                }, change: rename, steps: [Sample.change, Sample.write("Cy"), Sample.change, Sample.change])
        }
    }

    private var presentationSample: Sample {
        Sample(
            kit: { $shop, _ in
                PresentingByKit(helper: self, draft: $shop.draft)
                DraftTitle(draft: $shop.draft)
            },
            byHand: { $shop, _ in
                PresentingByHand(helper: self, draft: $shop.draft)
                DraftTitle(draft: $shop.draft)
            },
            steps: self == .alert || self == .dialog
                ? [Sample.tap("Edit"), Sample.wait(1), Sample.tap("Keep"), Sample.wait(1), Sample.tap("Edit")]
                : [
                    Sample.tap(self == .link ? "Go" : "Edit"), Sample.wait(1), Sample.write("changed"),
                    Sample.tap("Close"), Sample.wait(1), Sample.tap(self == .link ? "Go" : "Edit"), Sample.wait(1),
                ])
    }
}
