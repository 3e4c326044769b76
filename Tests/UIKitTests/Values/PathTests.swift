import SwiftUI
import Testing
import ViewTesting

@Suite("UIBezierPath and the values beside it")
struct BezierPathTests {
    @Test("a rectangle with some corners rounded is sharp at the others")
    func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 49)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 49)))
        #expect(Path(path.cgPath).boundingRect == path.bounds)
    }

    @Test("an arc clockwise from the right goes downwards")
    func arc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let bounds = path.bounds
        #expect(abs(bounds.minX) < 0.01 && abs(bounds.minY) < 0.01)
        #expect(abs(bounds.maxX - 10) < 0.01 && abs(bounds.maxY - 10) < 0.01)
    }

    @Test("a path reversed ends where it began")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
        #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
        #expect(path.reversing().bounds == path.bounds)
        #expect(path.reversing().reversing() == path)
    }

    @Test("insets shrink a rectangle from each edge by its own length")
    func insets() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 76))
    }
}

@MainActor @Suite("UIFont")
struct UIFontTests {
    @Test("a font's text is as high as it says, and as SwiftUI's of the same size")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 40, weight: .bold)
        #expect(font.pointSize == 40 && font.ascender > font.capHeight && font.capHeight > font.xHeight)
        #expect(font.descender < 0)
        let screen = Screen {
            VStack {
                Text("Hx").font(Font(font)).accessibilityIdentifier("ours")
                Text("Hx").font(.system(size: 40, weight: .bold)).accessibilityIdentifier("theirs")
            }
        }
        #expect(screen.rects["ours"]?.size == screen.rects["theirs"]?.size)
        #expect(abs((screen.rects["ours"]?.height ?? 0) - font.lineHeight) < 1)
    }

    @Test("a text style's font has the size of SwiftUI's, and follows the text size as it does")
    func styles() {
        let screen = Screen {
            VStack {
                Text("Hx").font(Font(UIFont.preferredFont(forTextStyle: .title2))).accessibilityIdentifier("ours")
                Text("Hx").font(.title2).accessibilityIdentifier("theirs")
            }
        }
        #expect(screen.rects["ours"]?.size == screen.rects["theirs"]?.size)
        screen.dynamicTypeSize = .xxxLarge
        #expect(screen.rects["ours"]?.size == screen.rects["theirs"]?.size)
    }

    @Test("a font that is not installed is nil; one that is has faces")
    func names() throws {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        let family = try #require(UIFont.familyNames.first)
        #expect(UIFont(name: family, size: 12)?.pointSize == 12)
        #expect(!UIFont.fontNames(forFamilyName: family).isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "No Such Font").isEmpty)
    }

    @Test("for a font that Apple's systems bring along another stands in, of the same kind")
    func substitutes() throws {
        for name in [
            "Georgia-Bold", "HelveticaNeue", "AvenirNext-DemiBold", "TimesNewRomanPSMT", "ArialMT", "Gill Sans",
        ] {
            #expect(UIFont(name: name, size: 20)?.pointSize == 20)
        }
        let menlo = Font(try #require(UIFont(name: "Menlo-Regular", size: 20)))
        let screen = Screen {
            VStack {
                Text("iiii").font(menlo).accessibilityIdentifier("narrow")
                Text("MMMM").font(.custom("Courier", fixedSize: 20)).accessibilityIdentifier("wide")
            }
        }
        #expect(screen.rects["narrow"]?.width == screen.rects["wide"]?.width)
    }

    @Test("a descriptor makes a font bold, italic or rounded")
    func descriptors() throws {
        let plain = UIFont.systemFont(ofSize: 20)
        let both = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: both, size: 0).fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        let rounded = try #require(plain.fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 30).pointSize == 30)
    }
}
