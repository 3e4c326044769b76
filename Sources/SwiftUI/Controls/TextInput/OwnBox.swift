import MartletGraph

/// Finds whether the program draws a box around a text field, so that the system's would be a box in a box.
///
/// Box is a background, an overlay of a shape, a border, a clip shape or a shadow around the field alone, or around the
/// row it stands in; a rectangle behind a row is as well a bar or a page, and is none. What holds more than a row, such
/// as a column, a list or a page, ends the search: what is drawn there is not the field's.
@MainActor
enum OwnBox {
    static func isDrawn(around parent: _ViewNode?) -> Bool {
        var isInRow = false
        var (inner, next): (_ViewNode?, _ViewNode?) = (nil, parent)
        while let node = next {
            switch (node as? LayoutNode)?.part(ofFieldIn: inner) ?? .inside {
            case .inside: break
            case .row: isInRow = true
            case .box: return true
            case .rectangle: if !isInRow { return true }
            case .end: return false
            }
            (inner, next) = (node, node.parent)
        }
        return false
    }
}

extension _ClipEffect: FieldSurrounding {
    @MainActor var partOfField: FieldPart { .box }
}

extension _BorderModifier: FieldSurrounding {
    @MainActor var partOfField: FieldPart { width > 0 ? .box : .inside }
}

extension _ShadowEffect: FieldSurrounding {
    @MainActor var partOfField: FieldPart { .box }
}

extension GlassSurface: FieldSurrounding {
    @MainActor var partOfField: FieldPart { .box }
}

extension _StyleDecoration: FieldSurrounding {
    @MainActor var partOfField: FieldPart {
        if (style as? Color) == .clear { return .inside }
        return Bounds.self == Rectangle.self && !isInFront ? .rectangle : .box
    }
}

extension _FlexFrameLayout: FieldSurrounding {
    /// What fills a page is behind more than a field.
    @MainActor var partOfField: FieldPart { frame.vertical.max == .infinity ? .end : .inside }
}

extension ModifiedContent: DecoratedView where Content: View, Modifier: DecorationModifying {
    @MainActor static func partOfField(isInFront: Bool) -> FieldPart {
        switch Surface.of(Modifier.Secondary.self) {
        case nil: .inside
        case .rounded: .box
        case .rectangle: isInFront ? .box : .rectangle
        case .picture: isInFront ? .inside : .rectangle
        }
    }

    @MainActor static var partOfDecoration: FieldPart { Surface.of(Content.self) == nil ? .end : .box }
}

/// What draws a surface: a shape, or something that fills one.
@MainActor
enum Surface {
    case rectangle
    case rounded
    case picture

    /// The surface that views of a type draw; nil for views that draw something else.
    static func of<V: View>(_ type: V.Type) -> Surface? {
        if let type = type as? any SurfaceView.Type { return type.surface }
        if type is any FillingStyle.Type || type == Rectangle.self { return .rectangle }
        if type is any Shape.Type { return .rounded }
        return V.Body.self == Never.self ? nil : of(V.Body.self)
    }
}

@MainActor
private protocol SurfaceView {
    static var surface: Surface? { get }
}

extension Color: SurfaceView {
    @MainActor static var surface: Surface? { .rectangle }
}

extension Image: SurfaceView {
    @MainActor static var surface: Surface? { .picture }
}

extension _ShapeView: SurfaceView {
    @MainActor static var surface: Surface? { Surface.of(Content.self) }
}

extension FillShapeView: SurfaceView {
    @MainActor static var surface: Surface? { Surface.of(Content.self) }
}

extension StrokeShapeView: SurfaceView {
    @MainActor static var surface: Surface? { .rounded }
}

extension StrokeBorderShapeView: SurfaceView {
    @MainActor static var surface: Surface? { .rounded }
}

extension ModifiedContent: SurfaceView where Content: View, Modifier: ViewModifier {
    @MainActor static var surface: Surface? { Surface.of(Content.self) }
}

extension Optional: SurfaceView where Wrapped: View {
    @MainActor static var surface: Surface? { Surface.of(Wrapped.self) }
}

extension _ConditionalContent: SurfaceView where TrueContent: View, FalseContent: View {
    @MainActor static var surface: Surface? { Surface.of(TrueContent.self) ?? Surface.of(FalseContent.self) }
}
