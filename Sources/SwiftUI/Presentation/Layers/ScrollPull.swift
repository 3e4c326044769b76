/// What fingers on content that can be scrolled do to a sheet.
enum ScrollPull { case undecided, pulls }
