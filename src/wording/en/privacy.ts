type Part = Readonly<{ title: string; text: readonly string[] }>;

type Privacy = Readonly<{ title: string; first: string; parts: readonly Part[] }>;

/** What happens to what players enter. One text for the page in the app and for the one that the stores link to. */
export const PRIVACY = {
  title: 'Privacy',
  first:
    'What you do in Estafette stays on your device. There is no account, no advertising and nothing that counts what you do. There is no server either: nobody receives anything.',
  parts: [
    {
      title: 'What is kept, and where',
      text: [
        'Games, title sheets, scenarios and settings are kept on your phone or, in the web app, in your browser. What a side keeps secret is kept enciphered, its keys in the keystore of the phone or in the browser’s own storage.',
        'Games are left out of the phone’s backups. A file that you export yourself is the way to keep them.',
      ],
    },
    {
      title: 'What the app may do',
      text: [
        'On Android it may vibrate, and may notice screenshots: while something secret is on the screen it forbids them. It has no permission to use the network. On an iPhone it asks for nothing, and opens no connection.',
        'It sees only the files that you hand to it.',
      ],
    },
    {
      title: 'What leaves the device',
      text: [
        'Only files that you make: an exported game, a backup, a title sheet, a scenario. Each goes where you send it and nowhere else. What is secret in a game is enciphered in its file too; a file made with a code opens to whoever has both.',
      ],
    },
    {
      title: 'The web app',
      text: [
        'It loads its own files from the address where you opened it, and asks there for a newer version. It loads nothing from anywhere else, and sets no cookies. Whoever runs that address sees, as with every web page, that files were asked for, when, and from which network address. They see nothing of your games.',
      ],
    },
    {
      title: 'Deleting',
      text: [
        'A deleted game lies in the trash for 30 days and is then gone. Whoever removes the app, or clears the site’s data in the browser, removes everything. The keychain of an iPhone may keep the keys and the settings of a removed app: without the games they open nothing.',
      ],
    },
    {
      title: 'Children',
      text: ['The same holds for everybody: nothing is collected, from children or from anybody else.'],
    },
  ],
} as const satisfies Privacy;
