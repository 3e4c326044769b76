import SwiftUI
import Testing
import ViewTesting

/// Views in a grid of cells of equal size, each of which shows a call or two, as one picture to compare.
///
/// The references lie in `__Pictures__` beside the tests, at one pixel a point. Look at a picture before it is stored:
/// `MARTLET_RECORD_PICTURES=1` stores what is drawn, right or wrong.
@MainActor
struct PictureSheet<Content: View> {
    var columns: Int
    var rows: Int
    var cell: CGSize
    var colorScheme = ColorScheme.light
    var layoutDirection = LayoutDirection.leftToRight
    let content: Content

    init(
        _ columns: Int, by rows: Int, cell: CGSize = CGSize(width: 60, height: 60),
        colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        @ViewBuilder content: () -> Content
    ) {
        (self.columns, self.rows, self.cell) = (columns, rows, cell)
        (self.colorScheme, self.layoutDirection) = (colorScheme, layoutDirection)
        self.content = content()
    }

    /// Compares the sheet with the picture of that name. The pictures of all appearances of one test share its line.
    func expect(_ name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
        let size = CGSize(
            width: CGFloat(columns) * (cell.width + Cells.gap) + Cells.gap,
            height: CGFloat(rows) * (cell.height + Cells.gap) + Cells.gap)
        precondition(size.width <= 300 && size.height <= 300, "the picture \(name) is \(size)")
        let screen = Screen(size: size) { Cells(columns: columns, cell: cell) { content } }
        screen.colorScheme = colorScheme
        screen.layoutDirection = layoutDirection
        screen.expectPicture(name, share: 0.0002, fileID: fileID, filePath: filePath, line: line)
        guard WindowPicture.isWanted else { return }
        WindowPicture.compare(
            screen, name,
            at: Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1))
    }
}

/// Proposes every view a cell, row by row, and puts it into the middle.
private struct Cells: Layout {
    static let gap: CGFloat = 8
    let columns: Int
    let cell: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let center = CGPoint(
                x: bounds.minX + Self.gap + cell.width / 2 + CGFloat(column) * (cell.width + Self.gap),
                y: bounds.minY + Self.gap + cell.height / 2 + CGFloat(row) * (cell.height + Self.gap))
            view.place(at: center, anchor: .center, proposal: ProposedViewSize(cell))
        }
    }
}

/// What is drawn is in colours of the pictures' own, so that no other system palette changes them.
extension Color {
    static let ink = Color(red: 0.13, green: 0.16, blue: 0.30)
    static let sea = Color(red: 0.10, green: 0.45, blue: 0.85)
    static let leaf = Color(red: 0.15, green: 0.65, blue: 0.35)
    static let rose = Color(red: 0.90, green: 0.25, blue: 0.40)
    static let gold = Color(red: 0.98, green: 0.75, blue: 0.15)
    static let mist = Color(red: 0.86, green: 0.89, blue: 0.94)
}

extension Gradient {
    static let sunset = Gradient(colors: [.gold, .rose, .ink])
    static let bands = Gradient(stops: [
        .init(color: .sea, location: 0.2), .init(color: .sea, location: 0.5), .init(color: .gold, location: 0.5),
        .init(color: .gold.opacity(0), location: 0.9),
    ])
}

/// A star that crosses itself.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        path.addLines(
            (0..<5).map { index in
                let angle = Double(index) * 0.8 * .pi - .pi / 2
                return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            })
        path.closeSubpath()
        return path
    }
}

/// Colours, greys, a gradient to clear and a text, for what changes colours.
struct Palette: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 0) {
                Color.rose
                Color.leaf
                Color.sea
                Color.gold
            }
            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            LinearGradient(colors: [.ink, .ink.opacity(0)], startPoint: .leading, endPoint: .trailing)
        }
        .frame(width: 56, height: 56)
    }
}

extension Image {
    /// A picture of 32 by 20 points that is different in every direction.
    @MainActor static let sample: Image = {
        let picture = ImageRenderer(
            content: HStack(spacing: 0) {
                Color.rose.frame(width: 8)
                VStack(spacing: 0) {
                    Color.gold.frame(height: 5)
                    LinearGradient(colors: [.sea, .mist], startPoint: .leading, endPoint: .trailing)
                }
            }
            .frame(width: 32, height: 20))
        return Image(uiImage: picture.uiImage!)
    }()
}

/// Stripes, for what shows what lies below.
struct Stripes: View {
    var body: some View {
        HStack(spacing: 0) { ForEach(0..<6) { $0.isMultiple(of: 2) ? Color.rose : Color.mist } }
    }
}
