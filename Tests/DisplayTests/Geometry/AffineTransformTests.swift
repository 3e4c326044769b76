import Foundation
import MartletDisplay
import Testing

@Suite("Affine transformations")
struct AffineTransformTests {
    func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }

    @Test("a quarter turn takes the x axis to the y axis")
    func rotation() {
        #expect(isNear(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), 0, 1))
    }

    @Test("concatenating applies the receiver first, the By methods apply the new step first")
    func order() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let move = CGAffineTransform(translationX: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
        #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
        #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
        #expect(isNear(CGPoint(x: 1, y: 0).applying(move.rotated(by: .pi)), 9, 20))
    }

    @Test("the inverse undoes a transformation, and what cannot be undone is left as it is")
    func inverse() {
        let t = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
        #expect(isNear(CGPoint(x: 7, y: -2).applying(t).applying(t.inverted()), 7, -2))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().isIdentity && !flat.isIdentity)
    }

    @Test("a rectangle becomes the box around its corners, a size ignores moves")
    func rectangles() {
        let quarter = CGAffineTransform(0, 1, -1, 0, 100, 0)
        #expect(
            CGRect(x: 0, y: 0, width: 10, height: 20).applying(quarter) == CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(CGSize(width: 10, height: 20).applying(quarter) == CGSize(width: -20, height: 10))
        #expect(CGRect.null.applying(quarter).isNull)
    }
}
