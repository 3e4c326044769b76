import MartletGraph

/// A space in which points and frames are told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The window's content.
    case global
    /// The view's own.
    case local
    /// That of the view around that has this name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

/// The name of the space of the nearest scroll view around.
private struct ScrollSpaceName: Hashable {
    /// Nil for a scroll view along whatever axis.
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// What the innermost scroll view around shows, whatever part of its content that is.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

    /// What the innermost scroll view around that scrolls along `axis` shows.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
    }
}

/// Gives the space of a view a name.
nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
    public typealias Body = Never
    let name: AnyHashable
    @MainActor func change(from old: Self) -> ElementChange { .none }
}

extension View {
    /// Gives this view's space a name that views inside can refer to.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: name))
    }

    /// Gives this view's space a name that views inside can refer to.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}

extension LayoutNode {
    func ancestor(named space: CoordinateSpace) -> LayoutNode? {
        guard case .named(let name) = space else { return nil }
        if let name = name.base as? ScrollSpaceName {
            return sequence(first: self, next: \.layoutParent).first { node in
                guard let scroll = node as? ScrollNode else { return false }
                return name.axis.map { scroll.scrolls($0) } ?? true
            }
        }
        var next: LayoutNode? = self
        while let node = next {
            if let named = node as? ModifierLayoutNode<_CoordinateSpaceModifier>, named.modifier.name == name {
                return node
            }
            next = node.layoutParent
        }
        return nil
    }

    /// A point of the window in a space as this element sees it.
    func convert(_ location: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .local: convertFromWindow(location)
        case .global: location
        case .named: ancestor(named: space)?.convertFromWindow(location) ?? location
        }
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return frameInWindow
        case .named:
            guard let outer = ancestor(named: space) else { return frameInWindow }
            let corners = [CGPoint.zero, CGPoint(x: size.width, y: size.height)].map {
                outer.convertFromWindow(convertToWindow($0))
            }
            return CGRect(
                x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
                width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))
        }
    }
}
