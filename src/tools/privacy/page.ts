import { createHash } from 'node:crypto';
import { PRIVACY } from '../../wording/en/privacy';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign);

/** The sheet of paper that the app lies on, by day and by night (app/theme/palette.ts). */
const STYLE = `body{margin:0;padding:1.5rem 1.25rem 3rem;background:#f3ead6;color:#1f2a44;font:1.125rem/1.5 Georgia,serif}
main{max-width:38rem;margin:0 auto}
h1{font-size:2.25rem;line-height:1.2;margin:1rem 0}
h2{font-size:1.3rem;margin:2rem 0 .25rem;padding-top:.75rem;border-top:1px solid #9e2b25}
p{margin:.5rem 0}
.first{font-weight:bold}
a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#11151f;color:#f3ead6}}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Whom players may ask: an address of a page, or one for letters. */
const linkOf = (contact: string): string => (contact.includes('://') ? contact : `mailto:${contact}`);

const asking = (contact: string): string =>
  contact === '' ? '' : `<h2>Whom to ask</h2>\n<p><a href="${plain(linkOf(contact))}">${plain(contact)}</a></p>\n`;

/** The page that the stores link to: the app's own words, without a script, readable by anything. */
export const privacyPage = (contact: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<meta name="referrer" content="no-referrer" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>Estafette: ${plain(PRIVACY.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Estafette: ${plain(PRIVACY.title)}</h1>
<p class="first">${plain(PRIVACY.first)}</p>
${PRIVACY.parts
  .map(({ title, text }) => [`<h2>${plain(title)}</h2>`, ...text.map((one) => `<p>${plain(one)}</p>`)].join('\n'))
  .join('\n')}
${asking(contact)}</main>
</body>
</html>
`;
