import SwiftUI
import Testing
import ViewTesting

/// What writes a title before a group and draws the group in the style further out.
@MainActor @Suite("Styles of groups")
struct GroupStyleTests {
    private struct NamedBox: GroupBoxStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            Text(name)
            GroupBox(configuration)
        }
    }

    private struct NamedControls: ControlGroupStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            Text(name)
            ControlGroup(configuration)
        }
    }

    private struct NamedDisclosure: DisclosureGroupStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            Text(name)
            DisclosureGroup(isExpanded: configuration.$isExpanded) {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }

    private func screen(@ViewBuilder _ content: () -> some View) -> Screen {
        let content = content()
        return Screen(size: CGSize(width: 400, height: 300)) { VStack { content } }
    }

    @Test("a box in styles made of boxes has both, ends as the system's box, and keeps its label")
    func box() {
        let screen = screen {
            GroupBox("Label") { Text("inside") }.groupBoxStyle(NamedBox(name: "inner"))
                .groupBoxStyle(NamedBox(name: "outer"))
            GroupBox { Text("bare") }.groupBoxStyle(NamedBox(name: "alone"))
        }
        #expect(screen.texts == ["inner", "outer", "Label", "inside", "alone", "bare"])
        let bare = screen.text("bare").frame
        let alone = screen.text("alone").frame
        // Spacing of the stack, and the padding of one card: no room for a label that is not there.
        let gap = (bare.minY - alone.maxY).rounded()
        #expect(gap == 20)
    }

    @Test("boxes inside boxes each show their own label and content")
    func nested() {
        let screen = screen {
            GroupBox("Outer") {
                GroupBox("Inner") { Text("deep") }
                Text("shallow")
            }
            .groupBoxStyle(NamedBox(name: "named"))
        }
        #expect(screen.texts == ["named", "Outer", "named", "Inner", "deep", "shallow"])
    }

    @Test("disclosures inside disclosures have the style, and a style set inside comes before it")
    func nestedDisclosures() {
        let screen = screen {
            DisclosureGroup("Outer", isExpanded: .constant(true)) {
                DisclosureGroup("Inner") { Text("deep") }
                DisclosureGroup("Own") { Text("deep") }.disclosureGroupStyle(NamedDisclosure(name: "own"))
            }
            .disclosureGroupStyle(NamedDisclosure(name: "named"))
        }
        #expect(screen.texts == ["named", "Outer", "named", "Inner", "own", "named", "Own"])
    }

    @Test("controls in a style made of groups are pressed once")
    func controls() {
        var presses = 0
        let screen = screen {
            ControlGroup {
                Button("Cut") { presses += 1 }
                Button("Copy") {}
            }
            .controlGroupStyle(NamedControls(name: "inner")).controlGroupStyle(NamedControls(name: "outer"))
        }
        #expect(screen.texts == ["inner", "outer", "Cut", "Copy"])
        screen.button("Cut").tap()
        #expect(presses == 1)
    }

    @Test(
        "a disclosure in a style made of disclosures opens by the system's chevron, and its content is made only then")
    func disclosure() {
        struct Noted: View {
            let note: () -> Void
            var body: some View {
                note()
                return Text("inside")
            }
        }
        var made = 0
        let screen = screen {
            DisclosureGroup("More") { Noted { made += 1 } }
                .disclosureGroupStyle(NamedDisclosure(name: "inner"))
                .disclosureGroupStyle(NamedDisclosure(name: "outer"))
        }
        #expect(screen.texts == ["inner", "outer", "More"] && made == 0)
        screen.button("More").tap()
        #expect(screen.texts == ["inner", "outer", "More", "inside"] && made == 1)
        screen.button("More").tap()
        #expect(screen.texts == ["inner", "outer", "More"])
    }

    @Test("what a group is given changes without the style being asked again")
    func changes() {
        struct Page: View {
            @State private var count = 0
            let log: Log

            var body: some View {
                Button("More") { count += 1 }
                GroupBox { Text("\(count)") }.groupBoxStyle(Counting(log: log))
            }
        }
        struct Counting: GroupBoxStyle {
            let log: Log

            func makeBody(configuration: Configuration) -> some View {
                log("asked")
                return configuration.content
            }
        }
        let log = Log()
        let screen = screen { Page(log: log) }
        screen.button("More").tap()
        #expect(screen.texts == ["More", "1"] && log.lines == ["asked"])
    }
}
