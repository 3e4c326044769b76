import Combine
import Testing

/// How a chain comes to its end.
enum Ending: CaseIterable, Sendable {
    case finish, failure, cancel
}

/// Captured by an operator's closure, it lives as long as the closure does.
final class Token: @unchecked Sendable {
    func pass<Value>(_ value: Value) -> Value { value }
}

/// What still lives after the end of a chain of which nothing but downstream's subscription is held: its closures, its
/// upstream, its subscriber.
///
/// - Parameter settle: Runs after the end, for what a scheduler still has to do.
func survivors<P: Publisher>(
    of ending: Ending, sending values: [Int] = [1], settle: () -> Void = {},
    _ make: (PassthroughSubject<Int, Oops>, Token) -> P
) -> [String] {
    weak var closure: Token?
    weak var upstream: PassthroughSubject<Int, Oops>?
    weak var subscriber: Probe<P.Output, P.Failure>?
    var held: (any Subscription)?
    do {
        let token = Token(), subject = PassthroughSubject<Int, Oops>(), probe = Probe<P.Output, P.Failure>()
        (closure, upstream, subscriber) = (token, subject, probe)
        make(subject, token).subscribe(probe)
        held = probe.subscription
        for value in values { subject.send(value) }
        switch ending {
        case .finish: subject.send(completion: .finished)
        case .failure: subject.send(completion: .failure(Oops()))
        case .cancel: held?.cancel()
        }
        settle()
    }
    defer { withExtendedLifetime(held) {} }
    return [("closure", closure != nil), ("upstream", upstream != nil), ("subscriber", subscriber != nil)]
        .filter(\.1).map(\.0)
}
