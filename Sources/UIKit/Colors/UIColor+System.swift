// The system's colours, which follow the appearance and the contrast of where they are shown.
extension UIColor {
    /// Important text.
    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    /// Text in an empty field.
    public class var placeholderText: UIColor { System.placeholderText }
    public class var link: UIColor { System.link }
    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }
    /// Behind the content of windows.
    public class var systemBackground: UIColor { System.systemBackground }
    public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
    /// Behind groups of rows.
    public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondarySystemGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiarySystemGroupedBackground }
    public class var systemFill: UIColor { System.systemFill }
    public class var secondarySystemFill: UIColor { System.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
    public class var lightText: UIColor { System.lightText }
    public class var darkText: UIColor { System.darkText }
    /// The colour of what can be used.
    public class var tintColor: UIColor { System.tintColor }

    public class var systemRed: UIColor { System.systemRed }
    public class var systemOrange: UIColor { System.systemOrange }
    public class var systemYellow: UIColor { System.systemYellow }
    public class var systemGreen: UIColor { System.systemGreen }
    public class var systemMint: UIColor { System.systemMint }
    public class var systemTeal: UIColor { System.systemTeal }
    public class var systemCyan: UIColor { System.systemCyan }
    public class var systemBlue: UIColor { System.systemBlue }
    public class var systemIndigo: UIColor { System.systemIndigo }
    public class var systemPurple: UIColor { System.systemPurple }
    public class var systemPink: UIColor { System.systemPink }
    public class var systemBrown: UIColor { System.systemBrown }
    public class var systemGray: UIColor { System.systemGray }
    public class var systemGray2: UIColor { System.systemGray2 }
    public class var systemGray3: UIColor { System.systemGray3 }
    public class var systemGray4: UIColor { System.systemGray4 }
    public class var systemGray5: UIColor { System.systemGray5 }
    public class var systemGray6: UIColor { System.systemGray6 }

    private enum System {
        static let label = UIColor(.system("label"))
        static let secondaryLabel = UIColor(.system("secondaryLabel"))
        static let tertiaryLabel = UIColor(.system("tertiaryLabel"))
        static let quaternaryLabel = UIColor(.system("quaternaryLabel"))
        static let placeholderText = UIColor(.system("placeholderText"))
        static let link = UIColor(.system("link"))
        static let separator = UIColor(.system("separator"))
        static let opaqueSeparator = UIColor(.system("opaqueSeparator"))
        static let systemBackground = UIColor(.system("systemBackground"))
        static let secondarySystemBackground = UIColor(.system("secondarySystemBackground"))
        static let tertiarySystemBackground = UIColor(.system("tertiarySystemBackground"))
        static let systemGroupedBackground = UIColor(.system("systemGroupedBackground"))
        static let secondarySystemGroupedBackground = UIColor(.system("secondarySystemGroupedBackground"))
        static let tertiarySystemGroupedBackground = UIColor(.system("tertiarySystemGroupedBackground"))
        static let systemFill = UIColor(.system("systemFill"))
        static let secondarySystemFill = UIColor(.system("secondarySystemFill"))
        static let tertiarySystemFill = UIColor(.system("tertiarySystemFill"))
        static let quaternarySystemFill = UIColor(.system("quaternarySystemFill"))
        static let lightText = UIColor(.system("lightText"))
        static let darkText = UIColor(.system("darkText"))
        static let tintColor = UIColor(.system("tint"))
        static let systemRed = UIColor(.system("systemRed"))
        static let systemOrange = UIColor(.system("systemOrange"))
        static let systemYellow = UIColor(.system("systemYellow"))
        static let systemGreen = UIColor(.system("systemGreen"))
        static let systemMint = UIColor(.system("systemMint"))
        static let systemTeal = UIColor(.system("systemTeal"))
        static let systemCyan = UIColor(.system("systemCyan"))
        static let systemBlue = UIColor(.system("systemBlue"))
        static let systemIndigo = UIColor(.system("systemIndigo"))
        static let systemPurple = UIColor(.system("systemPurple"))
        static let systemPink = UIColor(.system("systemPink"))
        static let systemBrown = UIColor(.system("systemBrown"))
        static let systemGray = UIColor(.system("systemGray"))
        static let systemGray2 = UIColor(.system("systemGray2"))
        static let systemGray3 = UIColor(.system("systemGray3"))
        static let systemGray4 = UIColor(.system("systemGray4"))
        static let systemGray5 = UIColor(.system("systemGray5"))
        static let systemGray6 = UIColor(.system("systemGray6"))
    }
}

// Constant colours: the same in every surroundings.
extension UIColor {
    public class var black: UIColor { Fixed.black }
    public class var darkGray: UIColor { Fixed.darkGray }
    public class var lightGray: UIColor { Fixed.lightGray }
    public class var white: UIColor { Fixed.white }
    public class var gray: UIColor { Fixed.gray }
    public class var red: UIColor { Fixed.red }
    public class var green: UIColor { Fixed.green }
    public class var blue: UIColor { Fixed.blue }
    public class var cyan: UIColor { Fixed.cyan }
    public class var yellow: UIColor { Fixed.yellow }
    public class var magenta: UIColor { Fixed.magenta }
    public class var orange: UIColor { Fixed.orange }
    public class var purple: UIColor { Fixed.purple }
    public class var brown: UIColor { Fixed.brown }
    public class var clear: UIColor { Fixed.clear }

    private enum Fixed {
        static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        static let darkGray = UIColor(red: 1 / 3.0, green: 1 / 3.0, blue: 1 / 3.0, alpha: 1)
        static let lightGray = UIColor(red: 2 / 3.0, green: 2 / 3.0, blue: 2 / 3.0, alpha: 1)
        static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}
