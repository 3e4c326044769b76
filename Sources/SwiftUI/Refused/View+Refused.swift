// Names that are not here, so that the compiler says so where they stand.
import UIKit

extension View {
    @available(*, unavailable, message: "Metal's shaders have no counterpart in GTK.")
    nonisolated public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }

    @available(*, unavailable, message: "Metal's shaders have no counterpart in GTK.")
    nonisolated public func layerEffect(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    @available(*, unavailable, message: "Metal's shaders have no counterpart in GTK.")
    nonisolated public func distortionEffect(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true)
        -> some View
    { self }

    @available(*, unavailable, message: "There is no crown on a desktop.")
    nonisolated public func digitalCrownRotation<V>(_ binding: Binding<V>) -> some View { self }

    @available(*, unavailable, message: "There are no widgets of WidgetKit on a desktop.")
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }

    @available(*, unavailable, message: "Handoff is a service of Apple's devices.")
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Handoff is a service of Apple's devices.")
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    @available(*, unavailable, message: "Windows here show no icon of a file: name the file with navigationTitle.")
    nonisolated public func navigationDocument<D>(_ document: D, preview: Any? = nil) -> some View { self }

    @available(*, unavailable, message: "Quick Look is a framework of Apple's systems: open the file with openURL.")
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

    @available(*, unavailable, message: "There is no App Store on Linux.")
    nonisolated public func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> Any) -> some View
    { self }

    @available(*, unavailable, message: "There is no photo library of Apple's on Linux.")
    nonisolated public func photosPicker(isPresented: Binding<Bool>, selection: Any) -> some View { self }

    @available(*, unavailable, message: "SwiftData is a framework of Apple's systems.")
    nonisolated public func modelContainer(for modelType: Any, inMemory: Bool = false) -> some View { self }

    @available(*, unavailable, message: "There is no Touch Bar on a Linux desktop.")
    nonisolated public func touchBar<T>(_ touchBar: T) -> some View { self }

    @available(
        *, unavailable,
        message: "Screen readers of Linux desktops do not play charts: tell what one shows with accessibilityValue."
    )
    nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

    @available(*, unavailable, message: "Eyes are followed on visionOS only.")
    nonisolated public func listRowHoverEffect(_ effect: _RefusedChoice) -> some View { self }

    @available(*, unavailable, message: "Glass is in front of the room on visionOS only.")
    nonisolated public func glassBackgroundEffect() -> some View { self }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Core Data is a framework of Apple's systems.")
    public var managedObjectContext: Any {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable, message: "SwiftData is a framework of Apple's systems.")
    public var modelContext: Any {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable, message: "There is no App Store on Linux.")
    public var requestReview: Any {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable, message: "There are no widgets of WidgetKit on a desktop.")
    public var widgetFamily: Any {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable, message: "There are no widgets of WidgetKit on a desktop.")
    public var widgetRenderingMode: Any {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable, message: "There is no visionOS here.")
    public var openImmersiveSpace: Any {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable, message: "There is no visionOS here.")
    public var dismissImmersiveSpace: Any {
        get { fatalError() }
        set { fatalError() }
    }
}

@available(*, unavailable, message: "Core Data is a framework of Apple's systems.")
@propertyWrapper
public struct FetchRequest<Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}

@available(*, unavailable, message: "Core Data is a framework of Apple's systems.")
@propertyWrapper
public struct SectionedFetchRequest<SectionID, Result> {
    public init() {}
    public var wrappedValue: [Result] { [] }
}
