import SwiftUI

/// The pages on the left, the chosen one on the right; in a narrow window one at a time.
public struct GalleryView: View {
    /// The page that was chosen; before that, a wide window shows the first.
    @State private var chosen: Page?
    @Environment(\.horizontalSizeClass) private var sizeClass
    /// Wide enough for the words of its entries, however large the letters are.
    @ScaledMetric private var sidebarWidth = 250.0

    public init() {}

    public var body: some View {
        if sizeClass == .compact {
            NavigationStack(path: Binding(get: { [chosen].compactMap(\.self) }, set: { chosen = $0.last })) {
                Sidebar(page: Binding(get: { nil }, set: { chosen = $0 }))
                    .navigationTitle("Gallery")
                    .navigationDestination(for: Page.self) { page in
                        page.content
                            .navigationTitle(page.title)
                            .navigationBarTitleDisplayMode(.inline)
                    }
            }
        } else {
            let page = chosen ?? .property
            HStack(spacing: 0) {
                Sidebar(page: Binding(get: { page }, set: { chosen = $0 }))
                    .frame(width: min(sidebarWidth, 400))
                Divider()
                page.content
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .id(page)
            }
        }
    }
}

struct Sidebar: View {
    /// The page that is shown beside the list; nil where none is.
    @Binding var page: Page?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                Text("Data Flow")
                    .font(.headline)
                    .padding(.horizontal, 12)
                    .padding(.bottom, 6)
                ForEach(Page.dataFlow) { SidebarRow(item: $0, page: $page) }
                Text("Building Blocks")
                    .font(.headline)
                    .padding(.horizontal, 12)
                    .padding(.top, 16)
                    .padding(.bottom, 6)
                ForEach(Page.buildingBlocks) { SidebarRow(item: $0, page: $page) }
                Text("Motion")
                    .font(.headline)
                    .padding(.horizontal, 12)
                    .padding(.top, 16)
                    .padding(.bottom, 6)
                ForEach(Page.motion) { SidebarRow(item: $0, page: $page) }
                Text("Apps")
                    .font(.headline)
                    .padding(.horizontal, 12)
                    .padding(.top, 16)
                    .padding(.bottom, 6)
                ForEach(Page.apps) { SidebarRow(item: $0, page: $page) }
            }
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color.gray.opacity(0.08))
    }
}

struct SidebarRow: View {
    let item: Page
    @Binding var page: Page?

    var body: some View {
        Button {
            page = item
        } label: {
            HStack(spacing: 10) {
                Image(systemName: item.symbol)
                    .foregroundColor(page == item ? .white : .accentColor)
                    .frame(minWidth: 22)
                Text(item.title)
                    .foregroundColor(page == item ? .white : .primary)
                Spacer()
            }
            .padding(.horizontal, 10)
            .padding(.vertical, 7)
            .background(RoundedRectangle(cornerRadius: 7).fill(page == item ? Color.accentColor : Color.clear))
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(page == item ? .isSelected : [])
    }
}
