import SwiftUI

/// A picker whose choices are observed as the author advised, beside what the colleague did before.
enum ObservingAsPrinted {
    static let labels = ["One", "Two", "Three", "Four"]

    /// What was told of a choice, in order.
    final class Log {
        var lines: [String] = []
    }

    struct ContentView: View {
        let log: Log
        var data = Array(labels.enumerated())
        @State
        var selection: Int = 0

        var selectionBinding: Binding<Int> {
            Binding(
                get: {
                    $selection.wrappedValue
                },
                set: { (newValue, tnx) in
                    $selection.transaction(tnx).wrappedValue = newValue
                    observeSelectionChange()
                }
            )
        }

        func observeSelectionChange() { log.lines.append("binding") }

        var body: some View {
            Picker("Picker", selection: selectionBinding) {
                ForEach(data, id: \.offset) { (_, label) in
                    Text(label)
                }
            }
            .pickerStyle(.inline)
            .onChange(of: selection) { log.lines.append("onChange") }
        }
    }

    /// Two observers by `onChange`, one around the other.
    struct TwoObservers: View {
        let log: Log
        let isRequestOutside: Bool
        @State private var selection = 0

        var body: some View {
            let request = { log.lines.append("request") }
            let count = { log.lines.append("count") }
            VStack { Stepper("Number", value: $selection).onChange(of: selection, isRequestOutside ? count : request) }
                .onChange(of: selection, isRequestOutside ? request : count)
        }
    }
}
