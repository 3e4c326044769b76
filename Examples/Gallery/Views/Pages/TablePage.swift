import SwiftUI

/// Rows with several columns, and details beside them.
struct TablePage: View {
    struct Planet: Identifiable {
        let name: String
        let moons: Int
        /// In kilometres.
        let radius: Int
        var id: String { name }
    }

    @State private var planets = [
        Planet(name: "Mercury", moons: 0, radius: 2440), Planet(name: "Venus", moons: 0, radius: 6052),
        Planet(name: "Earth", moons: 1, radius: 6371), Planet(name: "Mars", moons: 2, radius: 3390),
        Planet(name: "Jupiter", moons: 95, radius: 69911), Planet(name: "Saturn", moons: 146, radius: 58232),
        Planet(name: "Uranus", moons: 28, radius: 25362), Planet(name: "Neptune", moons: 16, radius: 24622),
    ]
    @State private var order: [KeyPathComparator<Planet>] = []
    @State private var chosen: Planet.ID?
    @State private var showsDetails = true

    private var planet: Planet? { planets.first { $0.id == chosen } }

    var body: some View {
        VStack {
            Table(planets, selection: $chosen, sortOrder: $order) {
                TableColumn("Planet", value: \.name)
                TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }.width(90).alignment(.trailing)
                TableColumn("Radius", value: \.radius) { Text("\($0.radius) km") }.alignment(.trailing)
            }
            .onChange(of: order) { planets.sort(using: order) }
            Toggle("Details", isOn: $showsDetails)
                .accessibilityAction(named: "Choose Earth") { chosen = "Earth" }
                .padding()
        }
        .inspector(isPresented: $showsDetails) {
            VSplitView {
                Text(planet?.name ?? "Choose a planet").font(.title2).frame(maxWidth: .infinity, maxHeight: .infinity)
                Text(planet.map { "\($0.moons) moons" } ?? "No moons").frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .inspectorColumnWidth(min: 140, ideal: 180, max: 260)
        }
    }
}
