// Draws every icon of the app from assets/icon/estafette.svg: node src/tools/icons.mjs
// Run by hand when the drawing changes; the PNGs are kept in the repository.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { needChromium } from './find-chromium.mjs';

const drawing = await readFile('assets/icon/estafette.svg', 'utf8');
const INK = '#1F2A44';
const MONOCHROME = `#ground,#shadow,#horse,.fine,#seal circle{display:none}
  #letter>*{fill:none;stroke:#000;stroke-width:22;opacity:1}#spill{fill:#000;stroke:none;mask:url(#cut)}.fold{mask:url(#clear)}`;

const FULL = { scale: 1.12, css: '' };
const MASKABLE = { scale: 0.98, css: '' };
const CUT_OUT = { scale: 0.86, css: '#ground{display:none}' };

const ICONS = [
  { file: 'assets/icon/icon.png', size: 1024, ...FULL },
  { file: 'assets/icon/favicon.png', size: 48, ...FULL, scale: 1.36 },
  { file: 'assets/icon/splash.png', size: 512, ...CUT_OUT, scale: 1.3 },
  { file: 'assets/icon/adaptive-foreground.png', size: 1024, ...CUT_OUT },
  { file: 'assets/icon/adaptive-monochrome.png', size: 1024, ...CUT_OUT, css: MONOCHROME },
  { file: 'assets/web/icon-192.png', size: 192, ...FULL },
  { file: 'assets/web/icon-512.png', size: 512, ...FULL },
  { file: 'assets/web/icon-maskable-512.png', size: 512, ...MASKABLE },
  { file: 'assets/web/apple-touch-icon.png', size: 180, ...FULL },
];

const page = ({ size, scale, css }) => `<style>
  html,body{margin:0;width:${size}px;height:${size}px;background:transparent;overflow:hidden}
  svg{display:block;width:${size}px;height:${size}px}
  ${css.includes('#ground') ? '' : `body{background:${INK}}`}
  #letter{transform:translate(512px,512px) scale(${scale}) rotate(-7deg) translate(-512px,-512px)}
  ${css}</style>${drawing}`;

const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
for (const icon of ICONS) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await tab.setContent(page(icon));
  await tab.screenshot({ path: icon.file, omitBackground: true });
  await tab.close();
  console.log(`${icon.file} ${icon.size}`);
}
await browser.close();
