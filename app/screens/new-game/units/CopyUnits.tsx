import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { ListedGame, ListedSheet } from '../../../../src/journal/store';
import type { Setup } from '../../../../src/rules/common/index';
import { listGames } from '../../../../src/session/game-list';
import { setupOf } from '../../../../src/session/setup-of';
import { listSheets, readSheet } from '../../../../src/session/sheets';
import { ListRow } from '../../../components/ListRow';
import { Notice } from '../../../components/Notice';
import type { NoticeKind } from '../../../components/Notice';
import { Panel } from '../../../components/Panel';
import { usePorts } from '../../../hooks/use-app';
import { SPACE } from '../../../theme/metrics';
import type { SidePartProps } from '../side-part';
import { takeOver } from './take-over';
import { counted } from './unit-line';

type Sources = Readonly<{ games: readonly ListedGame[]; sheets: readonly ListedSheet[] }>;
type Note = Readonly<{ kind: NoticeKind; text: string }>;

/** The same side's formations and units from an earlier game or a title sheet. */
export const CopyUnits = ({ side, setup, onChange }: SidePartProps) => {
  const ports = usePorts();
  const [sources, setSources] = useState<Sources | null>(null);
  const [note, setNote] = useState<Note | null>(null);
  useEffect(() => {
    Promise.all([listSheets(ports), listGames(ports)]).then(
      ([sheets, { games }]) => {
        setSources({ sheets, games });
      },
      () => {
        setSources({ sheets: [], games: [] });
      },
    );
  }, [ports]);
  const take = (name: string, reading: Promise<Setup | null>): void => {
    reading.then(
      (from) => {
        const after = from === null ? setup : takeOver(setup, from, side);
        setNote(noteOn(name, from, after.units.length - setup.units.length));
        if (after.units.length + after.formations.length > setup.units.length + setup.formations.length)
          onChange(after);
      },
      () => {
        setNote(unreadable(name));
      },
    );
  };
  if (sources === null) return null;
  const rows = [
    ...sources.sheets.map(({ key, name }) => ({
      key,
      name,
      detail: 'Title sheet',
      read: () => sheetSetup(ports, key),
    })),
    ...sources.games.map((game) => ({
      key: game.key,
      name: game.name,
      detail: 'Game',
      read: () => setupOf(ports, game),
    })),
  ];
  if (rows.length === 0) return <Notice kind="info" text="There is no earlier game and no title sheet to copy from." />;
  return (
    <View style={{ gap: SPACE.m }}>
      <Panel flush>
        {rows.map(({ key, name, detail, read }, i) => (
          <ListRow
            key={key}
            title={name}
            detail={detail}
            last={i === rows.length - 1}
            onPress={() => {
              take(name, read());
            }}
            testID={`setup.${side}.units.copy`}
          />
        ))}
      </Panel>
      {note === null ? null : <Notice {...note} testID={`setup.${side}.units.copied`} />}
    </View>
  );
};

const sheetSetup = async (ports: Parameters<typeof readSheet>[0], key: string): Promise<Setup | null> => {
  const opened = await readSheet(ports, key);
  return opened.kind === 'sheet' ? opened.sheet.setup : null;
};

const unreadable = (name: string): Note => ({
  kind: 'warning',
  text: `“${name}” could not be read. Nothing was changed.`,
});

const noteOn = (name: string, from: Setup | null, added: number): Note => {
  if (from === null) return unreadable(name);
  return added === 0
    ? { kind: 'info', text: `“${name}” has no units that are not here already.` }
    : { kind: 'good', text: `${counted(added, 'unit')} taken from “${name}”.` };
};
