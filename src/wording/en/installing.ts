/** How the web app comes onto the home screen. */
export const INSTALLING = {
  section: 'The home screen',
  title: 'Estafette on the home screen?',
  prompt: 'It opens there like any app, in a window of its own and without a network. The games come along.',
  byHand:
    'It opens there like any app, without a network, and this phone does not clear its games. But it begins with an empty list: take your games along with “Move to another phone” in the settings.',
  install: 'Install',
  steps: [
    { icon: 'share', text: 'Tap Share: at the foot of the browser, or beside its address.' },
    { icon: 'homeScreen', text: 'Choose “Add to Home Screen”. It may stand further down, or under “More”.' },
  ],
} as const;
