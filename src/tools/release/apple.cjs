// What `npx eas-cli metadata:push` writes into the App Store (eas.json, metadataPath), made of the files in assets/store.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../../..');
const STORE = join(ROOT, 'assets/store');
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const text = (name) => readFileSync(join(STORE, 'en-US', name), 'utf8').trim();
const filled = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

const { version } = json(join(ROOT, 'package.json'));
const { holder, webApp, support } = json(join(STORE, 'owner.json'));
const news = `whats-new/${version}.txt`;

module.exports = {
  configVersion: 0,
  apple: {
    version,
    ...filled({ copyright: holder === '' ? '' : `${new Date().getFullYear()} ${holder}` }),
    categories: [['GAMES', 'GAMES_BOARD', 'GAMES_STRATEGY']],
    release: { automaticRelease: false },
    info: {
      'en-US': filled({
        title: text('name.txt'),
        subtitle: text('subtitle.txt'),
        description: text('description.txt'),
        keywords: text('keywords.txt').split(','),
        releaseNotes: existsSync(join(STORE, 'en-US', news)) ? text(news) : '',
        marketingUrl: webApp,
        supportUrl: support,
        privacyPolicyUrl: webApp === '' ? '' : new URL('privacy.html', webApp.replace(/\/*$/, '/')).href,
      }),
    },
  },
};
