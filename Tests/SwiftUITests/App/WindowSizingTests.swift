import MartletHost
import Testing

@testable import SwiftUI

@MainActor @Suite("Sizes of windows")
final class WindowSizingTests {
    private var pictures: [Picture] = []

    isolated deinit { for picture in pictures { picture.close() } }

    func sizing(
        _ resizability: WindowResizability = .automatic, opensAt size: CGSize? = nil,
        @ViewBuilder _ content: () -> some View
    ) -> WindowSizing {
        let picture = Picture(600, 600, content: content)
        pictures.append(picture)
        return WindowSizing(resizability: resizability, defaultSize: size, namesIdeal: picture.root.namesIdealSize) {
            picture.root.contentSize($0)
        }
    }

    @Test("content of one size is as large as its window, which can be made larger unless it must not")
    func fixed() {
        let content = Color.red.frame(width: 260, height: 380)
        let free = sizing { content }
        #expect(free.initial == CGSize(width: 260, height: 380))
        #expect(free.limits == WindowLimits(minimum: CGSize(width: 260, height: 380)))
        let bound = sizing(.contentSize) { content }
        #expect(bound.initial == free.initial && bound.limits.maximum == bound.limits.minimum)
    }

    @Test("content that takes what there is opens at a usual size, or its ideal one, within its limits")
    func flexible() {
        #expect(sizing { Color.red }.initial == CGSize(width: 480, height: 640))
        #expect(sizing { Color.red }.limits == WindowLimits(minimum: .zero))
        let ideal = sizing { Color.red.frame(minWidth: 300, idealWidth: 350, maxWidth: .infinity, idealHeight: 500) }
        #expect(ideal.initial == CGSize(width: 350, height: 500))
        #expect(ideal.limits.minimum == CGSize(width: 300, height: 0))
        #expect(sizing { Color.red.frame(minWidth: 700, minHeight: 10) }.initial == CGSize(width: 700, height: 640))
        let list = sizing { NavigationStack { List(0..<1000) { Text("Row \($0)") } } }
        #expect(list.initial.width == 480 && list.initial.height == 640)
    }

    @Test("a scene's own size counts between the least and, where asked for, the greatest size of the content")
    func defaultSize() {
        let content = Color.red.frame(minWidth: 200, maxWidth: 400, minHeight: 100, maxHeight: 300)
        let wide = CGSize(width: 900, height: 50)
        #expect(sizing(opensAt: wide) { content }.initial == CGSize(width: 900, height: 100))
        #expect(sizing(.contentMinSize, opensAt: wide) { content }.initial == CGSize(width: 900, height: 100))
        #expect(sizing(.contentSize, opensAt: wide) { content }.initial == CGSize(width: 400, height: 100))
    }

    @Test("a text that would be very wide opens in lines")
    func longText() {
        let size = sizing { Text(String(repeating: "many words ", count: 100)) }.initial
        #expect(size.width == 1024 && size.height > 40 && size.height < 200)
    }

    @Test("what a scene says of its windows reaches all of them")
    func scenes() {
        var list = _WindowList()
        let scene = _TupleScene(content: (WindowGroup { Text("a") }, WindowGroup { Text("b") }))
            .windowResizability(.contentSize).defaultSize(width: 10, height: 20)
        scene._collectWindows(into: &list)
        #expect(list.windows.map(\.resizability) == [.contentSize, .contentSize])
        #expect(list.windows.map(\.defaultSize) == [CGSize(width: 10, height: 20), CGSize(width: 10, height: 20)])
    }
}
