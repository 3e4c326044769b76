import MartletCairo
import SwiftUI
import Testing
import ViewTesting

/// The column for symbols in the rows of a phone.
@MainActor @Suite("Labels in rows of a phone", .serialized)
struct PhoneLabelTests {
    private func screen(_ idiom: Idiom = .phone, @ViewBuilder _ rows: @escaping () -> some View) -> Screen {
        Screen(size: CGSize(width: 390, height: 600), idiom: idiom) { List { rows() } }
    }

    private func icon(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

    /// Where titles inside of buttons begin, which are not told by themselves.
    private final class Starts { var all: [String: CGFloat] = [:] }

    private func title(_ name: String, _ starts: Starts) -> some View {
        Text(name).onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
        } action: {
            starts.all[name] = $0
        }
    }

    @Test("titles stand below one another, 16 points after a column of 24; a wider symbol makes room")
    func column() {
        let starts = Starts()
        let screen = screen {
            Text("Begin")
            Label {
                Text("Narrow")
            } icon: {
                icon(10).accessibilityIdentifier("narrow")
            }
            Label {
                Text("Usual")
            } icon: {
                icon(24)
            }
            Label {
                Text("Wide")
            } icon: {
                icon(40)
            }
            Button {
            } label: {
                Label {
                    title("Button", starts)
                } icon: {
                    icon(10)
                }
            }
            NavigationLink(value: 1) {
                Label {
                    title("Link", starts)
                } icon: {
                    icon(20)
                }
            }
        }
        let begin = screen.rects["Begin"]!.minX
        #expect(["Narrow", "Usual", "Wide"].map { screen.rects[$0]!.minX - begin } == [40, 40, 56])
        #expect(starts.all == ["Button": begin + 40, "Link": begin + 40])
        #expect(screen.rects["narrow"]!.midX - begin == 12)
    }

    @Test("what the program asks for goes first: a style, a space, a width")
    func chosen() {
        let screen = screen {
            Text("Begin")
            Label {
                Text("Close")
            } icon: {
                icon(10)
            }.labelStyle(.titleAndIcon)
            Label {
                Text("Space")
            } icon: {
                icon(10)
            }.labelIconToTitleSpacing(3)
            Label {
                Text("Width")
            } icon: {
                icon(10)
            }.labelReservedIconWidth(50)
        }
        let begin = screen.rects["Begin"]!.minX
        #expect(["Close", "Space", "Width"].map { screen.rects[$0]!.minX - begin } == [16, 27, 66])
    }

    @Test("no column is kept in headers, in boxes of buttons, outside of lists and on the desktop")
    func elsewhere() {
        func gap(_ screen: Screen) -> CGFloat { screen.rects["Title"]!.minX - screen.rects["icon"]!.maxX }
        let label = Label {
            Text("Title")
        } icon: {
            icon(10).accessibilityIdentifier("icon")
        }
        #expect(
            gap(
                screen {
                    Section {
                        Text("Row")
                    } header: {
                        label.textCase(nil)
                    }
                }) == 6)
        #expect(
            gap(
                screen {
                    Section {
                        Text("Row")
                    } footer: {
                        label
                    }
                }) == 6)
        let starts = Starts()
        let boxed = screen {
            Button {
            } label: {
                Label {
                    title("Title", starts)
                } icon: {
                    icon(10)
                }
            }.buttonStyle(.bordered)
        }
        #expect(starts.all["Title"]! - boxed.rects["Title"]!.minX < 40)
        #expect(gap(screen(.desktop) { label }) == 6)
        #expect(gap(Screen(size: CGSize(width: 390, height: 600), idiom: .phone) { label }) == 6)
        #expect(gap(screen { label }) == 23)
    }

    @Test(
        "beside a swiped row stands the symbol alone, with its name for who hears it; in a high row the title below it",
        arguments: [40, 120])
    func swiped(height: CGFloat) throws {
        let screen = screen {
            Text("Row").frame(height: height).swipeActions {
                Button {
                } label: {
                    Label {
                        Text("Pin")
                    } icon: {
                        icon(10)
                    }
                }
            }
        }
        let row = screen.rects["Row"]!
        screen.swipe(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY))
        let button = try #require(screen.rects["Pin"])
        let image = try #require(CairoRenderer.pixels(ofPNG: screen.image()))
        func isRed(above distance: CGFloat) -> Bool {
            let color = image[Int(button.midX), Int(button.midY - distance)]
            return color.red > color.blue
        }
        #expect(button.width < 80)
        #expect(isRed(above: 0) == (height < 100) && isRed(above: 10) == (height > 100))
    }

    @Test("the column grows with the text")
    func large() {
        let screen = screen {
            Text("Begin")
            Label {
                Text("Title")
            } icon: {
                icon(10)
            }
        }
        let usual = screen.rects["Title"]!.minX - screen.rects["Begin"]!.minX
        let large = Screen(size: CGSize(width: 390, height: 600), idiom: .phone) {
            List {
                Text("Begin")
                Label {
                    Text("Title")
                } icon: {
                    icon(10)
                }
            }
            .dynamicTypeSize(.accessibility3)
        }
        #expect(large.rects["Title"]!.minX - large.rects["Begin"]!.minX > usual + 10)
    }
}
