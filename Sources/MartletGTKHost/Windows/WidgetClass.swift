import CMartletGTK

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Registers classes of widgets that are written in Swift.
enum WidgetClass {
    /// A subclass of `GtkWidget` or one of its classes; `setUp` gets a `GtkWidgetClass` to fill in.
    static func register(
        _ name: String, parent: GType = gtk_widget_get_type(),
        setUp: @escaping @convention(c) (gpointer?, gpointer?) -> Void
    ) -> GType {
        var sizes = GTypeQuery()
        g_type_query(parent, &sizes)
        return g_type_register_static_simple(
            parent, name, sizes.class_size, setUp, sizes.instance_size, nil, GTypeFlags(rawValue: 0))
    }

    /// Makes a class let go of its children before it goes itself, as every widget with children has to.
    static func disposeChildren(_ gClass: gpointer?) {
        gClass!.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
            let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            let parent = g_type_class_peek(gtk_widget_get_type())!
            parent.assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
        }
    }
}
