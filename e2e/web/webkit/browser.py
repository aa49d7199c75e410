# A browser of one web view to a window, for WebKitWebDriver. WebKit's own test browser is always private and keeps nothing;
# this one keeps its profile, and has switched on what Safari has by default: navigator.storage and files of the origin.
# In the environment: PROFILE (a folder; beside it lie PROFILE.downloads, PROFILE.told and PROFILE.scripts), SIZE (390x844).
import json
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

FEATURES = ['StorageAPI', 'StorageAPIEstimate', 'FileSystem', 'AccessHandle', 'FileSystemWritableStream']

profile = os.environ['PROFILE']
width, height = map(int, os.environ['SIZE'].split('x'))
views = []


def tell(**what):
    """A line for whoever drives the browser."""
    with open(profile + '.told', 'a') as file:
        file.write(json.dumps(what) + '\n')


def settings_like_safari():
    settings = WebKit2.Settings()
    settings.set_enable_developer_extras(True)
    every = WebKit2.Settings.get_all_features()
    for feature in map(every.get, range(every.get_length())):
        if feature.get_identifier() in FEATURES:
            settings.set_feature_enabled(feature, True)
    return settings


def on_download(_context, download):
    path = {}

    def decide(_download, name):
        path['name'] = name
        path['at'] = os.path.join(profile + '.downloads', name)
        download.set_allow_overwrite(True)
        download.set_destination('file://' + path['at'])
        return True

    download.connect('decide-destination', decide)
    download.connect('finished', lambda _download: tell(download=path['at'], name=path['name']))


def scripts_anew(content):
    """What shall run in a page before its own code, as it stands on disk now."""
    content.remove_all_scripts()
    with open(profile + '.scripts') as file:
        for text in json.load(file):
            content.add_script(
                WebKit2.UserScript(
                    text,
                    WebKit2.UserContentInjectedFrames.TOP_FRAME,
                    WebKit2.UserScriptInjectionTime.START,
                    None,
                    None,
                )
            )


def open_view():
    content = WebKit2.UserContentManager()
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )

    # The page waits for this decision, so its scripts are there before it.
    def decide(_view, _decision, kind):
        if kind == WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
            scripts_anew(content)
        return False

    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)

    def closed(_view):
        window.destroy()
        views.remove(view)
        if not views:
            Gtk.main_quit()

    view.connect('decide-policy', decide)
    view.connect('close', closed)
    view.connect('permission-request', lambda _view, request: request.deny() or True)
    window.show_all()
    views.append(view)
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('estafette')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: open_view())


data = WebKit2.WebsiteDataManager(base_data_directory=profile + '/data', base_cache_directory=profile + '/cache')
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.connect('automation-started', on_automation)
context.connect('download-started', on_download)
settings = settings_like_safari()
Gtk.main()
