import BindingKit
import SwiftUI
import ViewTesting

@MainActor extension Helper {
    var collectionSample: Sample {
        let reorder = { (shop: inout Shop) in
            shop.rows = shop.rows.contains { $0.id == 1 } ? shop.rows.filter { $0.id != 1 }.reversed() : Shop().rows
        }
        let vote = { (shop: inout Shop) in shop.votes["a"] = shop.votes["a"] == nil ? 5 : nil }
        switch self {
        case .element, .elementByKeyPath:
            let isByID = self == .element
            return Sample(
                kit: { $shop, _ in
                    if let row = isByID ? $shop.rows[id: 1] : $shop.rows[id: 1, by: \.id] { Words(text: row.title) }
                },
                byHand: { $shop, _ in
                    if let row = shop.rows.first(where: { $0.id == 1 }) {
                        Words(
                            text: Binding(
                                get: { row.title },
                                set: { title in
                                    guard let index = shop.rows.firstIndex(where: { $0.id == 1 }) else { return }
                                    shop.rows[index].title = title
                                }))
                    }
                }, change: reorder,
                steps: [Sample.write("first"), Sample.change, Sample.change, Sample.write("second")])
        case .key:
            return Sample(
                kit: { $shop, _ in if let votes = $shop.votes[key: "a"] { Number(value: votes) } },
                byHand: { $shop, _ in
                    if let votes = shop.votes["a"] {
                        Number(value: Binding(get: { votes }, set: { shop.votes["a"] = $0 }))
                    }
                }, change: vote, steps: [Sample.increment, Sample.change, Sample.change, Sample.increment])
        case .keyOrDefault:
            return Sample(
                kit: { $shop, _ in Number(value: $shop.votes[key: "a", default: 0]) },
                byHand: { $shop, _ in
                    Number(value: Binding(get: { shop.votes["a"] ?? 0 }, set: { shop.votes["a"] = $0 }))
                }, change: vote, steps: [Sample.increment, Sample.change, Sample.increment, Sample.change])
        case .forEach, .forEachByKeyPath:
            let isByID = self == .forEach
            return Sample(
                kit: { $shop, _ in
                    if isByID {
                        ForEach($shop.rows) { index, $row in Words(label: "Row \(index)", text: $row.title) }
                    } else {
                        ForEach($shop.rows, id: \.id) { index, $row in Words(label: "Row \(index)", text: $row.title) }
                    }
                },
                byHand: { $shop, _ in
                    ForEach(Array(shop.rows.enumerated()), id: \.element.id) { index, row in
                        Words(
                            label: "Row \(index)",
                            text: Binding(
                                get: { row.title },
                                set: { title in
                                    guard let index = shop.rows.firstIndex(where: { $0.id == row.id }) else { return }
                                    shop.rows[index].title = title
                                }))
                    }
                }, change: reorder,
                steps: [
                    Sample.write("two", in: "Row 2"), Sample.change, Sample.write("zero", in: "Row 1"), Sample.change,
                    Sample.write("one", in: "Row 1"),
                ])
        default:
            return Sample(
                kit: { $shop, _ in
                    ForEach($shop.votes, order: ["b", "a"]) { key, $votes in Number(label: key, value: $votes) }
                },
                byHand: { $shop, _ in
                    ForEach(["b", "a"].filter { shop.votes[$0] != nil }, id: \.self) { key in
                        Number(
                            label: key, value: Binding(get: { shop.votes[key] ?? 0 }, set: { shop.votes[key] = $0 }))
                    }
                }, change: vote,
                steps: [
                    Sample.increment("a"), Sample.change, Sample.increment("b"), Sample.change, Sample.increment("a"),
                ])
        }
    }
}
