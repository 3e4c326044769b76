/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry of it, with a key of its own.
///
///     extension EnvironmentValues {
///         @Entry var caption = "None"
///     }
///
/// The initial value is what is read where no view set another; it is made once. An optional entry needs none.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")
