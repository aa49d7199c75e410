import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { ListedSheet } from '../../../src/journal/store';
import { exportSheet, readSheet, removeSheet, renameSheet } from '../../../src/session/sheets';
import type { SheetOpened } from '../../../src/session/sheets';
import { sheetFaultSentence } from '../../../src/wording/en/setup-files';
import { rulesShort } from '../../hooks/rules-called';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { InlineConfirm } from '../../components/InlineConfirm';
import { ListRow } from '../../components/ListRow';
import { Notice } from '../../components/Notice';
import { TextField } from '../../components/TextField';
import { Small } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { shareFile } from '../../wiring/files';
import { ago } from '../games/when';
import { counted } from '../new-game/units/unit-line';

type SheetCardProps = {
  readonly sheet: ListedSheet;
  readonly last: boolean;
  readonly expanded: boolean;
  readonly onExpand: () => void;
  readonly onBegin: () => void;
  readonly onChanged: () => void;
};

/** One sheet of the list: a tap begins a game from it, the three dots show what else can be done with it. */
export const SheetCard = ({ sheet, last, expanded, onExpand, onBegin, onChanged }: SheetCardProps) => {
  const now = usePorts().now();
  return (
    <View>
      <ListRow
        title={sheet.name}
        detail={`${sheet.isAltered === true ? 'damaged: its name may be wrong · ' : ''}${rulesShort(sheet.rules)} · saved ${ago(sheet.savedAt, now)}`}
        onPress={onBegin}
        last={last && !expanded}
        trailing={
          <IconButton
            icon={expanded ? 'up' : 'more'}
            label={expanded ? `Less about ${sheet.name}` : `More about ${sheet.name}`}
            onPress={onExpand}
            expanded={expanded}
            testID="sheets.card.more"
          />
        }
        testID="sheets.card.open"
      />
      {expanded ? <SheetDeeds sheet={sheet} onChanged={onChanged} /> : null}
    </View>
  );
};

type DeedsProps = Pick<SheetCardProps, 'sheet' | 'onChanged'>;

const SheetDeeds = ({ sheet, onChanged }: DeedsProps) => {
  const ports = usePorts();
  const [name, setName] = useState(sheet.name);
  const [failed, setFailed] = useState(false);
  const after = (work: Promise<boolean>): void => {
    setFailed(false);
    work.then(
      (done) => {
        setFailed(!done);
        if (done) onChanged();
      },
      () => {
        setFailed(true);
      },
    );
  };
  const rename = (): void => {
    if (name.trim() === '' || name === sheet.name) return;
    after(renameSheet(ports, sheet.key, name).then(({ kind }) => kind === 'saved'));
  };
  const share = async (): Promise<boolean> => {
    const text = await exportSheet(ports, sheet.key);
    if (text !== null) await shareFile({ kind: 'sheet', name: sheet.name }, text);
    return text !== null;
  };
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.m }}>
      <SheetContents sheet={sheet} />
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        maxLength={200}
        onSubmit={rename}
        testID="sheets.card.name"
      />
      {failed ? (
        <Notice kind="damage" text="The device could not do it. Nothing was changed." testID="sheets.card.failed" />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        <Button
          label="Rename"
          icon="pencil"
          disabled={name.trim() === '' || name === sheet.name}
          onPress={rename}
          testID="sheets.card.rename"
        />
        <Button
          label="Export"
          icon="share"
          onPress={() => {
            after(share());
          }}
          testID="sheets.card.export"
        />
        <InlineConfirm
          label="Remove"
          icon="trash"
          kind="danger"
          question={`Remove “${sheet.name}” for good? Games begun from it stay.`}
          yes="Remove"
          onConfirm={() => {
            after(removeSheet(ports, sheet.key).then(() => true));
          }}
          testID="sheets.card.remove"
        />
      </View>
    </View>
  );
};

/** What stands on the sheet, and whether it can be trusted. */
const SheetContents = ({ sheet }: Pick<SheetCardProps, 'sheet'>) => {
  const ports = usePorts();
  const [opened, setOpened] = useState<SheetOpened | null>(null);
  useEffect(() => {
    let isHere = true;
    readSheet(ports, sheet.key).then(
      (result) => {
        if (isHere) setOpened(result);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [ports, sheet.key, sheet.savedAt]);
  if (opened === null) return null;
  if (opened.kind === 'gone') return <Notice kind="damage" text="This sheet is no longer on the device." />;
  if (opened.kind === 'fault') return <Notice kind="damage" text={sheetFaultSentence(opened.fault)} />;
  const { sides, formations, units, turns, title } = opened.sheet.setup;
  const parts = [
    `${sides.first.title} against ${sides.second.title}`,
    counted(formations.length, 'formation'),
    counted(units.length, 'unit'),
    counted(turns.length, 'turn'),
    title.cards.length === 0 ? '' : counted(title.cards.length, 'card'),
    title.places.length === 0 ? '' : counted(title.places.length, 'place'),
  ];
  return (
    <View style={{ gap: SPACE.s }} testID="sheets.card.contents">
      <Small>{parts.filter((part) => part !== '').join(' · ')}</Small>
      {opened.changed ? (
        <Notice
          kind="damage"
          text="What is stored is not what was saved. It can be read, but look it over before you use it."
          testID="sheets.card.damaged"
        />
      ) : null}
    </View>
  );
};
