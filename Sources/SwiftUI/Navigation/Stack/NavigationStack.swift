import MartletGraph

/// A root view, and pages that links push in front of it.
///
///     NavigationStack {
///         List(parks) { park in NavigationLink(park.name, value: park) }
///             .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///     }
///
/// A page's state lives from its push to its pop; the pages below stay as they are.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: PathBinding?
    @State private var model = NavigationModelBox()

    /// The path as values, for reading and writing.
    fileprivate struct PathBinding {
        let read: @MainActor () -> [AnyHashable]
        let write: @MainActor ([AnyHashable]) -> Void
    }

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path the program keeps, of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        // Read and written on the main actor only, as every binding of views is.
        nonisolated(unsafe) let path = path
        self.path = PathBinding(
            read: { path.wrappedValue.values },
            write: { path.wrappedValue = NavigationPath(values: $0, like: path.wrappedValue) })
    }

    /// A stack whose path the program keeps, of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        // Read and written on the main actor only, as every binding of views is.
        nonisolated(unsafe) let path = path
        self.path = PathBinding(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { values in
                let elements = values.compactMap { $0.base as? Data.Element }
                if elements.count < values.count {
                    RuntimeWarning.issue(
                        "A value that is not a \(Data.Element.self) cannot be added to the path of the stack.")
                }
                path.wrappedValue = Data(elements)
            })
    }

    @MainActor public var body: some View {
        let model = model.model
        let _ = follow(model)
        NavigationColumns(model: model, columns: [], root: root)
    }

    @MainActor private func follow(_ model: NavigationModel) {
        guard let path else { return }
        model.writePath = path.write
        model.follow(path.read())
    }
}

/// Makes the model when the view is first in the tree.
@MainActor
final class NavigationModelBox {
    lazy var model = NavigationModel()
    nonisolated init() {}
}
