import UIKit

// Out of the target: kept for the history of the project.
class OldTrailList: UITableViewController {
}
