import MartletGraph

/// The header of a section, in the look of the list around; outside of lists as it is.
struct SectionHeaderLook: ViewModifier {
    let isExpanded: Binding<Bool>?
    @Environment(\.listContext) private var look
    @Environment(\.headerProminence) private var prominence

    init(isExpanded: Binding<Bool>?) { self.isExpanded = isExpanded }

    func body(content: Content) -> some View {
        if let isExpanded {
            Button {
                isExpanded.wrappedValue.toggle()
            } label: {
                HStack(spacing: 6) {
                    styled(content)
                    Spacer(minLength: 0)
                    Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                        .foregroundStyle(.secondary)
                        .modifier(DecorativeModifier())
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle())
        } else {
            styled(content)
        }
    }

    @ViewBuilder private func styled(_ content: Content) -> some View {
        if let look {
            content
                .font(font(look))
                .implicitForegroundStyle(look.isBoxed || prominence == .increased ? Color.primary : .secondary)
        } else {
            content
        }
    }

    private func font(_ look: _ListLook) -> Font {
        if prominence == .increased { return .title3.bold() }
        return look.isBoxed ? .headline : .subheadline.bold()
    }
}

/// The footer of a section, in the look of the list around; outside of lists as it is.
struct SectionFooterLook: ViewModifier {
    @Environment(\.listContext) private var look

    init() {}

    func body(content: Content) -> some View {
        if look != nil {
            content.font(.caption).implicitForegroundStyle(.secondary)
        } else {
            content
        }
    }
}
