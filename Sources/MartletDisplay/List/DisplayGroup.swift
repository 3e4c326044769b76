import Foundation

/// A part of the picture that is kept from frame to frame (decision 7 of the design).
///
/// A host may keep whatever it made from a group for as long as `version` stands. A change inside a child group
/// changes the child's `version` only, and marks every group above with a new `subtreeVersion`, so that a host finds
/// what changed without looking at the rest.
@MainActor
package final class DisplayGroup: Identifiable {
    package let id: UInt64
    /// New with every change to this group's own appearance or items.
    package private(set) var version: UInt64 = 1
    /// New with every change to this group or to any group below it.
    package private(set) var subtreeVersion: UInt64 = 1
    /// Whoever shows this group; takes itself back when it goes.
    @exclusivity(unchecked) package private(set) nonisolated(unsafe) unowned(unsafe) var parent: DisplayGroup?
    /// The last time a parent began to show this group.
    private var adoption: UInt64 = 0

    /// Where this group's origin lies in its parent's coordinates. A move is no new `version`: only the parent shows
    /// the group elsewhere (`subtreeVersion` of the parents changes).
    package private(set) var origin: CGPoint = .zero
    /// Most groups are shown as they are, and keep nothing for it.
    private var look: Look?
    package var appearance: GroupAppearance { look?.appearance ?? GroupAppearance() }
    package private(set) var items: [DisplayItem] = []

    private final class Look {
        let appearance: GroupAppearance
        init(_ appearance: GroupAppearance) { self.appearance = appearance }
    }

    private static var lastID: UInt64 = 0
    private static var lastVersion: UInt64 = 1

    package init() {
        Self.lastID += 1
        id = Self.lastID
    }

    deinit {
        for case .group(let child) in items where child.parent === self { child.parent = nil }
    }

    /// Shows these items from now on; nothing happens when they are equal to the present ones.
    package func setItems(_ new: [DisplayItem]) {
        if new == items { return }
        let old = items
        items = new
        Self.lastVersion += 1
        for case .group(let child) in new {
            child.parent = self
            child.adoption = Self.lastVersion
        }
        for case .group(let child) in old where child.parent === self && child.adoption != Self.lastVersion {
            child.parent = nil
        }
        touch()
    }

    package func setAppearance(_ new: GroupAppearance) {
        let new = new.drawable
        if new == appearance { return }
        look = Look(new)
        touch()
    }

    package func setOrigin(_ new: CGPoint) {
        if new == origin { return }
        origin = new
        markParents()
    }

    private func touch() {
        Self.lastVersion += 1
        version = Self.lastVersion
        subtreeVersion = Self.lastVersion
        markParents()
    }

    private func markParents() {
        Self.lastVersion += 1
        var next = parent
        while let group = next {
            group.subtreeVersion = Self.lastVersion
            next = group.parent
        }
    }
}

/// How a group as a whole is shown. The order of effects: items, blur, colours, clip, shadow, opacity, transform.
package struct GroupAppearance: Hashable, Sendable {
    /// Applied about the group's own origin, before it is moved to `origin`.
    package var transform: CGAffineTransform?
    /// The same in perspective, in place of `transform`.
    package var projection: ProjectionTransform?
    /// In the group's own coordinates.
    package var clip: Outline?
    /// How the inside of `clip` is found and its edge drawn.
    package var clipStyle = FillStyle()
    package var opacity: Double = 1
    /// The standard deviation of a Gaussian blur in points; 0 for none.
    package var blurRadius: CGFloat = 0
    /// A change of every colour, after the blur.
    package var colors: ColorMatrix?
    package var shadow: GroupShadow?
    package var blendMode: DisplayBlendMode = .normal
    /// Whether the items are put together first, so that blend modes inside meet nothing below the group.
    package var isIsolated = false
    /// Whether all inside is drawn into one picture of pixels, as large as `clip`.
    package var isRaster = false
    /// Shows one colour where the group is opaque enough, after the colours.
    package var threshold: AlphaThreshold?
    /// Whether native elements inside take neither the pointer nor the keyboard, because something covers them.
    package var isInert = false

    package init() {}

    /// Shows the group under a mapping of its own coordinates.
    package mutating func setMapping(_ mapping: ProjectionTransform) {
        if mapping.isIdentity { return }
        transform = mapping.affine
        projection = transform == nil ? mapping : nil
    }

    /// Whether the group has to be put together before it is shown.
    package var needsLayer: Bool {
        isIsolated || opacity < 1 || blurRadius > 0 || colors != nil || threshold != nil || shadow != nil
            || blendMode != .normal || projection != nil
    }

    /// This appearance without what no host could draw: numbers that are none, and blurs without an end.
    fileprivate var drawable: GroupAppearance {
        let radii = blurRadius == 0 && shadow == nil
        if radii, transform?.isFinite != false, projection?.isFinite != false, !opacity.isNaN { return self }
        var copy = self
        if projection?.isFinite == false { copy.projection = nil }
        if transform?.isFinite == false { copy.transform = nil }
        if opacity.isNaN { copy.opacity = 1 }
        copy.blurRadius = Self.drawable(blurRadius)
        if let shadow {
            let isPlaced = shadow.offset.width.isFinite && shadow.offset.height.isFinite
            copy.shadow?.radius = Self.drawable(shadow.radius)
            if !isPlaced { copy.shadow?.offset = .zero }
        }
        return copy
    }

    private static func drawable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? min(max(radius, 0), 400) : 0 }
}

extension CGAffineTransform {
    fileprivate var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}

/// Which opacities are shown, all in one colour.
package struct AlphaThreshold: Hashable, Sendable {
    package var least: Double
    package var most: Double
    package var color: RGBA

    package init(least: Double, most: Double, color: RGBA) {
        (self.least, self.most, self.color) = (least, most, color)
    }
}

/// A shadow of everything a group shows.
package struct GroupShadow: Hashable, Sendable {
    package var color: RGBA
    /// The standard deviation of its blur, in points.
    package var radius: CGFloat
    package var offset: CGSize
    /// Whether the shadow is in front of the group, or takes its place.
    package var place = Place.below

    package enum Place: Hashable, Sendable { case below, above, alone }

    package init(color: RGBA, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

package enum DisplayBlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter, sourceAtop, destinationOver, destinationOut
    /// What lies below stays where the group is.
    case destinationIn
    case destinationAtop, sourceIn, sourceOut, clear, copy, xor
    /// The sum of both, less one: dark where both are.
    case plusDarker
}
