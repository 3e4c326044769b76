/// Gives an enum a path for each of its cases, by name: see ``HasCases``.
///
///     @Cases enum Status {
///         case inStock(quantity: Int)
///         case soldOut
///     }
///
/// Several values make a tuple, with the labels of the case. Each case needs a name of its own. An enum inside another type
/// is reached unless it is `private`: it can be `fileprivate`.
@attached(member, names: named(Cases), named(cases))
@attached(extension, conformances: HasCases)
public macro Cases() = #externalMacro(module: "MartletMacros", type: "CasesMacro")
