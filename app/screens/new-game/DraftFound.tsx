import type { GameDraft } from '../../../src/session/new-game-draft';
import { rulesShort } from '../../hooks/rules-called';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Small, Strong } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { ago } from '../games/when';
import { usualGameName } from './sheet-name';
import { counted } from './units/unit-line';

type DraftFoundProps = { readonly draft: GameDraft; readonly onGoOn: () => void; readonly onAnew: () => void };

/** A set-up that was begun and left: it waits until the players say what becomes of it. */
export const DraftFound = ({ draft, onGoOn, onAnew }: DraftFoundProps) => {
  const now = usePorts().now();
  const { rules, setup, name } = draft;
  const detail = [
    rulesShort(rules),
    counted(setup.formations.length, 'formation'),
    counted(setup.units.length, 'unit'),
    ago(draft.savedAt, now),
  ];
  return (
    <>
      <SectionTitle>A game is being set up</SectionTitle>
      <Panel testID="newgame.draft">
        <Strong>{name.trim() === '' ? (draft.sheet ?? usualGameName(setup)) : name}</Strong>
        <Small>{detail.join(' · ')}</Small>
        <Button
          label="Go on with it"
          icon="forward"
          kind="primary"
          wide
          onPress={onGoOn}
          testID="newgame.draft.go_on"
        />
        <Button label="Start anew" icon="plus" wide onPress={onAnew} testID="newgame.draft.anew" />
        <Small>Starting anew throws away what was entered.</Small>
      </Panel>
    </>
  );
};
