extension TypeTable {
    /// What is known of types that programs seldom ask for, in the same order of parts.
    static let rare: [Row] = [
        ("com.apple.alias-file", ["public.data", "public.resolvable"], ["alias"], nil, "alias"),
        ("com.apple.archive", ["public.archive"], ["aar"], nil, "Apple archive"),
        ("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], "audio/x-m4p", "protected MPEG-4 audio"),
        ("com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], "video/x-m4v", "protected MPEG-4 movie"),
        ("com.apple.applescript.text", ["public.script"], ["applescript"], nil, "AppleScript"),
        (
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"],
            nil, "application bundle"
        ),
        (
            "com.apple.application-and-system-extension", ["com.apple.bundle", "com.apple.package"], ["appex"], nil,
            "application extension"
        ),
        ("com.apple.arobject", ["public.data"], ["arobject"], nil, "reference object"),
        ("public.assembly-source", ["public.source-code"], ["s"], "text/x-asm", "assembly source"),
        ("public.bookmark", ["public.data", "public.resolvable"], [], nil, "bookmark"),
        (
            "com.microsoft.windows-executable", ["public.executable", "public.data"], ["exe"],
            "application/x-msdownload", "Windows executable"
        ),
        ("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], nil, "rich text with attachments"),
        ("com.apple.framework", ["com.apple.bundle"], ["framework"], nil, "framework"),
        ("com.apple.internet-location", ["public.data"], ["inetloc"], nil, "internet location"),
        ("com.microsoft.internet-shortcut", ["public.data"], ["url"], "application/x-url", "internet shortcut"),
        ("com.apple.mount-point", ["public.item", "public.resolvable"], [], nil, "mount point"),
        ("public.mpeg-2-video", ["public.video"], ["mpg2", "m2v"], "video/mpeg2", "MPEG-2 video"),
        ("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], "video/mp2t", "MPEG-2 transport stream"),
        ("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], nil, "compiled script"),
        (
            "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"],
            ["scptd"], nil, "script bundle"
        ),
        ("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], "application/x-pkcs12", "PKCS #12 data"),
        ("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], nil, "plug-in"),
        ("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], nil, "Quick Look generator"),
        ("com.apple.reality", ["public.data"], ["reality"], "model/vnd.reality", "Reality file"),
        ("public.resolvable", [], [], nil, "resolvable"),
        ("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"], nil, "SceneKit scene"),
        ("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], nil, "Spotlight importer"),
        (
            "com.apple.systempreference.prefpane", ["com.apple.bundle", "com.apple.package"], ["prefpane"], nil,
            "settings pane"
        ),
        ("public.to-do-item", ["public.data"], [], nil, "to-do item"),
        ("public.unix-executable", ["public.executable", "public.data"], [], nil, "Unix executable"),
        ("com.apple.bookmark", ["public.data", "public.bookmark"], [], nil, "bookmark data"),
        (
            "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd", "usda", "usdc"],
            "model/vnd.usd", "Universal Scene Description"
        ),
        ("com.apple.webarchive", ["public.data"], ["webarchive"], "application/x-webarchive", "web archive"),
        (
            "public.x509-certificate", ["public.data"], ["cer", "crt", "der"], "application/x-x509-ca-cert",
            "X.509 certificate"
        ),
        ("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], nil, "XPC service"),
    ]
}
