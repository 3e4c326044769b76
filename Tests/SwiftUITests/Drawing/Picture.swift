import Foundation
import MartletDisplay
import MartletGraph
import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

/// A window without a display, with what it draws and describes.
@MainActor
struct Picture {
    let window: TestWindow
    var root: WindowRoot { window.root }

    init(
        _ width: CGFloat, _ height: CGFloat, scheme: ColorScheme = .light, idiom: Idiom? = nil, _ content: some View
    ) {
        window = TestWindow(
            size: CGSize(width: width, height: height), colorScheme: scheme, idiom: idiom, content)
        run()
    }

    init(_ width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> some View) {
        self.init(width, height, content())
    }

    init(scheme: ColorScheme = .light, _ content: some View) { self.init(100, 100, scheme: scheme, content) }

    init(@ViewBuilder content: () -> some View) { self.init(100, 100, content()) }

    func run() { window.settle() }

    /// Lets the views go, for those that other windows' frames would tell of changes, such as lists.
    func close() {
        window.close()
    }

    /// The pixels on white.
    var pixels: PixelImage { CairoRenderer().pixels(of: root.rootGroup, size: root.size) }

    var texts: [String] { root.describe().texts.map(\.text) }
    var textFrames: [CGRect] { root.describe().texts.map(\.frame) }

    /// All items, those of groups after the group they belong to.
    var items: [DisplayItem] { root.rootGroup.allItems }
    var runs: [TextRun] { root.rootGroup.runs }

    var outlines: [Outline] {
        items.compactMap { item in
            switch item {
            case .fill(let outline, _, _), .stroke(let outline, _, _): outline
            default: nil
            }
        }
    }

    /// The colours that figures are filled with.
    var outlineColors: [RGBA] {
        items.compactMap { if case .fill(_, .color(let color), _) = $0 { color } else { nil } }
    }

    /// Whether something takes an event at this point of the window.
    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
        var path = HitPath()
        return root.root.hitTest(CGPoint(x: x, y: y), &path)
    }
}

extension DisplayGroup {
    /// All items, those of groups after the group they belong to.
    var allItems: [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            if case .group(let child) = item { child.allItems } else { [item] }
        }
    }

    var runs: [TextRun] {
        allItems.flatMap { item -> [TextRun] in
            if case .text(let text, _) = item { text.text.runs } else { [] }
        }
    }
}

extension RGBA8 {
    static let white = RGBA8(red: 255, green: 255, blue: 255)
    static let black = RGBA8(red: 0, green: 0, blue: 0)
    static let pureRed = RGBA8(red: 255, green: 0, blue: 0)
    static let pureGreen = RGBA8(red: 0, green: 255, blue: 0)
    static let pureBlue = RGBA8(red: 0, green: 0, blue: 255)
}

extension Color {
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureGreen = Color(red: 0, green: 1, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

/// A view of a fixed size, for tests that must not depend on other modifiers.
struct Sized<Content: View>: View {
    let size: CGSize
    let content: Content

    init(_ width: CGFloat, _ height: CGFloat, _ content: Content) {
        size = CGSize(width: width, height: height)
        self.content = content
    }

    var body: some View { content.modifier(SizedModifier(size: size)) }
}

struct SizedModifier: ViewModifier, ElementModifier {
    typealias Body = Never
    let size: CGSize

    func change(from old: Self) -> ElementChange { size == old.size ? .none : .layout }
    func measure(_ child: LayoutNode, _ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize { size }

    func place(_ child: LayoutNode, _ node: LayoutNode) {
        child.place(at: .zero, proposal: ProposedViewSize(node.size))
    }
}
