import SwiftUI

extension Binding {
    /// A binding to the value of a key; nil while there is none.
    ///
    ///     if let person = $people[key: id] { PersonEditor(person: person) }
    ///
    /// Once the key is gone, reading gives the last value and writing is ignored: a write never brings a key back.
    public subscript<Key, Element>(key key: Key) -> Binding<Element>? where Value == [Key: Element] {
        part(
            AnyHashable(ElementKey(key)), { $0[key] }, isThere: { $0.index(forKey: key) != nil },
            put: { element, whole in
                if let index = whole.index(forKey: key) { whole.values[index] = element }
            })
    }

    /// A binding to the value of a key, or to `value` while there is none. Writing sets the key.
    ///
    ///     Stepper("Votes", value: $votes[key: name, default: 0])
    public subscript<Key, Element>(
        key key: Key, default value: @autoclosure () -> Element
    ) -> Binding<Element> where Value == [Key: Element] {
        let value = value()
        return view(
            BindingKit.key(value).map { [AnyHashable(ElementKey(key)), $0] as [AnyHashable] },
            { $0[key] ?? value }, set: { $1[key] = $0 })
    }

    /// A binding to the value of a key that was there a moment ago.
    func value<Key, Element>(of key: Key, last: Element) -> Binding<Element> where Value == [Key: Element] {
        part(
            AnyHashable(ElementKey(key)), last: last, { $0[key] }, isThere: { $0.index(forKey: key) != nil },
            put: { element, whole in
                if let index = whole.index(forKey: key) { whole.values[index] = element }
            })
    }
}
