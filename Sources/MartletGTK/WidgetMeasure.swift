import SwiftUI

/// How large a widget is for what it is offered.
@MainActor
struct WidgetMeasure {
    private let widget: UnsafeMutablePointer<GtkWidget>

    /// What an area without a size of its own takes where nothing is offered, as a shape does.
    private static let unspecified: CGFloat = 10

    init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        if gtk_widget_get_visible(widget) == 0 { return .zero }
        if gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT {
            let height = length(GTK_ORIENTATION_VERTICAL, proposal.height, beside: nil)
            return CGSize(width: length(GTK_ORIENTATION_HORIZONTAL, proposal.width, beside: height), height: height)
        }
        let width = length(GTK_ORIENTATION_HORIZONTAL, proposal.width, beside: nil)
        return CGSize(width: width, height: length(GTK_ORIENTATION_VERTICAL, proposal.height, beside: width))
    }

    /// - Parameter other: how long it is the other way.
    private func length(_ orientation: GtkOrientation, _ offered: CGFloat?, beside other: CGFloat?) -> CGFloat {
        var (least, wanted): (Int32, Int32) = (0, 0)
        let other = other.map { $0 < CGFloat(Int32.max) ? Int32($0) : -1 } ?? -1
        gtk_widget_measure(widget, orientation, other, &least, &wanted, nil, nil)
        let (minimum, natural) = (CGFloat(least), CGFloat(wanted))
        let expands = gtk_widget_compute_expand(widget, orientation) != 0 || wanted == 0
        guard let offered, !offered.isNaN else { return wanted == 0 ? Self.unspecified : natural }
        return expands ? max(offered, minimum) : min(max(offered, minimum), natural)
    }
}
