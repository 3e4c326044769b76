import MartletGraph

extension _ViewInputs {
    /// Of what lies in a scroll view: in a row of a list it is no part of the row, and links in it do not lead from there.
    var leavingRow: _ViewInputs {
        guard scope.find(ObjectIdentifier(ListContextKey.self)) != nil else { return self }
        let rowless = ScopeValue<_ListLook?>(
            parent: scope, key: ObjectIdentifier(ListContextKey.self), writer: ListContextKey.self, value: nil)
        return _ViewInputs(parent: parent, scope: rowless)
    }
}
