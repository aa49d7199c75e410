import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { DraftKeeper, GameDraft } from '../../../src/session/new-game-draft';
import { newGame } from '../../../src/session/library';
import type { Made } from '../../../src/session/library';
import { RULE_SET_IDS } from '../../../src/rules/list';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { RULE_SET_WORDS } from '../../../src/wording/en/rule-sets/list';
import { Button } from '../../components/Button';
import { ChoiceList } from '../../components/ChoiceList';
import { Notice } from '../../components/Notice';
import { Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { TextField } from '../../components/TextField';
import { usePorts } from '../../hooks/use-app';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useSecretsKept } from '../../hooks/use-secrets-kept';
import { CopySetUp } from './CopySetUp';
import { CopySheet } from './CopySheet';
import { NoSecrets } from './NoSecrets';
import { notReady } from './not-ready';
import { RestContext } from './rests';
import { RestQuestion } from './RestQuestion';
import { SetUpForm } from './SetUpForm';
import { sheetName, usualGameName } from './sheet-name';
import { useNewSetUp } from './use-new-set-up';
import type { NewSetUp } from './use-new-set-up';
import { useRests } from './use-rests';

const RULES = RULE_SET_IDS.map((id) => ({
  id,
  label: RULE_SET_WORDS[id]?.title ?? id,
  hint: RULE_SET_WORDS[id]?.hint,
}));

type NewGameFormProps = {
  readonly header: ReactNode;
  /** What was begun before and is gone on with. */
  readonly begun: GameDraft | null;
  readonly sheetKey: string | undefined;
  readonly keeper: DraftKeeper;
  readonly onBegun: (gameKey: string) => void;
};

type Entered = Readonly<{ form: NewSetUp; name: string; rests: GameDraft['rests'] }>;

/**
 * Keeps what was entered, as soon as it is: a call, a slip on Back or an empty battery costs nothing. As long as nothing was, an
 * earlier draft stays; answers with what throws the kept one away.
 */
const useKept = (keeper: DraftKeeper, { form, name, rests }: Entered, hasBegun: boolean): (() => Promise<void>) => {
  const { now } = usePorts();
  const { rules, setup, usual, sheet } = form;
  const isKept = useRef(hasBegun);
  useEffect(() => {
    const nothing = name === '' && Object.keys(rests).length === 0 && JSON.stringify(setup) === JSON.stringify(usual);
    if (nothing && !isKept.current) return;
    isKept.current = true;
    void keeper.keep(nothing ? null : { rules, setup, name, sheet, rests, savedAt: now() });
  }, [keeper, now, rules, setup, usual, sheet, name, rests]);
  return async () => {
    if (isKept.current) await keeper.keep(null);
  };
};

type FootProps = {
  readonly fault: string | null;
  /** Lines that were not taken, once they have been asked about. */
  readonly left: GameDraft['rests'] | null;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Anyway: without what is left. */
  readonly onBegin: (anyway: boolean) => void;
};

const BeginFoot = ({ fault, left, busy, disabled, onBegin }: FootProps) => (
  <>
    {fault === null ? null : <Notice kind="warning" text={fault} testID="newgame.fault" />}
    {left === null ? null : (
      <RestQuestion
        rests={left}
        anyway="Begin without them"
        onAnyway={() => {
          onBegin(true);
        }}
        testID="newgame.rest"
      />
    )}
    <Button
      label="Begin"
      kind="primary"
      wide
      busy={busy}
      disabled={disabled}
      onPress={() => {
        onBegin(false);
      }}
      testID="newgame.footer.begin"
    />
  </>
);

/** What is left over in the fields, and whether the players have been asked about just that. */
const useLeft = (begun: GameDraft | null) => {
  const rest = useRests(begun?.rests);
  const [asked, setAsked] = useState<object | null>(null);
  return {
    rest,
    left: asked === rest.rests ? rest.rests : null,
    /** Asks, if there is anything to ask about. */
    ask: (): boolean => {
      const isLeft = Object.keys(rest.rests).length > 0;
      if (isLeft) setAsked(rest.rests);
      return isLeft;
    },
  };
};

/** A new game in under a minute: everything has a sensible start, and all of it can be corrected later. */
export const NewGameForm = ({ header, begun, sheetKey, keeper, onBegun }: NewGameFormProps) => {
  const ports = usePorts();
  const form = useNewSetUp(sheetKey, begun);
  const { rules, setup, sheet } = form;
  const secrets = useSecretsKept();
  const [name, setName] = useState(begun?.name ?? '');
  const { rest, left, ask } = useLeft(begun);
  const [fault, setFault] = useState<string | null>(null);
  const { busy, run } = useOneAtATime();
  const drop = useKept(keeper, { form, name, rests: rest.rests }, begun !== null);
  const usualName = sheet ?? usualGameName(setup);
  const create = async (anyway: boolean): Promise<void> => {
    const lacking = notReady(rules, setup);
    setFault(lacking);
    if (lacking !== null) return;
    if (!anyway && ask()) return;
    const made = await newGame(ports, rules, name.trim() === '' ? usualName : name.trim(), setup);
    if (made.kind !== 'made') {
      setFault(whyNotMade(made));
      return;
    }
    await drop();
    onBegun(made.key);
  };
  return (
    <Screen
      testID="newgame"
      header={header}
      footer={
        <BeginFoot
          fault={fault}
          left={left}
          busy={busy || form.isReading}
          disabled={secrets.denied}
          onBegin={(anyway) => {
            void run(() => create(anyway));
          }}
        />
      }
    >
      {secrets.denied ? <NoSecrets onAgain={secrets.again} /> : null}
      {form.notice === null ? null : <Notice {...form.notice} testID="newgame.sheets.notice" />}
      <SectionTitle>Rules</SectionTitle>
      <ChoiceList
        options={RULES}
        chosen={[rules]}
        mode="one"
        onChange={([id = rules]) => {
          form.changeRules(id);
        }}
        testID="newgame.rules"
      />
      <CopySheet from={sheet} onChoose={form.fillFromSheet} />
      <CopySetUp onCopy={form.fillIn} />
      <TextField
        label="Name of the game"
        value={name}
        onChange={setName}
        placeholder={usualName}
        maxLength={80}
        testID="newgame.name"
      />
      <RestContext value={rest}>
        <SetUpForm
          key={form.filled}
          rules={rules}
          setup={setup}
          onChange={form.change}
          sheetName={sheet ?? sheetName(setup)}
        />
      </RestContext>
    </Screen>
  );
};

const whyNotMade = (made: Exclude<Made, { kind: 'made' }>): string =>
  made.kind === 'refused'
    ? refusalSentence(made.refusal, null)
    : 'The device could not keep the game. Free some space and try again.';
