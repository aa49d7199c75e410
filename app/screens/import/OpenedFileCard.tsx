import type { ReactNode } from 'react';
import { View } from 'react-native';
import { plainName } from '../../../src/engine/plain-text';
import { kindIn } from '../../../src/session/file-kinds';
import { glanceAt } from '../../../src/session/moving-file';
import { FILE_KIND_WORDS, OPENED_FILES } from '../../../src/wording/en/opened-files';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import type { NoticeKind } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { Small, Strong } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import type { OpenedFile } from '../../wiring/opened-files';
import { takeFiles } from '../games/take-files';
import { useImport } from '../games/use-import';
import { usePackImport } from '../packs/use-pack-import';
import { useSheetImport } from '../sheets/use-sheet-import';

const LONGEST = 80;
const nothing = (): void => undefined;

type Said = Readonly<{ kind: NoticeKind; title: string; text: string }>;
type CardProps = Readonly<{ name: string; what: keyof typeof FILE_KIND_WORDS; text: string }>;

/** One file: what it is, the question, and what came of it. */
export const OpenedFileCard = ({ file: { name, text } }: { readonly file: OpenedFile }) => {
  const shown = plainName(name, LONGEST);
  const title = shown === '' ? OPENED_FILES.unnamed : shown;
  if (text === null)
    return <Notice kind="warning" title={title} text={OPENED_FILES.unread} testID="import.file.unread" />;
  const what = kindIn(text);
  if (what === 'sheet') return <SheetFile name={title} what={what} text={text} />;
  if (what === 'scenario') return <ScenarioFile name={title} what={what} text={text} />;
  return <GameFile name={(what === 'game' ? glanceAt(text).name : null) ?? title} what={what} text={text} />;
};

type AskedProps = Pick<CardProps, 'name' | 'what'> & {
  readonly notice: Said | null;
  readonly onImport: () => void;
  /** What stands below the notice. */
  readonly answers?: ReactNode;
};

const Asked = ({ name, what, notice, onImport, answers }: AskedProps) => (
  <Panel testID="import.file">
    <View style={{ gap: SPACE.xs }}>
      <Strong testID="import.file.name">{name}</Strong>
      <Small testID="import.file.kind">{FILE_KIND_WORDS[what]}</Small>
    </View>
    {notice === null ? (
      <Button label="Import" icon="import" kind="primary" wide onPress={onImport} testID="import.file.take" />
    ) : (
      <Notice {...notice} action={answers} testID="import.file.notice" />
    )}
  </Panel>
);

const taker = () => Promise.resolve(takeFiles);

const GameFile = ({ name, what, text }: CardProps) => {
  const { notice, read } = useImport(nothing, taker);
  return (
    <Asked
      name={name}
      what={what}
      notice={notice}
      onImport={() => {
        read(text);
      }}
    />
  );
};

type SetUpFile = ReturnType<typeof useSheetImport> | ReturnType<typeof usePackImport>;

/** A file that was edited outside the app is taken in only when the player says so once more. */
const SetUpCard = ({ name, what, text, incoming }: CardProps & { readonly incoming: SetUpFile }) => {
  const { notice, read, consent, dismiss } = incoming;
  const said = notice === null ? null : { kind: notice.kind, title: notice.title, text: notice.text };
  const answers = (
    <>
      <Button label="Leave it" onPress={dismiss} testID="import.file.leave" />
      <Button label="Take it" kind="primary" onPress={consent} testID="import.file.consent" />
    </>
  );
  return (
    <Asked
      name={name}
      what={what}
      notice={said}
      onImport={() => {
        read(text);
      }}
      answers={notice?.edited === true ? answers : undefined}
    />
  );
};

const SheetFile = (props: CardProps) => <SetUpCard {...props} incoming={useSheetImport(nothing)} />;
const ScenarioFile = (props: CardProps) => <SetUpCard {...props} incoming={usePackImport(nothing)} />;
