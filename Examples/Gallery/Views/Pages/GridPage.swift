import SwiftUI

/// Views in columns and rows.
struct GridPage: View {
    @State private var name = "Ada"
    @State private var copies = 2
    @State private var isDouble = false

    var body: some View {
        PageLayout(title: "Grid", explanation: "Columns as wide as their widest cell, rows as high as their tallest.") {
            VStack(spacing: 28) {
                Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 10) {
                    GridRow {
                        Text("Name").gridColumnAlignment(.trailing)
                        TextField("Name", text: $name).frame(width: 180)
                    }
                    GridRow {
                        Text("Copies")
                        Stepper("\(copies)", value: $copies, in: 1...9)
                    }
                    GridRow {
                        Text("Print")
                        Toggle("Both sides", isOn: $isDouble)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Text("Total").bold()
                        Text("\(copies * (isDouble ? 2 : 1)) pages")
                    }
                }
                Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                    GridRow {
                        cell(.red, "two columns").gridCellColumns(2)
                        cell(.orange, "one")
                    }
                    GridRow {
                        cell(.yellow, "a")
                        cell(.green, "b")
                        cell(.blue, "c")
                    }
                    GridRow {
                        Circle().fill(.purple).frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing)
                        cell(.pink, "two columns").gridCellColumns(2)
                    }
                }
                .frame(maxWidth: 420, maxHeight: 200)
            }
        }
    }

    private func cell(_ color: Color, _ text: String) -> some View {
        RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.4)).overlay { Text(text) }
    }
}
