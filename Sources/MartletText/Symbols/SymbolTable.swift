import Foundation

/// Which glyph of the icon font shows which symbol.
///
/// A value is the glyph's name, which the font turns into the glyph as a ligature; after "~" the glyph is drawn as a line
/// around it; after "=" stands another symbol's name. A symbol that is not here is composed by `SymbolDrawing`: fills, enclosing circles and squares, badges and
/// slashes need entries only where the font has something better.
enum SymbolTable {
    private static let parts = [aToB, cToE, fToL, mToQ, rToS, tToZ]

    static subscript(name: String) -> String? {
        for part in parts {
            if let found = part[name] { return found }
        }
        return nil
    }
}
