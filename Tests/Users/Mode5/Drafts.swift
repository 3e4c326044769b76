import BindingKit
import SwiftUI

// Cases as people write them: in both modes, and where all of a module belongs to the main actor.

@Cases
enum Delivery: Equatable {
    case waiting
    case onItsWay(days: Int)
    case arrived(at: String, isSigned: Bool)
    #if os(Linux)
        case shipped(String)
    #elseif os(Windows)
        case shipped(Int)
    #endif
}

enum Route {
    case edit(Draft)
    case remind(days: Int)
    case done
}

@Cases
indirect enum Folder<Content> {
    case file(Content)
    case pair(left: Self, right: Self?)
    case list([Self])
}

struct Draft: Identifiable, Equatable {
    var id = 1
    var title = "Draft"
    var delivery = Delivery.onItsWay(days: 2)
}

struct DraftList: View {
    fileprivate enum Names {
        @Cases fileprivate enum Kind {
            case short(Int), long
        }
    }

    @State private var drafts = [Draft(), Draft(id: 2, title: "Other")]
    @State private var route: Route?
    @State private var kind = Names.Kind.short(3)

    var body: some View {
        VStack {
            ForEach($drafts) { index, $draft in
                TextField("Title \(index)", text: $draft.title.removingDuplicates())
                if let days = $draft.delivery[/Delivery.onItsWay] {
                    Stepper("\(days.wrappedValue) days", value: days.clamped(to: 0...9))
                }
                IfCaseLet($draft.delivery, \.arrived) { $place in
                    Text(place.at)
                } else: {
                    Text("Not here")
                }
                Button("Edit \(index)") { route = .edit(draft) }
            }
            Switch($kind) {
                CaseLet(\.short) { $length in Text("\(length) letters") }
                CaseLet(\.long) { Text("long") }
            }
        }
        .sheet(unwrapping: $route, case: /Route.edit) { $draft in TextField("Edit", text: $draft.title) }
    }
}

/// A view with everything above in it.
@MainActor public func makeDraftList() -> some View { DraftList() }

/// What paths read and write, a line each.
@MainActor public func useOfPaths() -> [String] {
    var draft = Draft()
    let days = \Draft.delivery >>> /Delivery.onItsWay
    days.modify(&draft) { $0 += 1 }
    let remind = (/Route.remind).extract(from: .remind(days: 4))
    let tree = Folder.pair(left: .file("a"), right: .list([.file("b")]))
    let title = Folder<Draft>.cases.file.title
    var file = Folder.file(Draft())
    title.set(&file, "Renamed")
    return [
        "\(draft.delivery)", "\(remind ?? 0)", tree[case: \.pair]?.left[case: \.file] ?? "",
        "\(tree[case: \.pair]?.right?[case: \.list]?.count ?? 0)", title.get(file) ?? "",
        Delivery.shipped("x")[case: \.shipped] ?? "",
    ]
}
