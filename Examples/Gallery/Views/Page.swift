import MartletCards
import MartletDataFlow
import MartletInventory
import MartletNotes
import MartletSurvey
import SwiftUI

/// A page of the gallery.
public enum Page: String, CaseIterable, Identifiable, Sendable {
    case property, state, binding, object, environment
    case controls, choosing, text, letters, reading, shapes, operations, materials, canvas, layout, layouts, grid, table
    case scrolling, files, dragging, editing
    case animations, transitions, geometry
    case notes, survey, inventory, people, cards

    public var id: Page { self }

    static let dataFlow: [Page] = [.property, .state, .binding, .object, .environment]
    static let buildingBlocks: [Page] = [
        .controls, .choosing, .text, .letters, .reading, .shapes, .operations, .materials, .canvas, .layout, .layouts,
        .grid, .table, .scrolling, .files, .dragging, .editing,
    ]
    static let motion: [Page] = [.animations, .transitions, .geometry]
    static let apps: [Page] = [.notes, .survey, .inventory, .people, .cards]

    /// What the page is called.
    public var title: String {
        switch self {
        case .property: "Property"
        case .state: "@State"
        case .binding: "@Binding"
        case .object: "@ObservedObject"
        case .environment: "@EnvironmentObject"
        case .controls: "Controls"
        case .choosing: "Choosing"
        case .text: "Text"
        case .letters: "Letters"
        case .reading: "Reading"
        case .shapes: "Shapes"
        case .operations: "Shape operations"
        case .materials: "Materials and styles"
        case .canvas: "Canvas"
        case .layout: "Layout"
        case .layouts: "Layouts"
        case .grid: "Grid"
        case .table: "Table"
        case .scrolling: "Scrolling"
        case .files: "Files"
        case .dragging: "Dragging"
        case .editing: "Editing"
        case .animations: "Animations"
        case .transitions: "Transitions"
        case .geometry: "Places and Space"
        case .notes: "Notes"
        case .survey: "Survey"
        case .inventory: "Inventory"
        case .people: "Data Flow"
        case .cards: "Cards"
        }
    }

    var symbol: String {
        switch self {
        case .property: "1.circle"
        case .state: "2.circle"
        case .binding: "3.circle"
        case .object: "4.circle"
        case .environment: "5.circle"
        case .controls: "slider.horizontal.3"
        case .choosing: "calendar"
        case .text: "textformat"
        case .letters: "character.cursor.ibeam"
        case .reading: "text.magnifyingglass"
        case .shapes: "paintpalette"
        case .operations: "square.on.circle"
        case .materials: "drop"
        case .canvas: "scribble"
        case .layout: "square.grid.2x2"
        case .layouts: "rectangle.3.group"
        case .grid: "tablecells"
        case .table: "list.bullet.rectangle"
        case .scrolling: "scroll"
        case .files: "folder"
        case .dragging: "hand.draw"
        case .editing: "pencil"
        case .animations: "waveform.path"
        case .transitions: "arrow.left.arrow.right"
        case .geometry: "cube"
        case .notes: "note.text"
        case .survey: "checklist"
        case .inventory: "shippingbox"
        case .people: "person.2"
        case .cards: "rectangle.stack"
        }
    }

    /// What the page shows.
    @ViewBuilder @MainActor public var content: some View {
        switch self {
        case .property: PropertyPage()
        case .state: StatePage()
        case .binding: BindingPage()
        case .object: ObjectPage()
        case .environment: EnvironmentExample()
        case .controls: ControlsPage()
        case .choosing: ChoosingPage()
        case .text: TextPage()
        case .letters: LettersPage()
        case .reading: ReadingPage()
        case .shapes: ShapesPage()
        case .operations: OperationsPage()
        case .materials: MaterialsPage()
        case .canvas: CanvasPage()
        case .layout: LayoutPage()
        case .layouts: LayoutsPage()
        case .grid: GridPage()
        case .table: TablePage()
        case .scrolling: ScrollingPage()
        case .files: FilesPage()
        case .dragging: DraggingPage()
        case .editing: EditingPage()
        case .animations: AnimationsPage()
        case .transitions: TransitionsPage()
        case .geometry: GeometryPage()
        case .notes: NotesView()
        case .survey: SurveyView()
        case .inventory: InventoryView()
        case .people: DataFlowView()
        case .cards: CardsView()
        }
    }
}

/// A title, an explanation, and the example itself; scrolls where that is higher than the window.
struct PageLayout<Content: View>: View {
    let title: String
    let explanation: String
    @ViewBuilder let content: Content

    var body: some View {
        ViewThatFits(in: .vertical) {
            page
            ScrollView { page.frame(maxWidth: .infinity) }
        }
    }

    private var page: some View {
        VStack(spacing: 24) {
            VStack(spacing: 8) {
                Text(title).font(.largeTitle).bold().multilineTextAlignment(.center)
                Text(explanation)
                    .foregroundColor(.secondary)
                    .multilineTextAlignment(.center)
                    .frame(maxWidth: 460)
            }
            content
                .frame(maxHeight: .infinity)
        }
        .padding(28)
    }
}

/// Views beside each other where there is room for all of them, else below each other.
struct Beside<Content: View>: View {
    var spacing: CGFloat = 20
    @ViewBuilder let content: Content

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: spacing) { content }
            VStack(spacing: spacing) { content }
        }
    }
}
