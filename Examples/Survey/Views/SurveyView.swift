import SwiftUI

/// Questions that are answered with pickers of every style, and a log of what each choice brought about.
public struct SurveyView: View {
    @State private var answers = Answers()
    @StateObject private var log = SurveyLog()

    public init() {}

    public var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                Form {
                    Section("Which season do you like best?") {
                        Picker("Season", selection: season) {
                            ForEach(Season.allCases) { Text($0.rawValue).tag($0) }
                        }
                        .pickerStyle(.segmented)
                    }
                    Section("How do you come to work?") {
                        Picker("Transport", selection: observed(\.transport, "transport")) {
                            Text("No answer").tag(Transport?.none)
                            ForEach(Transport.allCases) { Label($0.rawValue, systemImage: $0.symbol).tag(Optional($0)) }
                        }
                        .pickerStyle(.inline)
                        .labelsHidden()
                    }
                    Section("And the rest") {
                        Picker("Drink", selection: observed(\.drink, "drink")) {
                            ForEach(["Tea", "Coffee", "Water"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.menu)
                        Picker("Contact", selection: observed(\.contact, "contact")) {
                            ForEach(Contact.allCases) { Text($0.rawValue).tag($0) }
                        }
                        .pickerStyle(.radioGroup)
                        Picker("Rating", selection: observed(\.rating, "rating")) {
                            ForEach(1..<6) { Text("\($0) of 5").tag($0) }
                        }
                        .pickerStyle(.wheel)
                        FormatRow(format: format, answers: answers)
                    }
                }
                Divider()
                LogView(log: log)
            }
            .navigationTitle("Survey")
        }
        .navigationViewStyle(.stack)
        .onChange(of: answers.season) { log.add("onChange: \($0.rawValue) to \($1.rawValue)") }
    }

    /// Two observers, one around the other: they run in this order wherever the picker stands.
    private var season: Binding<Season> {
        $answers.season
            .observing(
                before: { log.add("1. about to change \($0.rawValue) to \($1.rawValue)") },
                after: { _, _ in log.add("2. the answer is \(answers.season.rawValue)") }
            )
            .observing(after: { _, _ in log.add("3. sent") })
    }

    private func observed<Value: Sendable>(
        _ keyPath: WritableKeyPath<Answers, Value>, _ name: String
    ) -> Binding<Value> {
        $answers[dynamicMember: keyPath].observing(after: { _, new in log.add("\(name): \(text(of: new))") })
    }

    private func text<Value>(of value: Value) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "no answer"
    }

    private var format: Binding<Format> {
        $answers.format.observing(after: { log.add("format: \($0.name) to \($1.name)") })
    }
}

/// Chooses between values that cannot be compared.
struct FormatRow: View {
    @Binding var format: Format
    let answers: Answers

    var body: some View {
        HStack {
            Text(format.write(answers))
            Spacer()
            ForEach(Format.all, id: \.name) { item in
                Button(item.name) { format = item }.disabled(item.name == format.name)
            }
        }
    }
}

struct LogView: View {
    @ObservedObject var log: SurveyLog

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text("What happened").font(.headline)
                Spacer()
                Button("Clear") { log.clear() }.disabled(log.lines.isEmpty)
            }
            ScrollView {
                VStack(alignment: .leading, spacing: 2) {
                    ForEach(Array(log.lines.enumerated()), id: \.offset) { Text($0.element).font(.callout) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .frame(height: 110)
        }
        .padding(16)
    }
}

#Preview { SurveyView() }
