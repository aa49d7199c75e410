import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePack } from '../packs/pack';
import { SCENARIOS } from '../packs/scenarios/index';
import { FILE_KINDS, fileNameOf, kindIn } from './file-kinds';

const read = (file: string): string => readFileSync(join(__dirname, '..', '..', file), 'utf8');
const some = (members: readonly unknown[]): unknown => expect.arrayContaining([...members]);
const kinds = Object.values(FILE_KINDS);

test.each([
  ['game', 'Ligny, second try', 'Ligny-second-try.estafette'],
  ['game', '???', 'game.estafette'],
  ['sheet', ' Wavre ', 'Wavre.estafette-sheet'],
  ['scenario', 'Montmirail/Château', 'Montmirail-Château.estafette-scenario'],
  ['scenario', 'x'.repeat(200), `${'x'.repeat(80)}.estafette-scenario`],
] as const)('a %s called “%s” is the file %s', (kind, name, file) => {
  expect(fileNameOf({ kind, name })).toBe(file);
});

test('what a file is, is read in it', () => {
  const [scenario] = SCENARIOS;
  expect(kindIn(writePack(scenario!))).toBe('scenario');
  expect(kindIn('\uFEFF\r\n{ "format" : "estafette-sheet",')).toBe('sheet');
  expect(kindIn('{"file":"estafette-games","format":1')).toBe('games');
  expect(kindIn('{"file":"estafette-game","format":3')).toBe('game');
  expect(kindIn('GIF89a')).toBe('unknown');
});

test('browsers are told of each kind by its type and its ending, for opening and for sharing', () => {
  const manifest: unknown = JSON.parse(read('assets/web/manifest.webmanifest'));
  const accept = Object.fromEntries(kinds.map(({ type, ending }) => [type, [ending]]));
  expect(manifest).toMatchObject({
    file_handlers: [{ action: './', accept }],
    share_target: {
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ accept: some(kinds.flatMap(({ type, ending }) => [type, ending])) }] },
    },
  });
});

test('phones are told of each kind as well', () => {
  const { expo } = JSON.parse(read('app.json')) as { readonly expo: Record<'ios' | 'android', object> };
  const ofPhone = kinds.map(({ uti, type, ending }) => ({
    UTTypeIdentifier: uti,
    UTTypeTagSpecification: { 'public.filename-extension': [ending.slice(1)], 'public.mime-type': [type] },
  }));
  expect(expo.ios).toMatchObject({
    infoPlist: {
      UTExportedTypeDeclarations: ofPhone,
      CFBundleDocumentTypes: kinds.map(({ uti }) => ({ LSItemContentTypes: [uti], LSHandlerRank: 'Owner' })),
    },
  });
  const [byType, byName] = (expo.android as { readonly intentFilters: readonly unknown[] }).intentFilters;
  expect(byType).toMatchObject({
    action: 'VIEW',
    data: some(kinds.map(({ type }) => ({ scheme: 'content', mimeType: type }))),
  });
  expect(byName).toMatchObject({
    action: 'VIEW',
    data: some(
      kinds.map(({ ending }) => ({
        scheme: 'content',
        host: '*',
        mimeType: '*/*',
        // Read twice, by the manifest and as a pattern.
        pathPattern: `.*\\\\${ending}`,
      })),
    ),
  });
});
