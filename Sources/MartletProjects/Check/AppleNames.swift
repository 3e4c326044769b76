/// What names of Apple's other frameworks look like, and what to do where Linux has none.
enum AppleNames {
    /// Frameworks by how their names begin, the longest first.
    private static let prefixes: [(prefix: String, module: String)] = [
        ("SCN", "SceneKit"), ("NSManaged", "CoreData"), ("NSPersistent", "CoreData"), ("NSFetch", "CoreData"),
        ("NSEntity", "CoreData"), ("MTL", "Metal"), ("UN", "UserNotifications"), ("UI", "UIKit"), ("MK", "MapKit"),
        ("CL", "CoreLocation"), ("AV", "AVFoundation"), ("WK", "WebKit"), ("HK", "HealthKit"), ("EK", "EventKit"),
        ("CN", "Contacts"), ("SK", "SpriteKit"), ("GK", "GameKit"), ("CK", "CloudKit"), ("PH", "Photos"),
        ("CA", "QuartzCore"), ("VN", "Vision"), ("CI", "CoreImage"), ("AR", "ARKit"), ("NW", "Network"),
        ("LA", "LocalAuthentication"), ("MF", "MessageUI"), ("SF", "SafariServices"), ("WC", "WatchConnectivity"),
        ("CB", "CoreBluetooth"), ("CM", "CoreMotion"), ("MP", "MediaPlayer"), ("PK", "PencilKit"),
        ("CG", "CoreGraphics"),
        ("CT", "CoreText"), ("NS", "AppKit"), ("SC", "SystemConfiguration"), ("AS", "AuthenticationServices"),
    ]

    private static let single: [String: String] = [
        "Chart": "Charts", "BarMark": "Charts", "LineMark": "Charts", "PointMark": "Charts", "AreaMark": "Charts",
        "SectorMark": "Charts", "RuleMark": "Charts", "AxisMarks": "Charts", "AxisValueLabel": "Charts",
        "Map": "MapKit", "Marker": "MapKit", "MapAnnotation": "MapKit", "MapCameraPosition": "MapKit",
        "ModelContext": "SwiftData", "ModelContainer": "SwiftData", "Model": "SwiftData", "@Model": "SwiftData",
        "@Query": "SwiftData", "Query": "SwiftData", "ModelConfiguration": "SwiftData", "@Attribute": "SwiftData",
        "@Relationship": "SwiftData", "PersistentIdentifier": "SwiftData", "FetchDescriptor": "SwiftData",
        "modelContext": "SwiftData", "modelContainer": "SwiftData", "#Predicate": "Foundation",
        "FetchRequest": "CoreData", "@FetchRequest": "CoreData", "managedObjectContext": "CoreData",
        "PhotosPicker": "PhotosUI", "PhotosPickerItem": "PhotosUI", "VideoPlayer": "AVKit",
        "Logger": "os", "OSLog": "os", "os_log": "os", "OSAllocatedUnfairLock": "os",
        "TimelineProvider": "WidgetKit", "TimelineEntry": "WidgetKit", "Widget": "WidgetKit",
        "WidgetCenter": "WidgetKit", "StaticConfiguration": "WidgetKit", "AppIntent": "AppIntents",
        "UTType": "UniformTypeIdentifiers", "RealityView": "RealityKit", "Entity": "RealityKit",
        "MLModel": "CoreML", "kSecClass": "Security", "SecItemAdd": "Security", "Tip": "TipKit",
        "SHA256": "CryptoKit", "SHA384": "CryptoKit", "SHA512": "CryptoKit", "HMAC": "CryptoKit", "AES": "CryptoKit",
        "SymmetricKey": "CryptoKit", "Insecure": "CryptoKit", "Curve25519": "CryptoKit", "P256": "CryptoKit",
        "SpriteView": "SpriteKit", "SceneView": "SceneKit", "Transaction": "StoreKit", "Product": "StoreKit",
        "UIViewRepresentable": "UIKit", "UIViewControllerRepresentable": "UIKit", "UIHostingController": "UIKit",
        "UIApplicationDelegateAdaptor": "UIKit", "NSViewRepresentable": "AppKit", "NSHostingView": "AppKit",
        "NSApplicationDelegateAdaptor": "AppKit", "NSViewControllerRepresentable": "AppKit",
    ]

