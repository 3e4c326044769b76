#pragma once
#include <stdbool.h>
#include <stddef.h>

/// The letters of a string of Foundation's C interface in UTF-8, to be freed. Such a string need be no object of Swift.
void *_Nullable martlet_settings_text(const void *_Nonnull string, size_t *_Nonnull length);
/// Whether a domain is that of the program itself.
bool martlet_settings_is_program(const void *_Nonnull domain);

// Property lists, as Foundation's C interface knows them: objects that are retained and released.

/// An unchangeable copy, retained; NULL for what is no property list.
const void *_Nullable martlet_settings_copy(const void *_Nonnull value);
void martlet_settings_retain(const void *_Nonnull value);
void martlet_settings_release(const void *_Nonnull value);
bool martlet_settings_equal(const void *_Nonnull a, const void *_Nonnull b);

/// A dictionary of those keys and values, retained.
const void *_Nonnull martlet_settings_dictionary(
    const void *_Nullable *_Nonnull keys, const void *_Nullable *_Nonnull values, size_t count);
/// The dictionary that those bytes are a property list of, retained; NULL where they are none.
const void *_Nullable martlet_settings_parse(const void *_Nonnull bytes, size_t length);
size_t martlet_settings_count(const void *_Nonnull dictionary);
/// Writes `martlet_settings_count` keys and values, not retained.
void martlet_settings_contents(
    const void *_Nonnull dictionary, const void *_Nullable *_Nonnull keys, const void *_Nullable *_Nonnull values);
/// The bytes of a dictionary as a property list in XML, to be freed; NULL where there is no memory.
void *_Nullable martlet_settings_encode(const void *_Nonnull dictionary, size_t *_Nonnull length);

/// What stands for `key` in the settings of all programs, retained.
const void *_Nullable martlet_settings_copy_global(const void *_Nonnull key);
/// The identifier of the program's bundle, not retained; NULL where it has none.
const void *_Nullable martlet_settings_bundle_identifier(void);

/// A descriptor that becomes readable when SIGTERM, SIGINT or SIGHUP arrives, as far as they would end the program
/// now; negative where there is none.
int martlet_settings_watch_signals(void);
/// Ends the program by the signal that arrived.
void martlet_settings_end_by_signal(void);
