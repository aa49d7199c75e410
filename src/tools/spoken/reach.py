#!/usr/bin/env python3
"""Reaches into the page of the browser in front as assistive technology does: by role and name, through AT-SPI.

reach.py list                   every thing that has a name: role, name, description
reach.py press  ROLE NAME       presses it (its first action)
reach.py focus  ROLE NAME       goes there
reach.py find   ROLE NAME       only looks

A NAME that ends in an ellipsis is a beginning, one that begins with it stands anywhere. Answers one line of JSON: the name
of what was found, or null.
"""

import json
import sys

import pyatspi

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


def press(thing):
    return thing.queryAction().doAction(0)


def focus(thing):
    return thing.queryComponent().grabFocus()


DEEDS = {"find": lambda thing: True, "press": press, "focus": focus}


def main(deed, *told):
    shown = page()
    if shown is None:
        return {"found": None}
    if deed == "list":
        return {"things": [one for one in map(listed, below(shown)) if one[1] != ""]}
    role, name = told
    thing = next((one for one in below(shown) if is_called(one, role, name)), None)
    if thing is None or not DEEDS[deed](thing):
        return {"found": None}
    return {"found": thing.name or name}


print(json.dumps(main(*sys.argv[1:])))
