import CMartletPreviews
import MartletGraph

/// The previews that a program declares.
@MainActor
package enum PreviewCatalog {
    /// All of them: first those of providers, in the order of the program's files, then those of `#Preview` by file
    /// and line. Providers run to tell how many views they have.
    package static func all() throws -> [PreviewItem] {
        var items: [PreviewItem] = []
        for case let provider as any PreviewProvider.Type in types(conformingTo: (any PreviewProvider).self) {
            items += describe(provider)
        }
        let registries = types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
        for registry in registries.sorted(by: { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }) {
            items.append(try describe(registry))
        }
        return items
    }

    /// The previews that a user means: by the name they are listed as, or by that of the view or the file they are for.
    package static func named(_ name: String) throws -> [PreviewItem] {
        let items = try all()
        let exact = items.filter { $0.name == name }
        return exact.isEmpty ? items.filter { $0.subject == name || $0.owner == name } : exact
    }

    private static func types(conformingTo existential: Any.Type) -> [Any.Type] {
        // An existential's metadata: its kind, flags and number of protocols in two words, then their descriptors.
        let metadata = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)
        var found: [Any.Type] = []
        withUnsafeMutablePointer(to: &found) { found in
            martlet_each_conforming_type(
                metadata[2],
                { type, context in
                    let found = context!.assumingMemoryBound(to: [Any.Type].self)
                    found.pointee.append(unsafeBitCast(type, to: Any.Type.self))
                }, found)
        }
        return found
    }

    private static func describe<R: PreviewRegistry>(_ registry: R.Type) throws -> PreviewItem {
        let place = "\(R.fileID):\(R.line)"
        let preview = try guarded(place) { try R.makePreview() }
        let file = R.fileID.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? R.fileID
        var item = PreviewItem(owner: file, subject: file, place: place) {
            preview.traits.reduce(AnyView(VStack { AnyView(preview.content()) })) { view, trait in
                if case .wrapping(let wrap) = trait.effect { wrap(view) } else { view }
            }
        }
        item.title = preview.name
        for trait in preview.traits { item.apply(trait.effect) }
        return item
    }

    /// Builds the views, without running any of their actions, to see how many there are and what each wants.
    private static func describe<P: PreviewProvider>(_ provider: P.Type) -> [PreviewItem] {
        let owner = _typeName(P.self, qualified: false)
        let place = _typeName(P.self)
        return apart(place) {
            let root = WindowRoot(
                size: PreviewItem.defaultScreen, PreviewSlot(content: AnyView(P.previews), index: 0))
            defer { root.close() }
            guard let slot = root.root.base.layoutChildren.first as? PreviewSlotNode else { return [] }
            let elements = slot.all
            return elements.enumerated().map { index, element in
                var item = PreviewItem(owner: owner, subject: subject(of: owner), place: place, index: index) {
                    AnyView(P.previews)
                }
                item.title = element.trait(PreviewNameTrait.self) ?? nil
                item.isOneOfSeveral = elements.count > 1
                if let layout = element.trait(PreviewLayoutTrait.self) { item.layout = layout }
                if let device = element.trait(PreviewDeviceTrait.self) { item.device = device }
                if let orientation = element.trait(PreviewOrientationTrait.self) { item.orientation = orientation }
                return item
            }
        }
    }

    private static func subject(of provider: String) -> String {
        for ending in ["_Previews", "_Preview", "Previews", "Preview"]
        where provider.hasSuffix(ending) && provider != ending {
            return String(provider.dropLast(ending.count))
        }
        return provider
    }

    /// Runs `body`; should it stop the program, the preview is named first.
    package static func guarded<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        begin(name)
        defer { martlet_say_on_trap(nil) }
        return try body()
    }

    /// Runs `body` guarded, in a graph of its own: nothing that the views ask for is done.
    static func apart<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        try guarded(name) { try Graph().asCurrent(body) }
    }

    /// From now on, what stops the program names this preview.
    package static func begin(_ name: String) {
        martlet_say_on_trap("The preview \(name) stopped the program.\n")
    }
}
