"""A walk through pages whose controls come and go: what was not used yet is used next, wherever that leads."""

import re
import time

from program import wait

# What leads away from other controls is used when those are.
LAST = ("Edit", "Back", "Done", "Cancel", "Close", "Clear")
# More than any page has.
LIMIT = 150


def kind(element):
    """What an element is, whatever numbers it tells."""
    return element.role, re.sub(r"\d+", "#", element.name)


class Exploration:
    """Uses every control of a page, and of all that these open.

    `find` gives the controls that there are now, `use` uses one, and `leave` leaves a layer or a page that was opened;
    its answer is whether there was one.
    """

    def __init__(self, find, use, leave):
        self.find, self.use, self.leave = find, use, leave
        self.used = set()

    def run(self):
        for _ in range(LIMIT):
            element = self.next()
            if element is not None:
                self.used.add(kind(element))
                self.use(element)
            elif not self.leave():
                return self.used
        raise AssertionError(f"There is always something else to use: {self.used}")

    def next(self):
        """The first control that was not used; nothing changes any more when it is looked for."""
        controls = self.settled()
        unused = [each for each in controls if kind(each) not in self.used]
        place = {name: number for number, name in enumerate(LAST, start=1)}
        return min(unused, key=lambda each: place.get(each.name, 0), default=None)

    def settled(self):
        def look():
            before = [(each.state, each.frame) for each in self.find()]
            time.sleep(0.05)
            controls = self.find()
            return [(each.state, each.frame) for each in controls] == before and (controls, )

        return wait(look, "The page does not come to rest")[0]
