#!/usr/bin/env python3
"""Reaches into the page of the browser in front as assistive technology does: by role and name, through AT-SPI.

reach.py list                   every thing that has a name: role, name, description
reach.py press  ROLE NAME       goes there and presses it (its first action)
reach.py focus  ROLE NAME       goes there
reach.py find   ROLE NAME       only looks

A NAME that ends in an ellipsis is a beginning, one that begins with it stands anywhere. Answers one line of JSON: the name
of what was found, or null.
"""

import json
import sys
import time

import pyatspi

# So long a player hears what is under the finger.
HEARD_S = 0.6

PAGES = ("document web", "document frame")


def below(thing):
    try:
        children = [child for child in thing if child is not None]
    except Exception:  # gone while we looked
        return
    for child in children:
        yield child
        yield from below(child)


def pages(thing, depth=0):
    """The web pages that a browser shows; what lies within them is not looked at."""
    try:
        if thing.getRoleName() in PAGES:
            if thing.getState().contains(pyatspi.STATE_SHOWING):
                yield thing
            return
        children = [child for child in thing if child is not None]
    except Exception:
        return
    for child in children if depth < 40 else ():
        yield from pages(child, depth + 1)


def page():
    found = [one for app in pyatspi.Registry.getDesktop(0) if app is not None for one in pages(app)]
    return found[-1] if found else None


def is_called(thing, role, name):
    try:
        if thing.getRoleName() != role:
            return False
        said = thing.name or ""
    except Exception:
        return False
    if name.startswith("…"):
        return name.strip("…") in said
    return said.startswith(name[:-1]) if name.endswith("…") else said == name


def listed(thing):
    try:
        return [thing.getRoleName(), thing.name or "", thing.description or ""]
    except Exception:
        return ["", "", ""]


def focus(thing):
    return thing.queryComponent().grabFocus()


def act(thing):
    return thing.queryAction().doAction(0)


DEEDS = {"find": lambda thing: True, "press": act, "focus": focus}


def looked_for(role, name):
    shown = page()
    if shown is None:
        return None
    return next((one for one in below(shown) if is_called(one, role, name)), None)


def come_to(role, name):
    """Whoever listens goes to a thing, and hears what it is, before the press. A page that still moves has it anew by then."""
    thing = looked_for(role, name)
    if thing is None or not thing.getState().contains(pyatspi.STATE_FOCUSABLE):
        return thing
    focus(thing)
    time.sleep(HEARD_S)
    return looked_for(role, name)


def main(deed, *told):
    if deed == "list":
        shown = page()
        return {"things": [] if shown is None else [one for one in map(listed, below(shown)) if one[1] != ""]}
    thing = (come_to if deed == "press" else looked_for)(*told)
    if thing is None or not DEEDS[deed](thing):
        return {"found": None}
    return {"found": thing.name or told[1]}


print(json.dumps(main(*sys.argv[1:])))
