import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Every overload of the first pages of the documentation compiles, and draws something without a complaint but for
/// pictures and colours that nobody has.
@MainActor @Suite("The public surface", .serialized)
struct SurfaceTests {
    func check(_ view: some View) {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { VStack { view } }
        #expect(screen.image().count > 1000)
        #expect(screen.warnings.filter { !$0.hasPrefix("No image named") && !$0.hasPrefix("No color named") } == [])
    }

    @Test("texts")
    func texts() {
        check(TextSurface.initializers)
        check(TextSurface.modifiers)
        check(ForEach(TextSurface.fonts.indices, id: \.self) { Text("font").font(TextSurface.fonts[$0]) })
        check(ForEach(TextSurface.colors.indices, id: \.self) { TextSurface.colors[$0].frame(width: 10, height: 10) })
    }

    @Test("shapes and pictures")
    func shapes() {
        check(ShapeSurface.shapes)
        check(ShapeSurface.operations)
        check(ShapeSurface.uses)
        check(ForEach(0..<ShapeSurface.paths.count, id: \.self) { ShapeSurface.paths[$0].stroke() })
        check(ShapeSurface.images)
    }

    @Test("controls")
    func controls() { check(ControlSurface()) }
}
