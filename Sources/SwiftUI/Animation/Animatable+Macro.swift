/// Makes a structure `Animatable`: its `animatableData` is that of its stored variables that can be animated, in the order
/// in which they are declared.
///
///     @Animatable
///     struct Arc: Shape {
///         var start: Angle
///         var sweep: Angle
///         @AnimatableIgnored var inset: CGFloat
///         func path(in rect: CGRect) -> Path { … }
///     }
///
/// Constants, computed and wrapped variables, and those of types such as `Bool`, `Int` and `String` are left out. A
/// variable whose type its initial value does not show needs one written down.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "MartletMacros", type: "AnimatableMacro")

/// Leaves a variable of a structure with `@Animatable` out of what is animated: it is at its end at once.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "MartletMacros", type: "AnimatableIgnoredMacro")
