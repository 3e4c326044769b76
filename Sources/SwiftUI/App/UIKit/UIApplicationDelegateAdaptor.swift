/// Makes the object that is told of the life of the program.
///
///     @main
///     struct NotesApp: App {
///         @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///
///         var body: some Scene { WindowGroup { NotesView() } }
///     }
///
/// There is one for the program. Where its class is observable, the views find it in their environment.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = DelegateKeeper.delegate(delegateType)
    }

    /// The views find the object in their environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        let delegate = DelegateKeeper.delegate(delegateType)
        wrappedValue = delegate
        DelegateKeeper.provide = { AnyView($0.environmentObject(delegate)) }
    }

    /// The views find the object in their environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        let delegate = DelegateKeeper.delegate(delegateType)
        wrappedValue = delegate
        DelegateKeeper.provide = { AnyView($0.environment(delegate)) }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to what the object holds.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// Keeps the program's delegate, which UIKit only knows weakly.
@MainActor
enum DelegateKeeper {
    private static var object: NSObject?
    /// Gives the delegate to the views of a window.
    static var provide: ((AnyView) -> AnyView)?

    static func delegate<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
        if let known = object as? Delegate, Swift.type(of: known) == type { return known }
        let new = _NSObjectMaker.make(type)
        object = new
        provide = nil
        UIApplication.shared.delegate = new
        return new
    }
}

/// Makes an object of a class that is only known at run time.
///
/// Every class of objects has its initialiser without parameters in the same place of its table, that of `NSObject`, yet
/// Swift only goes there where a class says that all below it must have one. This class says so; as `open`, it is not
/// taken for the last one by the optimiser.
open class _NSObjectMaker: NSObject {
    public required override init() { super.init() }

    @inline(never) @_optimize(none)
    fileprivate static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        unsafeDowncast(unsafeBitCast(type as AnyObject.Type, to: _NSObjectMaker.Type.self).init(), to: type)
    }
}
