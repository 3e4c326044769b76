import BindingKit
import SwiftUI
import Testing
import ViewTesting

/// Every helper over every kind of store, beside the same view without it.
@MainActor @Suite("Every helper over every store", .serialized)
struct EveryStoreTests {
    enum Store: String, CaseIterable { case state, stateObject, observedObject, observable }

    @Test(
        "shows and tells what hand-written code does, with no more bodies, over State, objects and Observable",
        arguments: Helper.allCases, Store.allCases)
    func same(helper: Helper, store: Store) {
        let kit = Use(helper, store, isByHand: false)
        let byHand = Use(helper, store, isByHand: true)
        let overState = Use(helper, .state, isByHand: false)
        #expect(!kit.screen.texts.isEmpty)
        for (number, step) in helper.sample.steps.enumerated() {
            for use in [kit, byHand, overState] {
                use.screen.resetBodyCounts()
                step(use.screen)
            }
            let comment = Comment(rawValue: "\(helper) over \(store), step \(number)")
            #expect(kit.screen.texts == byHand.screen.texts, comment)
            #expect(kit.screen.texts == overState.screen.texts, comment)
            let counts = kit.screen.bodyCounts
            let most = byHand.screen.bodyCounts
            #expect(counts.values.reduce(0, +) <= most.values.reduce(0, +), "\(comment): \(counts), by hand \(most)")
            for (body, count) in counts where most[body] != nil {
                #expect(count <= most[body]!, "\(comment): \(counts), by hand \(most)")
            }
        }
        #expect(kit.log.lines == byHand.log.lines && kit.log.lines == overState.log.lines)
        #expect(kit.screen.warnings.isEmpty)
    }

    /// A sample on a screen.
    private struct Use {
        let screen: Screen
        let log = Log()

        @MainActor init(_ helper: Helper, _ store: Store, isByHand: Bool) {
            let (sample, log) = (helper.sample, log)
            let (object, observable) = (ShopObject(), ShopStore())
            let page = { (shop: Binding<Shop>) in
                Page(make: isByHand ? sample.byHand : sample.kit, log: log, shop: shop)
            }
            screen = Screen {
                NavigationStack {
                    VStack {
                        switch store {
                        case .state: StateOwner(page: page, change: sample.change)
                        case .stateObject: StateObjectOwner(page: page, change: sample.change)
                        case .observedObject: ObservedOwner(object: object, page: page, change: sample.change)
                        case .observable: BindableOwner(store: observable, page: page, change: sample.change)
                        }
                    }
                }
            }
        }
    }

    private struct Page: View {
        let make: (Binding<Shop>, Log) -> AnyView
        let log: Log
        @Binding var shop: Shop
        var body: some View { make($shop, log) }
    }

    private struct StateOwner: View {
        @State private var shop = Shop()
        let page: (Binding<Shop>) -> Page
        let change: (inout Shop) -> Void
        var body: some View {
            page($shop)
            Button("Change") { change(&shop) }
        }
    }

    final class ShopObject: ObservableObject { @Published var shop = Shop() }

    private struct StateObjectOwner: View {
        @StateObject private var object = ShopObject()
        let page: (Binding<Shop>) -> Page
        let change: (inout Shop) -> Void
        var body: some View {
            page($object.shop)
            Button("Change") { change(&object.shop) }
        }
    }

    private struct ObservedOwner: View {
        @ObservedObject var object: ShopObject
        let page: (Binding<Shop>) -> Page
        let change: (inout Shop) -> Void
        var body: some View {
            page($object.shop)
            Button("Change") { change(&object.shop) }
        }
    }

    @Observable final class ShopStore { var shop = Shop() }

    private struct BindableOwner: View {
        @Bindable var store: ShopStore
        let page: (Binding<Shop>) -> Page
        let change: (inout Shop) -> Void
        var body: some View {
            page($store.shop)
            Button("Change") { change(&store.shop) }
        }
    }
}
