import { correctedMatrix, matrixCheat, playerTurns, soloMatrix } from '../journeys/n20-matrix';
import { appOver } from '../pages/app';
import { webDriver } from './driver';
import { journey } from './lib.mjs';

for (const mode of ['Fast', 'Fun', 'Furious'] as const)
  journey(`Napoleonic 20, the matrix played ${mode}`, (tools) =>
    playerTurns(mode, tools.log)(appOver(webDriver(tools)), tools.step),
  );

journey('A correction back over both chits', (tools) => correctedMatrix(appOver(webDriver(tools)), tools.step));

journey('The matrix with the app as the absent side', (tools) => soloMatrix(appOver(webDriver(tools)), tools.step));

/**
 * Everything a player with the browser's tools open could read: the page in front to its last stroke, any chit's name in
 * what lies behind it, the address, and what is kept beside the game. The list of games behind has grown in between.
 */
const everything = (): string => {
  const root = document.querySelector('#root')!;
  const front = ['curtain', 'turn', 'army', 'history', 'matrix.pick'].flatMap((id) =>
    [...root.querySelectorAll(`[data-testid="${id}"]`)].filter((part) => part.closest('[aria-hidden="true"]') === null),
  );
  const named = ['Charge', 'Bombard'].filter((chit) => root.outerHTML.includes(chit));
  const kept = (box: Storage): readonly string[] => Object.keys(box).map((key) => `${key}=${box.getItem(key) ?? ''}`);
  return [
    document.title,
    location.pathname,
    ...named,
    ...front.map((part) => part.outerHTML.replaceAll('>', '>\n')),
    JSON.stringify(history.state),
    ...kept(localStorage).filter((line) => !/^estafette\.(head|known)\./.test(line)),
    ...kept(sessionStorage),
  ].join('\n');
};

/** Names of games and of the browser's own making, which differ from game to game whatever was picked. */
const RANDOM = [
  /"(id|key)":"[\w-]+"/g,
  /[0-9a-f]{8}-[0-9a-f-]{27}/g,
  /[A-Za-z]+-[A-Za-z0-9_-]{21}/g,
  /react-aria[\w:-]*|:r[0-9a-z]+:|«r\w+»|_r_\w+_/g,
];

journey('The cheat at the matrix', (tools) => {
  const driver = webDriver(tools);
  const look = async (): Promise<string> => {
    // The page comes to rest first: a moment after it came, the focus goes from the whole of it to where it begins.
    const screen = await driver.screen();
    const page = await driver.page().evaluate(everything);
    const plain = RANDOM.reduce((text, random) => text.replaceAll(random, '…'), page);
    return `${screen}\n${plain}`;
  };
  return matrixCheat(appOver(driver), tools.step, look);
});
