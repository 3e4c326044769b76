import Foundation
import Testing
import ViewTesting

@testable import SwiftUI

@MainActor @Suite("Titles that name their catalogue")
final class TranslatedTitleTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")

    init() throws {
        let language = folder.appendingPathComponent("de.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try "\"Save\" = \"Sichern\"; \"**New** mail\" = \"**Neue** Post\";".write(
            to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var save: LocalizedStringResource {
        LocalizedStringResource("Save", locale: Locale(identifier: "de"), bundle: .atURL(folder))
    }

    private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
        Screen(size: CGSize(width: 800, height: 900)) { content().environment(\.locale, Locale(identifier: "de")) }
            .texts
    }

    @Test("controls and groups show the translation of their title")
    func titles() {
        let save = save
        let controls = texts {
            VStack {
                Button(save) {}
                Button(save, systemImage: "star", role: .destructive) {}
                Label(save, systemImage: "star")
                Toggle(save, isOn: .constant(true))
                Picker(save, selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.inline)
                ProgressView(save)
                Stepper(save, value: .constant(1))
                DatePicker(save, selection: .constant(Date()), displayedComponents: .date)
                ColorPicker(save, selection: .constant(.red))
            }
        }
        #expect(controls.filter { $0 == "Sichern" }.count == 9, "\(controls)")
        let groups = texts {
            NavigationStack {
                VStack {
                    Menu(save) {}
                    LabeledContent(save, value: "x")
                    DisclosureGroup(save) {}
                    GroupBox(save) {}
                    Link(save, destination: URL(string: "https://example.org")!)
                    NavigationLink(save) { Text("page") }
                    NavigationLink(save, value: 1)
                    ContentUnavailableView(save, systemImage: "star")
                    Form { Section(save) { Text("row") } }.frame(height: 120)
                }
                .navigationTitle(save)
            }
        }
        #expect(groups.filter { $0 == "Sichern" }.count == 10, "\(groups)")
    }

    @Test("fields, tabs, alerts and descriptions have the translation, too")
    func others() {
        let save = save
        let tabs = texts { TabView { Tab(save, systemImage: "star") { Text("page") } } }
        #expect(tabs.contains("Sichern"))
        let screen = Screen(size: CGSize(width: 400, height: 400)) {
            VStack {
                TextField(save, text: .constant(""))
                SecureField(save, text: .constant(""))
                Text("x").accessibilityLabel(save)
            }
            .alert(save, isPresented: .constant(true)) {}
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(screen.textField("Sichern").exists && screen.texts.contains("Sichern"))
        #expect(screen.texts.contains("x"))
    }

    private struct Book: Identifiable {
        let id: Int
        var name: String { "book \(id)" }
    }

    @Test("pickers, toggles and menus with pictures, several values and labels of the chosen value have it, too")
    func pictured() {
        let save = save
        let values = [Binding.constant(true), .constant(false)]
        let texts = texts {
            VStack {
                Picker(save, selection: .constant(1)) {
                    Text("1").tag(1)
                } currentValueLabel: {
                    Text("one")
                }
                Picker(save, systemImage: "star", sources: values, selection: \.self) { Text("x").tag(true) }
                    .pickerStyle(.inline)
                Picker(save, sources: values, selection: \.self) { Text("x").tag(true) }.pickerStyle(.inline)
                Toggle(save, sources: values, isOn: \.self)
                Toggle(save, systemImage: "star", sources: values, isOn: \.self)
                Menu(save, systemImage: "star") {
                } primaryAction: {
                }
                MultiDatePicker(save, selection: .constant([]))
                Stepper(save, value: .constant(1.5), format: .number)
                Stepper(save, value: .constant(1.5), in: 0...2, format: .number)
                ControlGroup(save) { Button("in it") {} }.controlGroupStyle(.menu)
            }
        }
        // The first picker and the calendar show no title of theirs.
        #expect(texts.filter { $0 == "Sichern" }.count == 8, "\(texts)")
        let table = self.texts {
            Table([Book(id: 2), Book(id: 1)]) {
                TableColumn(save) { Text($0.name) }
                TableColumn(save, value: \.name)
                TableColumn(Text(save), value: \.name, comparator: .lexical)
                TableColumn(save, value: \.id) { Text(verbatim: "id \($0.id)") }.customizationID("id").alignment(
                    .trailing)
            }
        }
        #expect(table.filter { $0 == "Sichern" }.count == 4, "\(table)")
    }

    @Test("fields of a selection and of a formatter, and a search field with tokens, are named by it")
    func fields() {
        let save = save
        let screen = Screen(size: CGSize(width: 500, height: 400)) {
            VStack {
                TextField(save, text: .constant(""), selection: .constant(nil))
                Form { TextField(save, value: .constant(3), formatter: NumberFormatter()) }
            }
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(screen.textField("Sichern").exists && screen.texts.contains("Sichern"))
        let searching = Screen(size: CGSize(width: 500, height: 400)) {
            NavigationStack {
                Text("x").searchable(text: .constant(""), tokens: .constant([Book(id: 1)]), prompt: save) {
                    Text($0.name)
                }
            }
            .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(searching.textField("Sichern").exists)
    }
}
