import { useCallback, useEffect, useState } from 'react';
import { defaultSetup, underOtherRules } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { RULE_SET_IDS, setupRulesOf } from '../../../src/rules/list';
import { readSheet } from '../../../src/session/sheets';
import type { SheetOpened } from '../../../src/session/sheets';
import { sheetFaultSentence } from '../../../src/wording/en/setup-files';
import type { GameDraft } from '../../../src/session/new-game-draft';
import type { NoticeKind } from '../../components/Notice';
import { usePorts } from '../../hooks/use-app';

/**
 * The form's contents: rules, set-up, and the sheet they came from. `filled` counts how often it was filled in anew, `usual` is
 * what it was filled in with: whoever changed nothing of it has begun nothing.
 */
type Form = Readonly<{ rules: string; setup: Setup; usual: Setup; sheet: string | null; filled: number }>;
type FormNotice = Readonly<{ kind: NoticeKind; text: string }>;

export type NewSetUp = Form &
  Readonly<{
    notice: FormNotice | null;
    isReading: boolean;
    change: (setup: Setup) => void;
    changeRules: (rules: string) => void;
    fillIn: (rules: string, setup: Setup) => void;
    fillFromSheet: (key: string) => void;
  }>;

const [FIRST_RULES = ''] = RULE_SET_IDS;
const USUAL = defaultSetup(setupRulesOf(FIRST_RULES));
const FIRST: Form = { rules: FIRST_RULES, setup: USUAL, usual: USUAL, sheet: null, filled: 0 };

const goingOn = ({ rules, setup, sheet }: GameDraft): Form => ({
  rules,
  setup,
  usual: defaultSetup(setupRulesOf(rules)),
  sheet,
  filled: 0,
});

/** What a new game will begin with: the rule set's usual start, what was begun before, an earlier game, or a title sheet. */
export const useNewSetUp = (sheetKey: string | undefined, begun: GameDraft | null): NewSetUp => {
  const ports = usePorts();
  const [form, setForm] = useState<Form>(begun === null ? FIRST : goingOn(begun));
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isReading, setReading] = useState(sheetKey !== undefined);
  const take = useCallback(
    (key: string) => {
      const done = (opened: SheetOpened | null): void => {
        setReading(false);
        setNotice(noticeOn(opened));
        if (opened?.kind === 'sheet') setForm(({ filled }) => ({ ...contents(opened.sheet), filled: filled + 1 }));
      };
      readSheet(ports, key).then(done, () => {
        done(null);
      });
    },
    [ports],
  );
  useEffect(() => {
    if (sheetKey !== undefined) take(sheetKey);
  }, [sheetKey, take]);
  return {
    ...form,
    notice,
    isReading,
    change: (setup) => {
      setForm((now) => ({ ...now, setup }));
    },
    changeRules: (rules) => {
      setForm((now) => (now.rules === rules ? now : under(rules, now)));
    },
    fillIn: (rules, setup) => {
      setNotice(null);
      setForm(({ filled }) => ({ rules, setup, usual: setup, sheet: null, filled: filled + 1 }));
    },
    fillFromSheet: (key) => {
      setReading(true);
      take(key);
    },
  };
};

type Sheet = Extract<SheetOpened, { kind: 'sheet' }>['sheet'];

const contents = ({ rules, setup, name }: Sheet): Omit<Form, 'filled'> => ({
  rules,
  setup,
  usual: setup,
  sheet: name,
});

const under = (rules: string, now: Form): Form => {
  const [from, to] = [setupRulesOf(now.rules), setupRulesOf(rules)];
  return {
    ...now,
    rules,
    setup: underOtherRules(now.setup, from, to),
    usual: underOtherRules(now.usual, from, to),
  };
};

const noticeOn = (opened: SheetOpened | null): FormNotice | null => {
  if (opened === null) return { kind: 'damage', text: 'The title sheet could not be read.' };
  switch (opened.kind) {
    case 'gone':
      return { kind: 'warning', text: 'That title sheet is no longer on this device.' };
    case 'fault':
      return { kind: 'damage', text: sheetFaultSentence(opened.fault) };
    case 'sheet':
      return opened.changed
        ? { kind: 'damage', text: 'What is stored of this sheet is not what was saved. Look it over before you begin.' }
        : null;
  }
};
