import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite("containerRelativeFrame", .serialized)
struct ContainerFrameTests {
    private func size(_ view: some View, in window: CGSize = CGSize(width: 300, height: 200)) -> CGSize {
        let screen = Screen(size: window) { view }
        return screen.any("it").frame.size
    }

    private var it: some View { Text("it").accessibilityIdentifier("it") }

    @Test("without a container nearer, the frame is the window's")
    func window() {
        let view = VStack { Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("it") }
        #expect(size(view.padding(30)) == CGSize(width: 300, height: 200))
    }

    @Test("in a scroll view the frame is as large as what the scroll view shows, without its margins")
    func scrollView() {
        let view = ScrollView(.horizontal) {
            HStack { Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("it") }
        }
        .contentMargins(.horizontal, 20)
        .frame(width: 240)
        #expect(size(view).width == 200)
    }

    @Test("cells are equal parts of what is left between the spaces", arguments: [1, 2, 3])
    func cells(span: Int) {
        let view = ScrollView(.horizontal) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: span, spacing: 20)
                .accessibilityIdentifier("it")
        }
        // (300 - 3 * 20) / 4 = 60
        #expect(size(view).width == CGFloat(60 * span + 20 * (span - 1)))
    }

    @Test("a closure works the length out from the container's, on each axis")
    func closure() {
        let view = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 2 : length - 50
        }
        .accessibilityIdentifier("it")
        #expect(size(view) == CGSize(width: 150, height: 150))
    }

    @Test("a container that grows with what follows it comes to rest")
    func growing() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            VStack {
                Text("Beside")
                ScrollView(.horizontal) {
                    Color.red.containerRelativeFrame(.horizontal, count: 1, span: 2, spacing: 5)
                }
                .fixedSize()
            }
        }
        #expect(screen.settle())
        #expect(screen.text("Beside").exists)
    }

    struct Shared: View {
        @State private var inset: CGFloat = 0
        var body: some View {
            Button("Inset") { inset += 100 }
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("page \(index)")
                    }
                }
            }
            .frame(height: 50)
            .padding(.trailing, inset)
        }
    }

    @Test("the frame follows the container's size")
    func follows() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) { Shared() }
        #expect(screen.any("page 0").frame.width == 300)
        screen.button("Inset").tap()
        #expect(screen.any("page 0").frame.width == 200)
    }

    @Test(
        "a scroll view is a container as wide as it is offered, though it is only as wide as its content",
        arguments: [Axis.horizontal, .vertical])
    func across(axis: Axis) {
        let isVertical = axis == .horizontal
        func views(_ length: @escaping (CGFloat) -> CGFloat) -> some View {
            ScrollView(isVertical ? .vertical : .horizontal) {
                Color.red.frame(width: isVertical ? nil : 20, height: isVertical ? 20 : nil)
                    .containerRelativeFrame(Axis.Set(axis)) { whole, _ in length(whole) }
                    .accessibilityIdentifier("it")
            }
        }
        let whole: CGFloat = isVertical ? 300 : 200
        for (length, expected) in [({ $0 * 0.8 }, whole * 0.8), ({ $0 - 32 }, whole - 32)]
            as [((CGFloat) -> CGFloat, CGFloat)]
        {
            let size = size(views(length))
            #expect((isVertical ? size.width : size.height) == expected)
        }
    }

    @Test("the label of a button follows the container, as views do that are asked again as they are placed")
    func inButtons() {
        func widths(_ views: some View) -> [CGFloat] {
            let screen = Screen(size: CGSize(width: 390, height: 200)) { ScrollView(.horizontal) { views } }
            return (0..<3).map { (screen.any("Card \($0)").frame.width * 10).rounded() / 10 }
        }
        func cards(_ isLink: Bool) -> some View {
            ForEach(0..<3, id: \.self) { index in
                let card = Color.red.containerRelativeFrame(.horizontal, count: 5, span: 3, spacing: 12)
                if isLink {
                    NavigationLink(value: index) { card }.accessibilityLabel("Card \(index)")
                } else {
                    Button {
                    } label: {
                        card.accessibilityElement().accessibilityLabel("Card \(index)")
                    }
                }
            }
        }
        let whole = [CGFloat](repeating: 229.2, count: 3)
        for isLink in [false, true] {
            #expect(widths(HStack { cards(isLink) }) == whole)
            #expect(widths(LazyHStack { cards(isLink) }) == whole)
            #expect(widths(LazyHGrid(rows: [GridItem()]) { cards(isLink) }) == whole)
        }
    }

    @Test("a page of a navigation stack is a container without its bar")
    func page() {
        let view = NavigationStack {
            Color.red.containerRelativeFrame(.vertical).accessibilityIdentifier("it").navigationTitle("Title")
        }
        let height = size(view).height
        #expect(height < 200 && height > 100)
    }

    @Test("a length that is none is left to the view, with a warning")
    func badInput() {
        let screen = Screen(size: CGSize(width: 300, height: 200)) {
            Text("it").containerRelativeFrame(.horizontal) { _, _ in .nan }
        }
        #expect(screen.texts == ["it"])
        #expect(screen.warnings.contains { $0.contains("Invalid frame dimension") })
    }
}
