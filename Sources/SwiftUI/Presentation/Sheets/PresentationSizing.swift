import MartletGraph

/// How large a sheet is in a window that has room for it.
///
///     struct Square: PresentationSizing {
///         func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///             let size = root.sizeThatFits(.unspecified)
///             return ProposedViewSize(width: max(size.width, size.height), height: max(size.width, size.height))
///         }
///     }
public protocol PresentationSizing {
    /// The size of the sheet, in points; nil dimensions are those of its content. What the window has no room for is cut.
    @MainActor func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
        -> ProposedViewSize
}

/// The content of a sheet, to be measured.
@MainActor
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// How large the content is for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a sizing knows besides the content.
public struct PresentationSizingContext {
    /// What a window has room for, in points.
    let available: CGSize
    /// How large the sheet was so far, in points; nothing when it comes.
    let largest: CGSize
}

/// As large as its content, between 360 and 540 points wide and at most 640 points high.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { FormPresentationSizing().proposedSize(for: root, context: context) }
}

/// As large as its content, between 360 and 540 points wide and at most 640 points high: for forms.
public struct FormPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let most = CGSize(width: min(540, context.available.width), height: min(640, context.available.height))
        let fit = root.sizeThatFits(ProposedViewSize(most))
        return ProposedViewSize(
            width: min(max(fit.width, min(360, most.width)), most.width),
            height: min(max(fit.height, min(160, most.height)), most.height))
    }
}

/// About as large as a page of paper: 700 by 860 points, or what the window has room for.
public struct PagePresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(
            width: min(700, context.available.width), height: min(860, context.available.height))
    }
}

/// As large as its content would like to be.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

/// Another sizing, as large as the content along some axes.
struct FittingSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal { size.width = nil }
        if vertical { size.height = nil }
        let fit = root.sizeThatFits(size)
        return ProposedViewSize(width: size.width ?? fit.width, height: size.height ?? fit.height)
    }
}

/// Another sizing, which along some axes only grows as long as a sheet is there.
struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        let fit = size.width == nil || size.height == nil ? root.sizeThatFits(size) : .zero
        if horizontal { size.width = max(size.width ?? fit.width, context.largest.width) }
        if vertical { size.height = max(size.height ?? fit.height, context.largest.height) }
        return size
    }
}

extension PresentationSizing {
    /// This sizing, but along the axes that are true the sheet never becomes smaller while it is there.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// This sizing, but as large as the content along the axes that are true.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        FittingSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// How large the sheet around is in a window of at least 450 points width; in a narrower one it is at the bottom.
    ///
    ///     Editor().presentationSizing(.page)
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        let given = GivenSizing(sizing)
        return transformPreference(PresentationOptionsKey.self) { $0.sizing = given }
    }
}

/// A sizing as a body gave it: another run of the body gives another, so that the sheet is measured again then, and not
/// whenever its content says something else to those around it.
final class GivenSizing {
    let sizing: any PresentationSizing

    nonisolated init(_ sizing: any PresentationSizing) { self.sizing = sizing }
}
