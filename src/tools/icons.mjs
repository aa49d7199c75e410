// Draws every icon of the app from assets/icon/estafette.svg: npm run icons
// Run by hand when the drawing changes; the PNGs are kept in the repository.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { needChromium } from './find-chromium.mjs';

const drawing = await readFile('assets/icon/estafette.svg', 'utf8');
const INK = '#1F2A44';
const NO_GROUND = '#ground{display:none}';
const MONOCHROME = `#ground,#shadow,#horse,.fine,#seal circle{display:none}
  #letter>*{fill:none;stroke:#000;stroke-width:22;opacity:1}#spill{fill:#000;stroke:none;mask:url(#cut)}.fold{mask:url(#clear)}`;
/** The letter as it lies in a dark room: paper that does not dazzle. */
const BY_NIGHT = '#letter{filter:brightness(.84)}';
/** Apple lays the player's colour over a drawing in greys; the ground is the one of its own dark icons. */
const TINTED = `${NO_GROUND}svg{background:linear-gradient(#313131,#141414)}
  #letter{filter:grayscale(1) brightness(.94) contrast(1.12)}`;

/** What a phone may cut away: nothing of the letter lies beyond this part of half the picture's width. */
const ADAPTIVE = { scale: 0.74, within: 66 / 108 };
const SPLASH = { scale: 1.12, within: 0.94 };
const FULL = { scale: 1.12, css: '' };

const ICONS = [
  { file: 'assets/icon/icon.png', size: 1024, ...FULL },
  { file: 'assets/icon/ios-dark.png', size: 1024, ...FULL, css: NO_GROUND + BY_NIGHT },
  { file: 'assets/icon/ios-tinted.png', size: 1024, ...FULL, css: TINTED },
  { file: 'assets/icon/favicon.png', size: 48, ...FULL, scale: 1.36 },
  { file: 'assets/icon/splash.png', size: 512, ...SPLASH, css: NO_GROUND },
  { file: 'assets/icon/splash-dark.png', size: 512, ...SPLASH, css: NO_GROUND + BY_NIGHT },
  { file: 'assets/icon/adaptive-foreground.png', size: 1024, ...ADAPTIVE, css: NO_GROUND },
  { file: 'assets/icon/adaptive-monochrome.png', size: 1024, ...ADAPTIVE, css: MONOCHROME },
  { file: 'assets/web/icon-192.png', size: 192, ...FULL },
  { file: 'assets/web/icon-512.png', size: 512, ...FULL },
  { file: 'assets/web/icon-maskable-512.png', size: 512, scale: 0.98, css: '' },
  { file: 'assets/web/apple-touch-icon.png', size: 180, ...FULL },
];

const page = ({ size, scale, css }) => `<style>
  html,body{margin:0;width:${size}px;height:${size}px;background:transparent;overflow:hidden}
  svg{display:block;width:${size}px;height:${size}px}
  ${css.includes('#ground') ? '' : `body{background:${INK}}`}
  #letter{transform:translate(512px,512px) scale(${scale}) rotate(-7deg) translate(-512px,-512px)}
  ${css}</style>${drawing}`;

/** How far from the middle anything is drawn, as a part of half the width. */
const reachOf = (tab, png) =>
  tab.evaluate(
    async (url) => {
      const image = document.createElement('img');
      image.src = url;
      await image.decode();
      const [width, middle] = [image.width, image.width / 2];
      const canvas = Object.assign(document.createElement('canvas'), { width, height: width });
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, width);
      let reach = 0;
      for (let at = 3; at < data.length; at += 4) {
        if (data[at] < 128) continue;
        const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
        reach = Math.max(reach, Math.hypot(x - middle, y - middle));
      }
      return reach / middle;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

/** The picture over the entry in Google Play: the letter, the name, and what it is for. */
const fontOf = async (name) => (await readFile(`assets/fonts/${name}.ttf`)).toString('base64');
const feature = async () => `<style>
  @font-face{font-family:B;src:url(data:font/ttf;base64,${await fontOf('BodoniModa-SemiBold')})}
  @font-face{font-family:I;src:url(data:font/ttf;base64,${await fontOf('BodoniModa-Italic')})}
  html{background:#18213A}body{margin:0;width:1024px;height:500px;background:linear-gradient(#273453,#18213A);color:#F3EAD6;overflow:hidden}
  svg{position:absolute;left:-6px;top:10px;width:480px;height:480px}${NO_GROUND}
  #letter{transform:translate(512px,512px) scale(1.16) rotate(-7deg) translate(-512px,-512px)}
  div{position:absolute;left:484px;top:142px;width:510px}h1{font:92px B;margin:0 0 18px}
  hr{border:0;border-top:2px solid #C4473A;width:150px;margin:0 0 22px}p{font:31px/1.34 I;margin:0}</style>
  ${drawing}<div><h1>Estafette</h1><hr><p>The paper of Napoleonic<br>board wargames, on your phone</p></div>`;

const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] });
for (const icon of ICONS) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await tab.setContent(page(icon));
  const png = await tab.screenshot({ path: icon.file, omitBackground: true });
  const reach = icon.within === undefined ? 0 : await reachOf(tab, png);
  if (reach > (icon.within ?? 0)) throw new Error(`${icon.file}: a phone would cut the letter (${reach.toFixed(3)})`);
  await tab.close();
  console.log(`${icon.file} ${icon.size}`);
}
const tab = await browser.newPage({ viewport: { width: 1024, height: 500 } });
await tab.setContent(await feature());
await tab.evaluate(() => document.fonts.ready.then(() => undefined));
await tab.screenshot({ path: 'assets/store/feature.png' });
console.log('assets/store/feature.png 1024 × 500');
await browser.close();
