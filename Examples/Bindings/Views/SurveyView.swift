import BindingKit
import SwiftUI

/// What somebody answered; a value that cannot be compared is among it, as any may be.
struct Answers {
    var season = "Autumn"
    var transport: String?
    var rating = 3
    var drink = "Tea"
    var format = Format.all[0]
}

struct Format: Sendable {
    let name: String
    let write: @Sendable (String) -> String

    static let all = [
        Format(name: "Plain") { $0 },
        Format(name: "Loud") { $0.uppercased() },
    ]
}

@MainActor final class SurveyLog: ObservableObject {
    @Published private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }
    func clear() { lines = [] }
}

/// Questions, and a log of what each choice brought about: observers run in the order in which they are attached.
struct SurveyView: View {
    @State private var answers = Answers()
    @StateObject private var log = SurveyLog()

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                Form {
                    Section("Which season do you like best?") {
                        Picker("Season", selection: season) {
                            ForEach(["Spring", "Summer", "Autumn", "Winter"], id: \.self) { Text($0) }
                        }
                        .pickerStyle(.segmented)
                    }
                    Section("And the rest") {
                        Picker(
                            "Transport", selection: $answers.transport.didSet { log.add("transport: \($1 ?? "none")") }
                        ) {
                            Text("No answer").tag(String?.none)
                            ForEach(["Bicycle", "Train", "Tram"], id: \.self) { Text($0).tag(Optional($0)) }
                        }
                        Picker("Drink", selection: $answers.drink.didSet { log.add("drink: \($1)") }) {
                            ForEach(["Tea", "Coffee", "Water"], id: \.self) { Text($0) }
                        }
                        Stepper("Rating: \(answers.rating)", value: rating)
                        HStack {
                            Text(answers.format.write("\(answers.season), \(answers.drink)"))
                            Spacer()
                            ForEach(Format.all, id: \.name) { item in Button(item.name) { format.wrappedValue = item } }
                        }
                    }
                }
                Divider()
                LogView(log: log)
            }
            .navigationTitle("Survey")
        }
        .navigationViewStyle(.stack)
        .onChange(of: answers.season) { log.add("onChange: \($0) to \($1)") }
    }

    private var season: Binding<String> {
        $answers.season
            .willSet { log.add("1. about to change \($0) to \($1)") }
            .didSet { log.add("2. the answer is \(answers.season)") }
            .didSet { log.add("3. sent") }
    }

    /// Only a rating that is another one counts, and only from 1 to 5.
    private var rating: Binding<Int> {
        $answers.rating.removingDuplicates().didSet { log.add("rating: \($1)") }.clamped(to: 1...5)
    }

    private var format: Binding<Format> { $answers.format.didSet { log.add("format: \($0.name) to \($1.name)") } }
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

#Preview("Survey") { SurveyView() }
