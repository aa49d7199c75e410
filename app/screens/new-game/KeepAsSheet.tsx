import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { ListedSheet } from '../../../src/journal/store';
import type { Setup } from '../../../src/rules/common/index';
import { isRuleSetId } from '../../../src/rules/list';
import { listSheets, saveSheet } from '../../../src/session/sheets';
import type { SheetSaved } from '../../../src/session/sheets';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import type { NoticeKind } from '../../components/Notice';
import { SectionTitle } from '../../components/SectionTitle';
import { TextField } from '../../components/TextField';
import { Small } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { SPACE } from '../../theme/metrics';
import { nameless } from './not-ready';

type KeepAsSheetProps = {
  readonly rules: string;
  readonly setup: Setup;
  /** What the sheet is called unless the players say otherwise. */
  readonly name: string;
};

type Note = Readonly<{ kind: NoticeKind; text: string }>;

/** Keeps the set-up for the next game of the same title, as it stands in the form. */
export const KeepAsSheet = ({ rules, setup, name: usual }: KeepAsSheetProps) => {
  const ports = usePorts();
  const [typed, setTyped] = useState('');
  const [sheets, setSheets] = useState<readonly ListedSheet[]>([]);
  const [note, setNote] = useState<Note | null>(null);
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    listSheets(ports).then(setSheets, () => {
      setSheets([]);
    });
  }, [ports, saves]);
  const name = typed.trim() === '' ? usual : typed.trim();
  const same = sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase() && sheet.rules === rules);
  const keep = async (replacing?: string): Promise<void> => {
    if (!isRuleSetId(rules)) return;
    const unnamed = nameless(setup);
    if (unnamed !== null) {
      setNote({ kind: 'warning', text: unnamed });
      return;
    }
    const saved = await saveSheet(ports, { rules, name, setup }, replacing).catch(() => FAILED);
    setNote(noteOn(saved, name));
    setSaves((count) => count + 1);
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>Title sheet</SectionTitle>
      <Small tone="inkSoft">Keeps all of this set-up for the next game of the same title.</Small>
      <TextField
        label="Name of the sheet"
        value={typed}
        placeholder={usual}
        maxLength={200}
        onChange={(text) => {
          setTyped(text);
          setNote(null);
        }}
        testID="setup.sheet.name"
      />
      {note === null ? null : <Notice {...note} testID="setup.sheet.note" />}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {same === undefined ? null : (
          <Button
            label={`Replace “${same.name}”`}
            icon="copy"
            onPress={() => {
              void keep(same.key);
            }}
            testID="setup.sheet.replace"
          />
        )}
        <Button
          label={same === undefined ? 'Save as a title sheet' : 'Save beside it'}
          icon={same === undefined ? 'copy' : undefined}
          kind={same === undefined ? 'quiet' : 'plain'}
          onPress={() => {
            void keep();
          }}
          testID="setup.sheet.save"
        />
      </View>
    </View>
  );
};

const FAILED: SheetSaved = { kind: 'failed' };

const noteOn = (saved: SheetSaved, name: string): Note => {
  switch (saved.kind) {
    case 'saved':
      return { kind: 'good', text: `“${name}” is kept among the title sheets.` };
    case 'refused':
      return { kind: 'warning', text: refusalSentence(saved.refusal, null) };
    case 'failed':
      return { kind: 'damage', text: 'The device could not keep the sheet. Free some space and try again.' };
  }
};
