extension DragGesture {
    /// Where a drag began and how far it has come.
    public struct Value: Equatable, Sendable {
        /// When the pointer was there.
        public var time: Date
        /// Where the pointer is.
        public var location: CGPoint
        /// Where the pointer went down. In a space that moves with the drag, such as that of a view that follows the
        /// pointer, the same place on the screen is told in the space as it is now, so that the translation is true.
        public var startLocation: CGPoint
        /// Points a second, over the last tenth of a second; nothing where the pointer has come to rest.
        public var velocity: CGSize

        /// From the beginning to where the pointer is.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it were let go now: a quarter of a second at this velocity away.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// From the beginning to where the pointer would come to rest.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }
}
