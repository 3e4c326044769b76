import CMartletGTK

extension Widget {
    /// Sets in which direction the widget and all inside of it are written: GTK gives none on.
    func setDirectionOfAll(_ direction: GtkTextDirection) {
        gtk_widget_set_direction(self, direction)
        var next = gtk_widget_get_first_child(self)
        while let child = next {
            child.setDirectionOfAll(direction)
            next = gtk_widget_get_next_sibling(child)
        }
    }
}
