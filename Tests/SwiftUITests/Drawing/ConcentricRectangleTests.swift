import Foundation
import MartletCairo
import Testing

@testable import SwiftUI

@MainActor @Suite("Concentric rectangles")
struct ConcentricRectangleTests {
    private func pixels(_ shape: some Shape, padding: CGFloat = 8, in container: some InsettableShape) -> PixelImage {
        Picture { shape.fill(Color.pureRed).padding(padding).containerShape(container) }.pixels
    }

    private func rounded(_ radius: CGFloat, _ padding: CGFloat = 8) -> PixelImage {
        uneven(RectangleCornerRadii(all: radius), padding)
    }

    private func uneven(_ radii: RectangleCornerRadii, _ padding: CGFloat = 8) -> PixelImage {
        Picture { UnevenRoundedRectangle(cornerRadii: radii).fill(Color.pureRed).padding(padding) }.pixels
    }

    @Test("corners have the middles of those of the container: rounder near it, square far away and without one")
    func concentric() {
        let container = RoundedRectangle(cornerRadius: 20)
        #expect(pixels(ConcentricRectangle(), in: container) == rounded(12))
        #expect(pixels(ConcentricRectangle(), in: Capsule()) == rounded(42))
        #expect(pixels(ConcentricRectangle(), padding: 30, in: container) == rounded(0, 30))
        #expect(Picture { ConcentricRectangle().fill(Color.pureRed).padding(8) }.pixels == rounded(0))
        #expect(pixels(ConcentricRectangle().inset(by: 4), padding: 4, in: container) == rounded(12))
    }

    @Test("corners are fixed, at least as round as said, or as round as the roundest of their side")
    func styles() {
        let container = UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 20)
        #expect(pixels(.rect(corners: .fixed(5)), in: container) == rounded(5))
        #expect(pixels(.rect(corners: .concentric, isUniform: true), in: container) == rounded(22))
        #expect(
            pixels(.rect(corners: .concentric(minimum: 6)), in: container)
                == uneven(.init(topLeading: 22, bottomLeading: 6, bottomTrailing: 12, topTrailing: 6)))
        #expect(
            pixels(.rect(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(3)), in: container)
                == uneven(.init(topLeading: 22, bottomLeading: 3, bottomTrailing: 3, topTrailing: 22)))
        #expect(
            pixels(.rect(topLeadingCorner: .fixed(9), bottomTrailingCorner: 2.5), in: container)
                == uneven(.init(topLeading: 9, bottomTrailing: 2.5)))
    }

    @Test("a shape has a size of its own about a point, and that of bordered buttons")
    func sized() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(
            Rectangle().size(width: 4, height: 6, anchor: .bottomTrailing).path(in: rect).boundingRect
                == CGRect(x: 16, y: 4, width: 4, height: 6))
        #expect(
            pixels(.buttonBorder, in: Rectangle())
                == Picture {
                    RoundedRectangle(cornerRadius: 6).fill(Color.pureRed).padding(8)
                }.pixels)
    }
}
