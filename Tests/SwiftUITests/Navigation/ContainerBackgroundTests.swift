import MartletCairo
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Backgrounds of containers")
struct ContainerBackgroundTests {
    final class Model: ObservableObject {
        @Published var isOn = true
        @Published var color = Color.pureRed
    }

    @Test("a page's background fills the page with its bar, and goes with the page")
    func page() {
        let model = Model()
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationStack {
                    if model.isOn {
                        Text("Text").navigationTitle("Title").containerBackground(model.color, for: .navigation)
                    } else {
                        Text("Text").navigationTitle("Title")
                    }
                }
            }
        }
        let picture = Picture(200, 200, Page(model: model))
        let corners = [(2, 2), (197, 2), (2, 197), (197, 197)]
        #expect(corners.allSatisfy { picture.pixels[$0.0, $0.1] == .pureRed })
        #expect(picture.texts.contains("Text") && picture.texts.contains("Title"))
        model.color = .pureBlue
        picture.run()
        #expect(corners.allSatisfy { picture.pixels[$0.0, $0.1] == .pureBlue })
        model.isOn = false
        picture.run()
        #expect(corners.allSatisfy { picture.pixels[$0.0, $0.1] != .pureBlue })
    }

    @Test("each page of a stack has its own background")
    func pages() {
        let picture = Picture(200, 200) {
            NavigationStack(path: .constant([1])) {
                Text("Root").containerBackground(Color.pureRed, for: .navigation)
                    .navigationDestination(for: Int.self) { _ in
                        Text("Next").containerBackground(for: .navigation, alignment: .topLeading) {
                            Color.pureGreen
                            Rectangle().fill(Color.pureBlue).frame(width: 20, height: 20)
                        }
                    }
            }
        }
        #expect(picture.pixels[5, 5] == .pureBlue && picture.pixels[195, 195] == .pureGreen)
    }

    @Test("a split view's background is seen between its columns and through translucent ones, and nowhere else")
    func splitView() {
        let model = Model()
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationSplitView {
                    if model.isOn {
                        Color.clear.containerBackground(Color.clear, for: .navigation)
                            .containerBackground(model.color, for: .navigationSplitView)
                    } else {
                        Color.clear.containerBackground(model.color, for: .navigationSplitView)
                    }
                } detail: {
                    NavigationStack { Color.clear }
                }
            }
        }
        let picture = Picture(800, 300, NavigationStack { Page(model: model) })
        func column(_ color: RGBA8) -> [Int] { (0..<800).filter { picture.pixels[$0, 250] == color } }
        let seen = column(.pureRed)
        // The sidebar with the line beside it.
        #expect(seen == Array(0..<seen.count) && (200...300).contains(seen.count), "\(seen.count)")
        model.color = .pureBlue
        picture.run()
        #expect(column(.pureBlue) == seen)
        model.isOn = false
        picture.run()
        #expect(column(.pureBlue) == [seen.count - 1])
    }

    @Test("a window's background fills the window behind its content, and goes with the view")
    func window() {
        let model = Model()
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                VStack {
                    Rectangle().fill(Color.pureGreen).frame(width: 50, height: 50)
                    if model.isOn { Color.clear.frame(height: 1).containerBackground(model.color, for: .window) }
                }
            }
        }
        let picture = Picture(200, 200, Page(model: model))
        #expect(picture.pixels[0, 0] == .pureRed && picture.pixels[199, 199] == .pureRed)
        #expect(picture.pixels[100, 95] == .pureGreen)
        model.color = .pureBlue
        picture.run()
        #expect(picture.pixels[0, 0] == .pureBlue)
        model.isOn = false
        picture.run()
        #expect(picture.pixels[0, 0] == .white && picture.pixels[100, 95] == .pureGreen)
    }
}
