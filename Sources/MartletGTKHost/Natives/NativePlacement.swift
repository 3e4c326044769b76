import Foundation
import MartletDisplay

/// Where a native element lies, in the order of drawing.
struct NativePlacement {
    let element: NativeElement
    /// From the coordinates of the element's frame to the canvas's.
    let matrix: CGAffineTransform
    /// What the groups above leave to be seen, in the canvas's coordinates; `nil` where nothing clips. A turned clip
    /// counts with its bounding box: that is exact enough for the pointer, and drawing is clipped by the picture.
    let clip: CGRect?
    /// `false` inside of a group that is not to be seen.
    let isVisible: Bool
    /// `true` inside of a group that something covers: the native takes neither pointer nor keyboard.
    let isInert: Bool

    /// All native elements of a picture; visits only the groups that hold some.
    @MainActor
    static func all(in root: GroupPicture?) -> [NativePlacement] {
        var result: [NativePlacement] = []
        if let root { collect(root, .identity, nil, true, false, &result) }
        return result
    }

    @MainActor
    private static func collect(
        _ picture: GroupPicture, _ matrix: CGAffineTransform, _ clip: CGRect?, _ isVisible: Bool,
        _ isInert: Bool, _ result: inout [NativePlacement]
    ) {
        guard picture.holdsNatives else { return }
        let matrix = picture.childMatrix(in: matrix)
        let appearance = picture.group.appearance
        let isInert = isInert || appearance.isInert
        let isVisible = isVisible && appearance.opacity > 0 && matrix.isInvertible
        var clip = clip
        if let outline = appearance.clip {
            let box = matrix.boundingBox(of: outline.boundingRect)
            clip = clip.map { $0.intersection(box) } ?? box
        }
        for part in picture.parts {
            switch part {
            case .group(let child): collect(child, matrix, clip, isVisible, isInert, &result)
            case .native(let element):
                result.append(
                    NativePlacement(
                        element: element, matrix: matrix, clip: clip, isVisible: isVisible, isInert: isInert))
            case .drawn, .text, .backdrop: break
            }
        }
    }
}
