import BindingKit
import SwiftUI
import ViewTesting

@MainActor extension Helper {
    var writeSample: Sample {
        let reset = { (shop: inout Shop) in (shop.count, shop.isHidden) = (20, !shop.isHidden) }
        let numbers: [Sample.Step] = [Sample.increment, Sample.increment, Sample.change, Sample.increment]
        let flags: [Sample.Step] = [Sample.toggle, Sample.change, Sample.toggle]
        switch self {
        case .willSet:
            return Sample(
                kit: { $shop, log in
                    Number(value: $shop.count.willSet { log.lines.append("\($0) to \($1), is \(shop.count)") })
                },
                byHand: { $shop, log in
                    Number(
                        value: Binding(
                            get: { shop.count },
                            set: {
                                log.lines.append("\(shop.count) to \($0), is \(shop.count)")
                                shop.count = $0
                            }))
                }, change: reset, steps: numbers)
        case .didSet:
            return Sample(
                kit: { $shop, log in
                    Number(
                        value: $shop.count.didSet { log.lines.append("\($0) to \($1)") }
                            .didSet { old, new in log.lines.append("then \(new)") })
                },
                byHand: { $shop, log in
                    Number(
                        value: Binding(
                            get: { shop.count },
                            set: {
                                let old = shop.count
                                shop.count = $0
                                log.lines.append("\(old) to \($0)")
                                log.lines.append("then \($0)")
                            }))
                }, change: reset, steps: numbers)
        case .filter, .removingDuplicates:
            let isFilter = self == .filter
            let isWanted = { (old: Int, new: Int) in isFilter ? new < 5 : old / 10 != new / 10 || new == 4 }
            return Sample(
                kit: { $shop, log in
                    let observed = $shop.count.didSet { log.lines.append("\($1)") }
                    Number(
                        value: isFilter
                            ? observed.filter { isWanted(0, $0) } : observed.removingDuplicates { !isWanted($0, $1) })
                },
                byHand: { $shop, log in
                    Number(
                        value: Binding(
                            get: { shop.count },
                            set: {
                                guard isWanted(shop.count, $0) else { return }
                                shop.count = $0
                                log.lines.append("\($0)")
                            }))
                }, change: reset, steps: numbers)
        case .map:
            return Sample(
                kit: { $shop, _ in Words(text: $shop.count.map(get: { "\($0)" }, set: { Int($0) ?? 0 })) },
                byHand: { $shop, _ in
                    Words(text: Binding(get: { "\(shop.count)" }, set: { shop.count = Int($0) ?? 0 }))
                }, change: reset, steps: [Sample.write("12"), Sample.change, Sample.write("x")])
        case .negated, .inverted:
            let isNegated = self == .negated
            return Sample(
                kit: { $shop, _ in Flag(isOn: isNegated ? $shop.isHidden.negated : $shop.isHidden.inverted) },
                byHand: { $shop, _ in Flag(isOn: Binding(get: { !shop.isHidden }, set: { shop.isHidden = !$0 })) },
                change: reset, steps: flags)
        case .negatedNumber:
            return Sample(
                kit: { $shop, _ in Number(value: $shop.count.negated) },
                byHand: { $shop, _ in Number(value: Binding(get: { -shop.count }, set: { shop.count = -$0 })) },
                change: reset, steps: numbers)
        case .clamped:
            return Sample(
                kit: { $shop, _ in Number(value: $shop.count.clamped(to: 1...4)) },
                byHand: { $shop, _ in
                    Number(
                        value: Binding(
                            get: { min(max(shop.count, 1), 4) }, set: { shop.count = min(max($0, 1), 4) }))
                }, change: reset, steps: numbers)
        default:
            return Sample(
                kit: { $shop, log in
                    Words(
                        text: $shop.query.didSet { log.lines.append($1) }.debounced(for: .milliseconds(300)))
                    Text("query \(shop.query)")
                },
                byHand: { $shop, log in
                    DebouncedByHand(text: $shop.query, log: log)
                    Text("query \(shop.query)")
                },
                steps: [
                    Sample.write("ca"), Sample.wait(0.2), Sample.write("cat"), Sample.wait(0.29), Sample.wait(0.02),
                    Sample.wait(1), Sample.write("dog"), Sample.wait(1),
                ])
        }
    }
}

private struct DebouncedByHand: View {
    @Binding var text: String
    let log: Log
    @State private var draft: String?
    @State private var task: Task<Void, any Error>?

    var body: some View {
        Words(
            text: Binding(
                get: { draft ?? text },
                set: { new in
                    draft = new
                    task?.cancel()
                    task = Task { @MainActor in
                        try await Task.sleep(for: .milliseconds(300))
                        draft = nil
                        text = new
                        log.lines.append(new)
                    }
                }))
    }
}
