import CMartletGTK
import Foundation
import MartletDesk
import SwiftUI
import Testing
import ViewTesting

@testable import MartletGTKHost

/// Drawn controls are as large as those of GTK's theme (decision 8 of the design).
@MainActor @Suite("Sizes of controls", .serialized, .enabled(if: Desk.isAvailable))
struct ControlSizeTests {
    private func natural(_ widget: UnsafeMutablePointer<GtkWidget>?) -> CGSize {
        var width: Int32 = 0, height: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        g_object_ref_sink(widget)
        g_object_unref(widget)
        return CGSize(width: Int(width), height: Int(height))
    }

    private func expect(_ drawn: CGFloat, _ native: CGFloat, _ name: String) {
        #expect(abs(drawn - native) <= 2, "\(name): drawn \(drawn), GTK \(native)")
    }

    /// What is drawn, as high as the space between two marks.
    private func height(_ view: some View) -> CGFloat {
        let screen = Screen {
            VStack(spacing: 0) {
                Text("above")
                view
                Text("below")
            }
        }
        return screen.text("below").frame.minY - screen.text("above").frame.maxY
    }

    @Test("what is drawn is within two points of what Adwaita's widgets measure")
    func sizes() throws {
        try Desk.use { _ in
            let screen = Screen {
                VStack {
                    Button("Measure") {}
                    Toggle("Switch", isOn: .constant(true)).labelsHidden()
                    Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox).labelsHidden()
                }
            }
            let button = natural(gtk_button_new_with_label("Measure"))
            expect(screen.button("Measure").frame.width, button.width, "a button's width")
            expect(screen.button("Measure").frame.height, button.height, "a button's height")
            let toggle = natural(gtk_switch_new())
            expect(screen.toggle("Switch").frame.width, toggle.width, "a switch's width")
            expect(screen.toggle("Switch").frame.height, toggle.height, "a switch's height")
            // GTK's has three points around the box itself.
            let check = natural(gtk_check_button_new())
            expect(screen.toggle("Check").frame.width, check.width - 6, "a check box's width")
            expect(screen.toggle("Check").frame.height, check.height - 6, "a check box's height")
            let scale = natural(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1))
            expect(height(Slider(value: .constant(0.5))), scale.height, "a slider's height")
            expect(
                height(TextField("Entry", text: .constant(""))), natural(gtk_entry_new()).height, "an entry's height")
            let spin = natural(gtk_spin_button_new_with_range(0, 9, 1))
            expect(height(Stepper("Spin", value: .constant(1))), spin.height, "a stepper's height")
            let menu = natural(gtk_drop_down_new(nil, nil))
            expect(
                height(Picker("Menu", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented)),
                menu.height, "a picker's height")
        }
    }
}
