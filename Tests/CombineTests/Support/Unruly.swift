import Combine

/// A publisher that keeps no rule: it tells its subscriber what a script says, whenever that is.
///
/// In a script `S` is a subscription, `V` a value, `F` the end and `E` a failure; `R` and `C` are a request and a cancel
/// from below, where the subscriber is what it will give downstream as its subscription. What stands after `^` is sent
/// when the subscriber asks for something, after `!` when it cancels.
final class Unruly: Publisher {
    typealias Output = Int
    typealias Failure = Oops

    private let script: String

    init(_ script: String) { self.script = script }

    /// Whatever one can tell a subscriber up to four times, and some that take longer to go wrong.
    static let scripts: [String] = {
        var all = [""], last = [""]
        for _ in 0..<4 {
            last = last.flatMap { head in ["S", "V", "F", "E"].map { head + $0 } }
            all += last
        }
        return all + [
            "S^V", "S^VF", "S^VVVF", "S^F", "S^E", "S^S", "S^FF", "S^SVF", "S^VFVF", "S^C", "S!V", "S!F", "S!E", "S!VF",
            "S!S", "S!C", "S^V!F", "S^V!VF", "SV!F", "SVVVVVVVVF", "SV^V", "SVVVV!V", "R", "RS", "RSVF", "RRSVE", "C",
            "CS", "CSVF", "CCSVE", "RCSVF", "RVSF", "CFSV", "SRVF", "SRRVVF", "SCVF", "SCCFV", "SFRC", "SVRVCVF",
        ]
    }()

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
        let parts = script.split(separator: "^", omittingEmptySubsequences: false).map { $0.split(separator: "!") }
        let cancelled = parts.compactMap { $0.count > 1 ? $0[1] : nil }.joined()
        let ticket = Ticket(
            AnySubscriber(subscriber), subscriber as? any Subscription,
            parts.count > 1 ? "\(parts[1].first ?? "")" : "",
            cancelled)
        ticket.tell("\(parts[0].first ?? "")")
    }

    final class Ticket: Subscription {
        private let subscriber: AnySubscriber<Int, Oops>
        private let below: (any Subscription)?
        private let asked: String
        private let cancelled: String
        /// A limit on what is sent from inside, because a subscriber may ask again from there.
        private var depth = 0
        private var number = 0

        init(
            _ subscriber: AnySubscriber<Int, Oops>, _ below: (any Subscription)?, _ asked: String, _ cancelled: String
        ) {
            (self.subscriber, self.below, self.asked, self.cancelled) = (subscriber, below, asked, cancelled)
        }

        func tell(_ events: String) {
            guard depth < 4, number < 100 else { return }
            depth += 1
            for event in events {
                switch event {
                case "S": subscriber.receive(subscription: self)
                case "V":
                    number += 1
                    _ = subscriber.receive(number)
                case "R": below?.request(.max(1))
                case "C": below?.cancel()
                case "F": subscriber.receive(completion: .finished)
                default: subscriber.receive(completion: .failure(Oops(code: 1)))
                }
            }
            depth -= 1
        }

        func request(_ demand: Subscribers.Demand) { tell(asked) }
        func cancel() { tell(cancelled) }
    }
}

/// What an unruly subscriber does besides writing down what it is told.
enum Manner: CaseIterable, Sendable {
    case asks, waits, cancelsAtOnce, cancelsAtValue, cancelsTwice, asksAfterCancel, asksAfterEnd, cancelsAtEnd
    case answersAll, asksInside
}

/// A subscriber that counts what it is told, and behaves in a certain manner.
final class UnrulySubscriber: Subscriber {
    typealias Input = Int
    typealias Failure = Oops

    private let manner: Manner
    private(set) var values = 0
    private(set) var ends = 0
    private(set) var subscriptions: [any Subscription] = []
    /// The values and ends that came before any subscription.
    private(set) var early = 0
    /// The values and ends that came after an end.
    private(set) var late = 0

    init(_ manner: Manner) { self.manner = manner }

    func receive(subscription: any Subscription) {
        subscriptions.append(subscription)
        switch manner {
        case .asks, .cancelsAtValue, .cancelsTwice, .asksAfterEnd, .cancelsAtEnd: subscription.request(.unlimited)
        case .waits: break
        case .cancelsAtOnce, .asksAfterCancel:
            subscription.cancel()
            if manner == .asksAfterCancel { subscription.request(.max(1)) }
        case .answersAll, .asksInside: subscription.request(.max(1))
        }
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        values += 1
        if ends > 0 { late += 1 }
        if subscriptions.isEmpty { early += 1 }
        switch manner {
        case .cancelsAtValue: subscriptions.last?.cancel()
        case .cancelsTwice: for _ in 0..<2 { subscriptions.last?.cancel() }
        case .asksInside where values < 50: subscriptions.last?.request(.max(1))
        case .answersAll: return .unlimited
        default: break
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Oops>) {
        ends += 1
        if subscriptions.isEmpty { early += 1 }
        switch manner {
        case .asksAfterEnd where ends < 50: subscriptions.last?.request(.unlimited)
        case .cancelsAtEnd: subscriptions.last?.cancel()
        default: break
        }
    }

    /// What is done once the publisher has returned.
    func conclude() {
        if manner == .waits { subscriptions.last?.request(.max(2)) }
        for subscription in subscriptions {
            subscription.cancel()
            subscription.request(.max(1))
            subscription.cancel()
        }
    }
}