    /// The framework that a name belongs to; nil for names of nobody's, or of a framework that Linux has.
    static func module(of name: String) -> String? {
        if let module = single[name] { return module }
        for (prefix, module) in prefixes where name.hasPrefix(prefix) {
            let next = name.dropFirst(prefix.count).first
            if next?.isUppercase == true { return module }
        }
        return nil
    }

    /// What a program can do without a framework.
    static func advice(for module: String) -> String {
        switch module {
        case "UIKit", "AppKit":
            "Use SwiftUI's own: Color, Image, Font and views in place of what begins with UI or NS; put what needs "
                + "\(module) into #if canImport(\(module))."
        case "SwiftData", "CoreData":
            "Keep the data in Codable values and a file for Linux, and put the model into #if canImport(\(module))."
        case "os", "OSLog": "Use print, or swift-log, where canImport(\(module)) does not hold."
        case "CryptoKit": "Depend on swift-crypto, and import Crypto where canImport(CryptoKit) does not hold."
        case "CoreGraphics", "QuartzCore":
            "CGFloat, CGPoint, CGSize and CGRect are in Foundation; put the rest into #if canImport(\(module))."
        case "WidgetKit", "ActivityKit", "AppIntents", "Intents", "WatchConnectivity", "WatchKit":
            "It is about a part of Apple's systems that a desktop has not; put it into #if canImport(\(module))."
        default: "Put what uses it into #if canImport(\(module)) … #else … #endif."
        }
    }

    /// What Foundation or the standard library has on Apple's systems alone, and what to do.
    static let foundation: [String: String] = [
        "NSUbiquitousKeyValueStore": "There is no iCloud here; use UserDefaults.",
        "NSUserActivity": "Put it into #if !os(Linux).",
        "NSFileCoordinator": "Read and write the file directly.",
        "NSMetadataQuery": "There is no Spotlight here; search with FileManager.",
        "NSDataDetector": "Use NSRegularExpression or Regex.",
        "#selector": "Use a closure: there is no Objective-C here, and only actions that take the keyboard have names.",
        "@objc": "Leave it out: there is no Objective-C here.",
        "@IBOutlet": "Interface Builder has no counterpart; write the view in Swift.",
        "@IBAction": "Interface Builder has no counterpart; write the view in Swift.",
        "arc4random_uniform": "Use Int.random(in:).", "arc4random": "Use UInt32.random(in:).",
        "kCFAbsoluteTimeIntervalSince1970": "Use Date.timeIntervalBetween1970AndReferenceDate.",
        "NSLinguisticTagger": "Put it into #if !os(Linux).",
    ]

    /// Types of Foundation and the standard library, whose missing members are a gap there.
    static let foundationTypes: Set<String> = [
        "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Array", "Dictionary", "Set", "Data",
        "Date", "DateInterval", "DateComponents", "DateFormatter", "Calendar", "Locale", "TimeZone", "URL",
        "URLComponents", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSession", "URLSessionConfiguration",
        "Bundle", "FileManager", "FileHandle", "UserDefaults", "NotificationCenter", "Notification", "ProcessInfo",
        "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString", "NSDictionary", "NSArray",
        "NSNumber", "NSDate", "NSError", "NSObject", "NSRegularExpression", "NumberFormatter", "ISO8601DateFormatter",
        "JSONDecoder", "JSONEncoder", "Timer", "RunLoop", "Thread", "OperationQueue", "DispatchQueue", "Decimal",
        "IndexSet", "IndexPath", "CharacterSet", "UUID", "Measurement", "Progress", "CGRect", "CGSize", "CGPoint",
        "CGAffineTransform", "Operation", "Process", "Scanner", "InputStream", "OutputStream", "NSCache",
    ]
}
