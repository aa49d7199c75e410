import { useNavigation } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import type { RuleSetId } from '../../../../src/rules/list';
import { useViewIfAny } from '../use-any-names';
import { readProcedure } from './decode-draft';
import type { CombatProcedure } from './draft';
import type { Led } from './leads';
import { FightPage } from './FightPage';
import { useLooks } from './looks';
import { openedFor } from './opening';
import { pursuitAfter } from './pursuit-after';
import { leadersToRoll } from './to-roll';
import { useRollsDue } from './use-rolls-due';
import { Written } from './Written';
import type { WrittenFight } from './written-fight';

export type CombatScreenProps = {
  readonly procedure: CombatProcedure;
  /** The books it is fought by; a game plays by its own. */
  readonly rules: RuleSetId;
  /** Whom it is opened for; null where nobody is named. */
  readonly formation?: string | null | undefined;
};

/** What lies on the table of the game and waits to be gone on with, if it is a fight. */
const useUnderWay = (): CombatProcedure | null => {
  const run = useViewIfAny()?.procedure?.run ?? null;
  return run === null ? null : readProcedure(run.procedure);
};

/** What a fight has led to, and what it has left to do. */
const useLedOn = (formation: string | null, procedure: CombatProcedure) => {
  const underWay = useUnderWay();
  const view = useViewIfAny();
  const [led, setLed] = useState<Led | null>(null);
  const [written, setWritten] = useState<WrittenFight | null>(null);
  const shown = led?.procedure ?? underWay ?? procedure;
  // What lies on the table is gone on with as it was begun, for whomever the page is opened now.
  const opened = useMemo(
    () => (underWay === null ? openedFor(view, shown, formation) : null),
    [view, shown, formation, underWay],
  );
  const lead = (next: Led | null): void => {
    setWritten(null);
    setLed(next);
  };
  // Taken back, it lies on the table again and is gone on with.
  return {
    shown,
    seed: led === null ? opened : led.seed,
    led,
    lead,
    written: underWay === null ? written : null,
    setWritten,
  };
};

/**
 * A fight from its first counter to its last decision. A charge leads on to its pursuit; a game's fight that is under way
 * goes on, whatever page was asked for.
 */
export const CombatScreen = ({ procedure, rules, formation = null }: CombatScreenProps) => {
  const navigation = useNavigation();
  const looks = useLooks();
  const { shown, seed, led, lead, written, setWritten } = useLedOn(formation, procedure);
  const { owed, owe, roll } = useRollsDue();
  if (written !== null) {
    const { fight, outcome } = written;
    const pursuit = pursuitAfter(fight, outcome);
    return (
      <Written
        written={written}
        looks={looks}
        next={{ rolls: owed, pursuit }}
        onRoll={roll}
        onPursue={() => {
          lead({ procedure: 'nlc/pursuit', seed: pursuit });
        }}
        onAnother={() => {
          lead(null);
        }}
        // A charge that was held up by a reaction goes on.
        onDone={() => {
          if (led !== null && fight.procedure !== procedure && pursuit === null) lead(null);
          else navigation.goBack();
        }}
      />
    );
  }
  return (
    <FightPage
      key={`${shown} ${led?.seed?.key ?? ''}`}
      procedure={shown}
      formation={formation}
      seed={seed}
      rules={rules}
      onLead={lead}
      onRoll={roll}
      onWritten={(one) => {
        owe(leadersToRoll(one.fight, one.outcome));
        setWritten(one);
      }}
    />
  );
};
