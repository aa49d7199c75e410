import { SIDES } from '../../../src/engine/sides';
import { ActionGrid } from '../../components/ActionGrid';
import { SectionTitle } from '../../components/SectionTitle';
import { useApp, useSetting } from '../../hooks/use-app';
import { CoordinatedPanel } from './CoordinatedPanel';
import { InitialPanel } from './InitialPanel';

const DICE = [
  { id: 'app', label: 'App throws' },
  { id: 'table', label: 'Dice on the table' },
] as const;

/** NLC 4 ph. 2: both sides' rolls, in any order and only if wanted, before the cup is filled. */
export const PreparePanel = () => {
  const { change } = useApp().settings;
  const dice = useSetting('dice');
  return (
    <>
      <ActionGrid
        label="Who throws"
        actions={DICE.map((way) => ({ ...way, on: way.id === dice }))}
        onAction={(next) => {
          change({ dice: next });
        }}
        testID="prepare.dice"
      />
      <SectionTitle aside="NLC 4.1">Coordinated Action</SectionTitle>
      {SIDES.map((side) => (
        <CoordinatedPanel key={side} side={side} />
      ))}
      <SectionTitle aside="NLC 4.2">Initial Action</SectionTitle>
      <InitialPanel />
    </>
  );
};
