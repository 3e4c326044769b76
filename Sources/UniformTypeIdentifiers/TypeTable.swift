import Foundation
import Synchronization

/// What is known of each type.
enum TypeTable {
    struct Entry: Sendable {
        let identifier: String
        let parents: [String]
        /// Of files, the usual one first.
        let endings: [String]
        let mime: String?
        let name: String
    }

    /// The types that the program has named itself, with what they are a kind of.
    private static let own = Mutex<[String: [String]]>([:])

    static func declare(_ identifier: String, parent: String?) {
        guard entries[identifier] == nil else { return }
        own.withLock { $0[identifier] = parent.map { [$0] } ?? ["public.data"] }
    }

    static func declared(_ identifier: String) -> [String]? { own.withLock { $0[identifier] } }

    static let entries: [String: Entry] = Dictionary(uniqueKeysWithValues: order.map { ($0.identifier, $0) })

    /// Where several have an extension or a MIME type, the first one counts.
    static let order: [Entry] = {
        let known = (rows + rare).map { identifier, parents, endings, mime, name in
            Entry(identifier: identifier, parents: parents, endings: endings, mime: mime, name: name)
        }
        var identifiers = Set(known.map(\.identifier))
        let declared = entries(declaredIn: Bundle.main.infoDictionary ?? [:])
        return known + declared.filter { identifiers.insert($0.identifier).inserted }
    }()

    typealias Row = (String, [String], [String], String?, String)

