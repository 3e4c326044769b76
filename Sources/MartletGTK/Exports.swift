// Whoever shows a widget calls the functions that make it.
@_exported import CMartletGTKLibrary
