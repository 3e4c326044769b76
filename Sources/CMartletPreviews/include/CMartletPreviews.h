#pragma once
#include <stddef.h>

/// Calls body with the metadata of each type in the program that conforms to the protocol with this descriptor, in the
/// order of the program's files. Generic types are left out: they stand for no one type.
void martlet_each_conforming_type(
    const void *protocol, void (*body)(const void *type, void *context), void *context);

/// From now on a trap, an abort or a bad access writes `sentence` before it ends the program; NULL for none.
void martlet_say_on_trap(const char *sentence);
