import SwiftUI

@testable import ViewTesting

extension FollowedCase {
    private static var rows: [Values.Item] { [Values.Item(id: 1), Values.Item(id: 2)] }

    static var tables: [FollowedCase] {
        let size = CGSize(width: 700, height: 400)
        return [
            FollowedCase("TableColumn.init(content: closure)", size: size) { values in
                Table(rows) { TableColumn("Column") { Text("\($0.id) \(values.wrappedValue.text)") } }
            },
            FollowedCase("Table.init(selection: Binding)", size: size, change: { $0.selection = [2] }) { values in
                Table(rows, selection: values.selection) { TableColumn("Column", value: \.name) }
            },
            FollowedCase(
                "Table.init(sortOrder: Binding)", size: size, change: { $0.order = [KeyPathComparator(\.name)] }
            ) {
                values in
                Table(rows, sortOrder: values.order) { TableColumn("Column", value: \.name) }
            },
            FollowedCase(
                "Table.init(columnCustomization: Binding)", size: size,
                change: { $0.columns[visibility: "c"] = .hidden }
            ) {
                values in
                Table(rows, columnCustomization: values.columns) {
                    TableColumn("Column", value: \.name).customizationID("c")
                    TableColumn("Other") { Text("\($0.id)") }
                }
            },
            FollowedCase(
                "TableRowContent.contextMenu(menuItems: closure)", size: size,
                open: { $0.text("name 1").secondaryClick() }
            ) { values in
                Table(of: Values.Item.self) {
                    TableColumn("Column") { Text("name \($0.id)") }
                } rows: {
                    TableRow(Values.Item(id: 1)).contextMenu { Button(values.wrappedValue.text) {} }
                }
            },
            FollowedCase(
                "TableRowContent.contextMenu(preview: closure)", size: size,
                open: { $0.text("name 1").secondaryClick() }
            ) { values in
                Table(of: Values.Item.self) {
                    TableColumn("Column") { Text("name \($0.id)") }
                } rows: {
                    TableRow(Values.Item(id: 1)).contextMenu {
                        Button("Item") {}
                    } preview: {
                        Text(values.wrappedValue.text)
                    }
                }
            },
            FollowedCase("TableColumnForEach.init(content: closure)", size: size) { values in
                Table(rows) {
                    TableColumnForEach([Values.Item(id: 7)]) { _ in
                        TableColumn(Text(values.wrappedValue.text)) { (item: Values.Item) in Text(item.name) }
                    }
                }
            },
            FollowedCase("DisclosureTableRow.init(isExpanded: Binding)", size: size, change: { $0.flag = true }) {
                values in
                Table(of: Values.Item.self) {
                    TableColumn("Column", value: \.name)
                } rows: {
                    DisclosureTableRow(Values.Item(id: 1), isExpanded: values.flag) { TableRow(Values.Item(id: 2)) }
                }
            },
            FollowedCase(
                "DisclosureTableRow.init(content: closure)", size: size, change: { $0.items.removeFirst() }
            ) { values in
                Table(of: Values.Item.self) {
                    TableColumn("Column", value: \.name)
                } rows: {
                    DisclosureTableRow(Values.Item(id: 9), isExpanded: .constant(true)) {
                        ForEach(values.wrappedValue.items) { TableRow($0) }
                    }
                }
            },
            FollowedCase("View.inspector(isPresented: Binding)", size: size, change: { $0.flag = true }) { values in
                Text("page").inspector(isPresented: values.flag) { Text("details") }
            },
            FollowedCase("View.inspector(content: closure)", size: size) { values in
                Text("page").inspector(isPresented: .constant(true)) { Text(values.wrappedValue.text) }
            },
            FollowedCase(
                "MultiDatePicker.init(selection: Binding)",
                change: { $0.days = [DateComponents(year: 1970, month: 1, day: 2)] }
            ) {
                MultiDatePicker("Days", selection: $0.days)
            },
        ]
    }
}
