import { useView } from '../../hooks/use-game';
import { Fold } from '../new-game/Fold';
import { counted } from '../new-game/units/unit-line';
import { AwaitedAssaults } from './AwaitedAssaults';
import { NoteLines } from './NoteLines';

/** In a game that began from a scenario: what its text says beside orders and numbers. */
export const ScenarioNotes = () => {
  const { scenario } = useView('setup').setup.title;
  return (
    <>
      <AwaitedAssaults />
      {scenario === undefined || scenario.notes.length === 0 ? null : (
        <Fold
          title={scenario.name}
          summary={`Scenario: ${counted(scenario.notes.length, 'note')}`}
          testID="turn.scenario"
        >
          <NoteLines notes={scenario.notes} />
        </Fold>
      )}
    </>
  );
};
