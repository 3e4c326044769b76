import SwiftUI

/// Shows a tree whose root is a container that draws something of its own: a list, a box, a group with a label, a page.
struct LayoutStructureView: View {
    let spec: LayoutSpec

    private var inside: some View { ForEach(spec.children) { LayoutSpecView(spec: $0) } }
    private var rest: some View { ForEach(spec.children.dropFirst()) { LayoutSpecView(spec: $0) } }
    @ViewBuilder private var first: some View { if let child = spec.children.first { LayoutSpecView(spec: child) } }

    var body: some View {
        switch spec.kind {
        case .section, .groupBox, .disclosure, .labeled, .controlGroup, .glass: group
        case .list, .form, .table: rows
        default: panes
        }
    }

    @ViewBuilder private var group: some View {
        switch spec.kind {
        case .section:
            Section {
                rest
            } header: {
                first
            } footer: {
                if spec.numbers[0] < 50 { Text("footer \(spec.numbers[1])") }
            }
        case .groupBox:
            if spec.numbers[0] < 50 { GroupBox { inside } } else { GroupBox("box \(spec.numbers[1])") { inside } }
        case .disclosure:
            DisclosureGroup(isExpanded: .constant(spec.numbers[0] < 70)) {
                rest
            } label: {
                first
            }
        case .labeled:
            LabeledContent {
                rest
            } label: {
                first
            }
        case .controlGroup: ControlGroup { inside }
        default: GlassEffectContainer(spacing: spec.number(0, 0...20)) { inside }
        }
    }

    @ViewBuilder private var rows: some View {
        switch (spec.kind, spec.numbers[0] % 3) {
        case (.list, 0): List { inside }.listStyle(.plain)
        case (.list, 1): List { inside }.listStyle(.sidebar)
        case (.list, _): List(spec.children) { LayoutSpecView(spec: $0) }.listRowSpacing(spec.number(1, 0...9))
        case (.form, 0): Form { inside }.formStyle(.columns)
        case (.form, _): Form { inside }
        default:
            Table(spec.children) {
                TableColumn("Width") { Text("\($0.numbers[0])") }.width(spec.number(1, 20...90))
                TableColumn("View") { LayoutSpecView(spec: $0) }
            }
        }
    }

    @ViewBuilder private var panes: some View {
        switch spec.kind {
        case .hSplit: HSplitView { inside }
        case .vSplit: VSplitView { inside }
        case .tabs:
            // The tag of no tab leaves the first one shown.
            TabView(selection: .constant(spec.children.isEmpty ? 0 : spec.one(0, of: spec.children).id)) {
                ForEach(spec.children) { child in
                    LayoutSpecView(spec: child).tabItem { Label("tab \(child.id)", systemImage: "star") }.tag(child.id)
                }
            }
        case .navigationStack:
            NavigationStack {
                inside.navigationTitle("page \(spec.id)").toolbar {
                    if spec.numbers[0] < 50 { ToolbarItem { Text("item \(spec.numbers[1])") } }
                }
            }
        default:
            NavigationSplitView {
                first.navigationTitle("side \(spec.id)")
            } detail: {
                rest.navigationTitle("detail \(spec.id)")
            }
        }
    }
}
