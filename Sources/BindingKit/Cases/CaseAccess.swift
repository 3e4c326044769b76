import SwiftUI

/// Stands for the tag of a case that is not known yet, and of what is no case.
@usableFromInline let unknownTag = -1
private let noTag = -2

/// Takes out of an enum's values what one case holds; the case is the one that a function makes.
///
/// Which case that is shows when a value is first at hand: what lies in it, given to the function, makes a value whose tag
/// is that of the case.
///
/// What is asked for each read is inlined into the program's own module, where the types are known.
@usableFromInline
final class CaseAccess<Root, Value>: Sendable {
    private let embed: @Sendable (Value) -> Root
    private let layout: PayloadLayout<Root, Value>
    private let known = AtomicInt(unknownTag)
    /// How the case is told and taken where that is done by two calls; the tag is known once a value was at hand.
    @usableFromInline let plain: PlainCase?

    @usableFromInline
    init(_ embed: @escaping @Sendable (Value) -> Root) {
        self.embed = embed
        layout = .shared()
        plain = layout.plain
        if layout.candidates.isEmpty {
            known.value = noTag
            warnNoCase()
        }
    }

    /// The case, once it is known.
    @usableFromInline
    var identity: AnyHashable? {
        let tag = known.value
        return tag >= 0 ? AnyHashable(CaseIdentity(root: Root.self, value: Value.self, tag: tag)) : nil
    }

    @usableFromInline
    var tag: Int { known.value }

    @inlinable
    func extract(from root: Root) -> Value? {
        guard let plain else { return extractSlowly(from: root) }
        let known = tag
        guard known >= 0 else { return extractSlowly(from: root) }
        return withUnsafePointer(to: root) { root in
            guard Int(plain.getTag(root, plain.metadata)) == known else { return nil }
            // The root itself is what keeps alive what is in these bytes.
            return withUnsafeTemporaryAllocation(
                byteCount: MemoryLayout<Root>.size, alignment: MemoryLayout<Root>.alignment
            ) { buffer in
                let copy = buffer.baseAddress!
                copy.copyMemory(from: root, byteCount: MemoryLayout<Root>.size)
                plain.project(copy, plain.metadata)
                return copy.assumingMemoryBound(to: Value.self).pointee
            }
        }
    }

    @usableFromInline
    func extractSlowly(from root: Root) -> Value? {
        withUnsafePointer(to: root) { root in
            let tag = layout.layout?.tag(of: root) ?? noTag
            if tag == known.value { return layout.payload(of: root, tag) }
            return known.value == unknownTag ? learn(from: root, tag) : nil
        }
    }

    /// Finds out which case the function makes, if this root tells.
    private func learn(from root: UnsafePointer<Root>, _ tag: Int) -> Value? {
        guard layout.candidates.contains(tag), let value = layout.payload(of: root, tag) else { return nil }
        return withUnsafePointer(to: embed(value)) { made in
            let madeTag = layout.layout!.tag(of: made)
            guard layout.candidates.contains(madeTag), let again = layout.payload(of: made, madeTag),
                layout.isSame(value, again)
            else {
                known.value = noTag
                warnNoCase()
                return nil
            }
            known.value = madeTag
            return madeTag == tag ? value : nil
        }
    }

    private func warnNoCase() {
        Mistake.warn(
            layout.holdsFunction
                ? "The case path from \(Root.self) to \(Value.self) finds nothing, because only the compiler knows how to "
                    + "take a function of this type out of an enum. Use @Cases, or CasePath(embed:extract:)."
                : "The case path from \(Root.self) to \(Value.self) finds nothing, because it was made from something "
                    + "that is no case of an enum.")
    }
}

/// Tells whether an enum's value is in a case that holds nothing.
final class EmptyCaseAccess<Root>: Sendable {
    private let root: @Sendable () -> Root
    private let layout = EnumLayout(Root.self)
    private let tag: Int

    init(_ root: @escaping @Sendable () -> Root) {
        self.root = root
        guard let layout else {
            tag = noTag
            Mistake.warn("The case path from \(Root.self) finds nothing, because \(Root.self) is no enum.")
            return
        }
        let tag = withUnsafePointer(to: root()) { layout.tag(of: $0) }
        if layout.cases.indices.contains(tag), layout.cases[tag].payload != nil {
            self.tag = noTag
            Mistake.warn(
                "The case path from \(Root.self) finds nothing, because it was made from a value and not from the case "
                    + "\(layout.cases[tag].name). Write /\(Root.self).\(layout.cases[tag].name) with nothing after it.")
        } else {
            self.tag = tag
        }
    }

    var identity: AnyHashable? {
        tag >= 0 ? AnyHashable(CaseIdentity(root: Root.self, value: Void.self, tag: tag)) : nil
    }

    func matches(_ root: Root) -> Bool {
        guard let layout, tag >= 0 else { return false }
        return withUnsafePointer(to: root) { layout.tag(of: $0) == tag }
    }
}

/// What tells cases apart.
private struct CaseIdentity: Hashable {
    let root: ObjectIdentifier
    let value: ObjectIdentifier
    let tag: Int

    init(root: Any.Type, value: Any.Type, tag: Int) {
        self.root = ObjectIdentifier(root)
        self.value = ObjectIdentifier(value)
        self.tag = tag
    }
}
