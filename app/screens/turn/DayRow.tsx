import { TURN_KIND_WORDS } from '../../../src/wording/en/setup';
import { placeOf } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import { TurnTrack } from '../../components/TurnTrack';
import { useView } from '../../hooks/use-game';
import { FoldRow } from './FoldRow';
import { trackTurns } from './track-turns';

/** When the light changes next, as far as the track says. */
const lightAhead = ({ setup, turn }: Pick<AppView, 'setup' | 'turn'>): string | null => {
  const ahead = setup.turns.map((_, i) => placeOf(setup, i)).slice(turn.index + 1);
  const dusk = ahead.find(({ nightfall }) => nightfall);
  if (dusk !== undefined && turn.turn.kind === 'day') return `night from ${dusk.turn.label}`;
  const dawn = ahead.find((place) => place.dawn);
  return dawn === undefined ? null : `dawn at ${dawn.turn.label}`;
};

/** The day in one line, and its track. */
export const DayRow = () => {
  const { setup, turn } = useView('setup', 'turn');
  const says = [
    turn.turn.label,
    TURN_KIND_WORDS[turn.turn.kind],
    `${String(setup.turns.length - turn.index - 1)} to come`,
    lightAhead({ setup, turn }),
  ];
  return (
    <FoldRow title="The day" says={says.filter((part) => part !== null).join(' · ')} roomy last testID="turn.day">
      {() => <TurnTrack turns={trackTurns(setup)} current={turn.index} window={6} testID="turn.track" />}
    </FoldRow>
  );
};
