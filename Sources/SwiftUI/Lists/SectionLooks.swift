import MartletGraph

/// The header of a section, in the look of the list around; outside of lists as it is.
struct SectionHeaderLook: ViewModifier {
    let isExpanded: Binding<Bool>?
    @Environment(\.listContext) private var look
    @Environment(\.headerProminence) private var prominence
    @Environment(\.idiom) private var idiom
    @Environment(\.systemAnimator) private var animate
    @Environment(\.sectionActions) private var actions

    init(isExpanded: Binding<Bool>?) { self.isExpanded = isExpanded }

    func body(content: Content) -> some View {
        if actions != nil, look != nil, !idiom.isTouched {
            HStack(spacing: 6) {
                header(content)
                Spacer(minLength: 0)
                SectionActions().labelStyle(.iconOnly).buttonStyle(.borderless)
            }
        } else {
            header(content)
        }
    }

    @ViewBuilder private func header(_ content: Content) -> some View {
        if let isExpanded {
            Button {
                animate(SystemAnimation.disclosure) { isExpanded.wrappedValue.toggle() }
            } label: {
                HStack(spacing: 6) {
                    styled(content)
                    Spacer(minLength: 0)
                    DisclosureChevron(isOpen: isExpanded.wrappedValue)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(PlainButtonStyle._ofRow)
            .modifier(AccessibilityModifier(change: .expanded(isExpanded.wrappedValue)))
        } else {
            styled(content).modifier(AccessibilityModifier(change: .header))
        }
    }

    @ViewBuilder private func styled(_ content: Content) -> some View {
        if let look {
            content
                .modifier(_EnvironmentValueModifier(LabelsStandAloneKey.self, true))
                .font(font(look))
                ._implicitForegroundStyle(
                    look.isBoxed && !isSmall(look) || prominence == .increased ? Color.primary : .secondary
                )
                .transformEnvironment(\.textCase) { if isSmall(look), $0 == nil { $0 = .uppercase } }
        } else {
            content
        }
    }

    private func font(_ look: _ListLook) -> Font {
        if prominence == .increased { return .title3.bold() }
        if isSmall(look) { return .footnote }
        return look.isBoxed ? .headline : .subheadline.bold()
    }

    /// Whether headers are small grey capitals, as on a phone.
    private func isSmall(_ look: _ListLook) -> Bool {
        idiom.isTouched && look.isBoxed && prominence != .increased
    }
}

/// The footer of a section, in the look of the list around; outside of lists as it is.
struct SectionFooterLook: ViewModifier {
    @Environment(\.listContext) private var look

    init() {}

    func body(content: Content) -> some View {
        if look != nil {
            content
                .modifier(_EnvironmentValueModifier(LabelsStandAloneKey.self, true))
                .font(.caption)
                ._implicitForegroundStyle(.secondary)
        } else {
            content
        }
    }
}