    private static let rows: [Row] = [
        ("public.item", [], [], nil, "item"),
        ("public.content", [], [], nil, "content"),
        ("public.composite-content", ["public.content"], [], nil, "mixed content"),
        ("public.data", ["public.item"], [], "application/octet-stream", "data"),
        ("public.directory", ["public.item"], [], nil, "directory"),
        ("public.folder", ["public.directory"], [], nil, "folder"),
        ("public.volume", ["public.folder"], [], nil, "volume"),
        ("com.apple.package", ["public.directory"], [], nil, "package"),
        ("com.apple.bundle", ["public.directory"], [], nil, "bundle"),
        ("public.file-url", ["public.url"], [], nil, "file URL"),
        ("public.url", ["public.data"], [], nil, "URL"),
        ("com.apple.cocoa.pasteboard.color", ["public.data"], [], "application/x-color", "color"),
        ("public.text", ["public.data", "public.content"], [], nil, "text"),
        ("public.plain-text", ["public.text"], ["txt", "text"], "text/plain", "plain text"),
        ("public.utf8-plain-text", ["public.plain-text"], [], nil, "Unicode text"),
        ("public.utf16-plain-text", ["public.plain-text"], [], nil, "Unicode text"),
        ("public.rtf", ["public.text"], ["rtf"], "text/rtf", "rich text"),
        (
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], nil,
            "rich text with attachments"
        ),
        ("public.html", ["public.text"], ["html", "htm"], "text/html", "HTML text"),
        ("public.xml", ["public.text"], ["xml"], "application/xml", "XML text"),
        ("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml", "YAML"),
        ("public.json", ["public.text"], ["json"], "application/json", "JSON"),
        (
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv",
            "comma-separated values"
        ),
        (
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values",
            "tab-separated values"
        ),
        ("public.delimited-values-text", ["public.text"], [], nil, "delimited values"),
        ("public.source-code", ["public.plain-text"], [], nil, "source code"),
        ("public.swift-source", ["public.source-code"], ["swift"], "text/x-swift", "Swift source"),
        ("public.c-source", ["public.source-code"], ["c"], "text/x-csrc", "C source"),
        ("public.c-header", ["public.source-code"], ["h"], "text/x-chdr", "C header"),
        ("public.c-plus-plus-header", ["public.c-header"], ["hpp", "hh", "hxx"], "text/x-c++hdr", "C++ header"),
        ("public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc", "cxx"], "text/x-c++src", "C++ source"),
        ("public.objective-c-source", ["public.source-code"], ["m"], "text/x-objcsrc", "Objective-C source"),
        ("public.script", ["public.source-code"], [], nil, "script"),
        ("public.shell-script", ["public.script"], ["sh"], "application/x-shellscript", "shell script"),
        ("public.python-script", ["public.shell-script"], ["py"], "text/x-python", "Python script"),
        ("public.ruby-script", ["public.shell-script"], ["rb"], "application/x-ruby", "Ruby script"),
        ("public.perl-script", ["public.shell-script"], ["pl"], "application/x-perl", "Perl script"),
        ("public.php-script", ["public.shell-script"], ["php"], "application/x-php", "PHP script"),
        ("com.netscape.javascript-source", ["public.source-code"], ["js"], "text/javascript", "JavaScript"),
        ("com.apple.property-list", ["public.data"], ["plist"], nil, "property list"),
        ("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], nil, "XML property list"),
        ("com.apple.binary-property-list", ["com.apple.property-list"], [], nil, "binary property list"),
        ("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], "application/pdf", "PDF document"),
        (
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], "application/epub+zip",
            "EPUB document"
        ),
        ("public.presentation", ["public.composite-content"], [], nil, "presentation"),
        ("public.spreadsheet", ["public.content"], [], nil, "spreadsheet"),
        ("public.database", ["public.data"], [], nil, "database"),
        ("public.font", ["public.data"], ["ttf", "otf", "ttc"], "font/ttf", "font"),
        ("public.image", ["public.data", "public.content"], [], nil, "image"),
        ("public.png", ["public.image"], ["png"], "image/png", "PNG image"),
        ("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg", "JPEG image"),
        ("com.compuserve.gif", ["public.image"], ["gif"], "image/gif", "GIF image"),
        ("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff", "TIFF image"),
        ("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp", "Windows bitmap image"),
        ("com.microsoft.ico", ["public.image"], ["ico"], "image/vnd.microsoft.icon", "Windows icon"),
        ("com.apple.icns", ["public.image"], ["icns"], "image/x-icns", "Apple icon"),
        ("org.webmproject.webp", ["public.image"], ["webp"], "image/webp", "WebP image"),
        ("public.heic", ["public.heif"], ["heic"], "image/heic", "HEIC image"),
        ("public.heif", ["public.image"], ["heif"], "image/heif", "HEIF image"),
        ("public.svg-image", ["public.image"], ["svg", "svgz"], "image/svg+xml", "SVG image"),
        ("public.camera-raw-image", ["public.image"], [], nil, "raw image"),
        ("com.apple.live-photo", ["public.data"], [], nil, "Live Photo"),
        ("public.audiovisual-content", ["public.data", "public.content"], [], nil, "audiovisual content"),
        ("public.audio", ["public.audiovisual-content"], [], nil, "audio"),
        ("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg", "MP3 audio"),
        ("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/vnd.wave", "waveform audio"),
        ("public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff", "AIFF audio"),
        ("public.midi-audio", ["public.audio"], ["mid", "midi"], "audio/midi", "MIDI audio"),
        ("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4", "MPEG-4 audio"),
        ("public.playlist", [], [], nil, "playlist"),
        ("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u"], "audio/x-mpegurl", "M3U playlist"),
        ("public.movie", ["public.audiovisual-content"], [], nil, "movie"),
        ("public.video", ["public.movie"], [], nil, "video"),
        ("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4", "MPEG-4 movie"),
        ("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime", "QuickTime movie"),
        ("public.mpeg", ["public.movie"], ["mpg", "mpeg"], "video/mpeg", "MPEG movie"),
        ("public.avi", ["public.movie"], ["avi"], "video/avi", "AVI movie"),
        ("public.archive", ["public.data"], [], nil, "archive"),
        ("public.zip-archive", ["com.pkware.zip-archive"], ["zip"], "application/zip", "ZIP archive"),
        ("com.pkware.zip-archive", ["public.archive"], [], nil, "ZIP archive"),
        ("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], "application/gzip", "gzip archive"),
        ("public.bzip2-archive", ["public.archive"], ["bz2"], "application/x-bzip2", "bzip2 archive"),
        ("public.executable", ["public.item"], [], nil, "executable"),
        ("com.apple.application", ["public.executable"], [], nil, "application"),
        ("public.log", ["public.plain-text"], ["log"], nil, "log"),
        ("public.calendar-event", ["public.data"], ["ics"], "text/calendar", "calendar event"),
        ("public.vcard", ["public.text"], ["vcf"], "text/vcard", "vCard"),
        ("public.contact", [], [], nil, "contact"),
        ("public.message", [], [], nil, "message"),
        ("public.email-message", ["public.data", "public.message"], ["eml"], "message/rfc822", "e-mail message"),
        ("public.3d-content", ["public.content"], [], nil, "3D content"),
        (
            "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
            "model/vnd.usdz+zip",
            "USDZ"
        ),
        ("public.symlink", ["public.item"], [], nil, "symbolic link"),
        ("public.disk-image", ["public.archive"], ["img"], nil, "disk image"),
    ]
}
