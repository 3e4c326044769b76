// Loggers and signposts are in the Swift module of the same name, which the compiler adds to this one.
