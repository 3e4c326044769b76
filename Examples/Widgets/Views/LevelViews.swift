import MartletGTK
import SwiftUI

/// A bar that shows a number between 0 and 1.
struct LevelBar: GTKViewRepresentable {
    let level: Double

    func makeGTKView(context: Context) -> GTKWidget {
        let bar = GTKWidget(gtk_level_bar_new())
        gtk_widget_set_hexpand(bar.pointer, 1)
        return bar
    }

    func updateGTKView(_ bar: GTKWidget, context: Context) { gtk_level_bar_set_value(bar.opaque, level) }
}

/// A scale on which a number between 0 and 1 is set.
struct ScaleView: GTKViewRepresentable {
    @Binding var value: Double

    /// A widget with the value that it is there for.
    final class Scale: GTKWidget {
        init() {
            super.init(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.05))
            gtk_widget_set_hexpand(pointer, 1)
        }

        var value: Double {
            get { gtk_range_get_value(cast()) }
            set { gtk_range_set_value(cast(), newValue) }
        }
    }

    func makeGTKView(context: Context) -> Scale {
        let scale = Scale()
        let value = $value
        scale.connect("value-changed") { [unowned scale] _ in
            if value.wrappedValue != scale.value { value.wrappedValue = scale.value }
        }
        return scale
    }

    func updateGTKView(_ scale: Scale, context: Context) { scale.value = value }
}
