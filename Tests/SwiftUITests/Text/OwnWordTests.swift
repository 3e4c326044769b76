import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Words of our own")
struct OwnWordTests {
    @Test("each word has one in every language")
    func complete() {
        let rows = OwnWords.table.split(separator: "\n").map { $0.split(separator: "|") }
        #expect(rows.count > 50)
        for row in rows { #expect(row.count == OwnWords.languages.count + 1, "\(row[0])") }
        #expect(Set(rows.map { $0[0] }).count == rows.count)
    }

    @Test("buttons of our own speak the language of the surroundings")
    func words() {
        func screen(_ language: String) -> Screen {
            Screen {
                NavigationStack {
                    List { ForEach(["Eibe"], id: \.self) { Text($0) }.onDelete { _ in } }
                        .toolbar { EditButton() }
                        .searchable(text: .constant(""))
                }
                .environment(\.locale, Locale(identifier: language))
            }
        }
        #expect(screen("de_DE").button("Bearbeiten").exists && screen("de_DE").textField("Suchen").exists)
        #expect(screen("fr_CA").button("Modifier").exists && screen("ja").button("編集").exists)
        #expect(screen("en_GB").button("Edit").exists && screen("fi_FI").button("Edit").exists)
        #expect(screen("zh_CN").button("编辑").exists && screen("zh_TW").button("Edit").exists)
    }

    @Test("what is looked for is named in the sentence that nothing was found")
    func argument() {
        let screen = Screen {
            ContentUnavailableView.search(text: "Elm").environment(\.locale, Locale(identifier: "de"))
        }
        #expect(screen.texts.contains("Keine Ergebnisse für „Elm“"))
    }
}
