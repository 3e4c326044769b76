import MartletGraph

extension GraphicsContext {
    /// A text in the canvas's environment.
    public struct ResolvedText: @unchecked Sendable {
        /// What the text is drawn with where it says nothing else.
        public var shading: Shading
        private let text: Text
        private let environment: EnvironmentValues

        fileprivate init(_ text: Text, _ environment: EnvironmentValues) {
            self.text = text
            self.environment = environment
            shading = .foreground
        }

        /// The size in points that the text takes in the space offered.
        public func measure(in size: CGSize) -> CGSize { onMain { node(nil).measure(ProposedViewSize(offer(size))) } }

        /// The distance in points from the top to the first baseline, in the space offered.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            onMain { node(nil).guides(in: size, ProposedViewSize(offer(size)))?.firstBaseline ?? 0 }
        }

        /// The distance in points from the top to the last baseline, in the space offered.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            onMain { node(nil).guides(in: size, ProposedViewSize(offer(size)))?.lastBaseline ?? 0 }
        }

        private func offer(_ size: CGSize) -> CGSize {
            CGSize(
                width: size.width.isNaN ? .infinity : max(size.width, 0),
                height: size.height.isNaN ? .infinity : max(size.height, 0))
        }

        /// An element of its own for the text, in no tree.
        @MainActor private func node(_ color: RGBA?) -> TextNode {
            var environment = environment
            // A renderer that draws another text would be asked to draw that, too, and so on.
            if TextPainter.isUsed { environment[TextPainterKey.self] = nil }
            if let color {
                environment[ForegroundKey.self] = ForegroundLevels(styles: [AnyShapeStyle(Color(color))])
            }
            let scope = environment.scope ?? OutermostScope(key: ObjectIdentifier(Text.self))
            return TextNode(text, _ViewInputs(parent: nil, scope: scope))
        }

        /// What draws the text in a rectangle of the context's coordinates.
        @MainActor fileprivate func items(_ context: GraphicsContext, in rect: CGRect) -> [DisplayItem] {
            let color = shading.color(context)
            let node = node(color)
            // Nobody is to be told of an element that is gone right away.
            node.flags.insert(.displayStale)
            let offer = ProposedViewSize(rect.size)
            node.place(onScreenAt: .zero, size: node.sizeThatFits(offer), proposal: offer)
            var builder = DisplayBuilder()
            builder.origin = rect.origin
            node.draw(into: &builder)
            return color == nil ? shading.covering(builder.items, in: rect, context) : builder.items
        }
    }

    /// The text in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, environment) }

    /// Draws a text from the top left corner of a rectangle, broken to its width and cut to its height.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard (rect.minX + rect.minY).isFinite, !rect.width.isNaN, !rect.height.isNaN, transform.isInvertible else {
            return report("A text")
        }
        onMain { addLocal(text.items(self, in: rect)) }
    }

    /// Draws a text on its natural lines, one of its points at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(of: size, at: point, anchor))
    }

    /// Draws a text from the top left corner of a rectangle, broken to its width and cut to its height.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text on its natural lines, one of its points at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}
