#include "CMartletGTK.h"

GtkTextTag *martlet_new_text_tag(const MartletTextLook *look) {
    GtkTextTag *tag = gtk_text_tag_new(NULL);
    if (look->font) g_object_set(tag, "font-desc", look->font, NULL);
    if (look->color) g_object_set(tag, "foreground-rgba", look->color, NULL);
    if (look->background) g_object_set(tag, "background-rgba", look->background, NULL);
    if (look->is_underlined) g_object_set(tag, "underline", PANGO_UNDERLINE_SINGLE, NULL);
    if (look->underline_color) g_object_set(tag, "underline-rgba", look->underline_color, NULL);
    if (look->is_struck_through) g_object_set(tag, "strikethrough", TRUE, NULL);
    if (look->strikethrough_color) g_object_set(tag, "strikethrough-rgba", look->strikethrough_color, NULL);
    if (look->letter_spacing) g_object_set(tag, "letter-spacing", look->letter_spacing, NULL);
    if (look->rise) g_object_set(tag, "rise", look->rise, NULL);
    return tag;
}
