import Foundation
import MartletCairo
import Testing

@testable import SwiftUI

/// The colour of what is in a control's label; a rectangle there is drawn like its text.
@MainActor @Suite("Colours of labels")
struct LabelColorTests {
    private func label(@ViewBuilder _ content: () -> some View) -> RGBA8 { Picture(content: content).pixels[50, 50] }

    @Test("a style that the program sets around a button is that of its label")
    func explicit() {
        let button = Button {
        } label: {
            Rectangle()
        }
        #expect(label { button.foregroundColor(.pureGreen) } == .pureGreen)
        #expect(label { VStack { button }.foregroundStyle(Color.pureGreen) } == .pureGreen)
        #expect(label { button.buttonStyle(.bordered).foregroundColor(.pureGreen) } == .pureGreen)
        #expect(label { button.buttonStyle(.borderedProminent).foregroundColor(.pureGreen) } == .pureGreen)
        #expect(label { button.buttonStyle(.borderless).foregroundColor(.pureGreen) } == .pureGreen)
        #expect(
            label { Link(destination: URL(string: "a:b")!) { Rectangle() }.foregroundColor(.pureGreen) } == .pureGreen)
    }

    @Test("without one it is the control's own")
    func own() {
        let button = Button {
        } label: {
            Rectangle()
        }
        #expect(label { button.buttonStyle(.borderedProminent).tint(.black) } == .white)
        #expect(label { button.buttonStyle(.borderless).tint(.pureGreen) } == .pureGreen)
        #expect(label { button.buttonStyle(.borderless).tint(.pureGreen).foregroundColor(nil) } == .pureGreen)
    }

    @Test("a second level is that of the style around it")
    func levels() {
        let button = Button {
        } label: {
            Rectangle().foregroundStyle(.secondary)
        }
        #expect(label { button.foregroundStyle(Color.black, Color.pureGreen) } == .pureGreen)
    }

    @Test("what stands around a control, such as a section's header, leaves it its own")
    func implicit() {
        struct Header: View {
            var body: some View {
                Button {
                } label: {
                    Rectangle().frame(height: 90)
                }.buttonStyle(.borderless).tint(.pureGreen)
            }
        }
        let picture = Picture {
            List {
                Section {
                    Text("row")
                } header: {
                    Header()
                }
            }
        }
        #expect(picture.pixels[50, 50] == .pureGreen)
        picture.close()
    }

    @Test("the label follows a style that comes and goes, and keeps its state")
    func changes() {
        final class Model: ObservableObject {
            @Published var isColored = false
            var labels: [ObjectIdentifier] = []
        }
        final class Token {}
        struct Page: View {
            @ObservedObject var model: Model
            var body: some View {
                Button {
                } label: {
                    Content(model: model)
                }
                .buttonStyle(.borderless).tint(.pureBlue)
                .foregroundColor(model.isColored ? .pureGreen : nil)
            }
        }
        struct Content: View {
            let model: Model
            @State private var token = Token()
            var body: some View {
                let _ = model.labels.append(ObjectIdentifier(token))
                Rectangle()
            }
        }
        let model = Model()
        let picture = Picture(Page(model: model))
        #expect(picture.pixels[50, 50] == .pureBlue)
        for color in [RGBA8.pureGreen, .pureBlue] {
            model.isColored.toggle()
            picture.run()
            #expect(picture.pixels[50, 50] == color)
        }
        #expect(Set(model.labels).count == 1)
    }
}
