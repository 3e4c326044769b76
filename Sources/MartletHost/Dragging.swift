import Foundation

/// What is dragged: the forms that its data can be had in.
@MainActor
package final class DragContents {
    package struct Form: Sendable {
        package let mimeType: String
        /// The data of another program's drag, once it was dropped.
        package let known: Data?
        package let load: @MainActor @Sendable () async -> Data?

        /// A form of what is dragged from here.
        package init(mimeType: String, load: @escaping @MainActor @Sendable () async -> Data?) {
            (self.mimeType, known, self.load) = (mimeType, nil, load)
        }

        /// A form of what another program drags.
        package init(mimeType: String, known: Data?) {
            (self.mimeType, self.known, load) = (mimeType, known, { known })
        }
    }

    package let forms: [Form]
    /// What a drag that began in this program is of; nil for another program's.
    package let local: AnyObject?

    package init(forms: [Form], local: AnyObject? = nil) {
        (self.forms, self.local) = (forms, local)
    }
}

/// A drag that begins.
@MainActor
package struct DragStart {
    package let contents: DragContents
    /// What follows the pointer, as a PNG, its size in points and where in it the pointer is.
    package let makePreview: @MainActor (_ scale: CGFloat) -> (png: Data, size: CGSize, hotSpot: CGPoint)?

    package init(
        contents: DragContents,
        makePreview: @escaping @MainActor (_ scale: CGFloat) -> (png: Data, size: CGSize, hotSpot: CGPoint)?
    ) {
        (self.contents, self.makePreview) = (contents, makePreview)
    }
}

/// What comes of dropping something.
package enum DropResult: Sendable { case none, copy, move }
