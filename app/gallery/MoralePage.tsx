import { useState } from 'react';
import { View } from 'react-native';
import { MatrixGrid } from '../components/MatrixGrid';
import { Panel } from '../components/Panel';
import { ReasonList } from '../components/ReasonList';
import { SectionTitle } from '../components/SectionTitle';
import { ManeuverChit } from '../drawings/ManeuverChit';
import { MANEUVER_EMBLEMS } from '../drawings/maneuver-emblems';
import type { ManeuverName } from '../drawings/maneuver-emblems';
import { MoraleTrack } from '../drawings/MoraleTrack';
import type { TrackSide } from '../drawings/MoraleTrack';
import { cellOf } from '../../src/engine/table';
import { MANEUVER_MATRIX } from '../../src/rules/n20/tables/maneuver-matrix';
import { halves } from '../../src/wording/halves';

const WRAP = { flexDirection: 'row', flexWrap: 'wrap', gap: 10, justifyContent: 'center' } as const;
const nothing = () => undefined;

const french = (now: number, before?: number): TrackSide => ({
  title: 'French',
  side: 'french-blue',
  mark: 'F',
  halves: now,
  before,
});
const allies = (now: number, before?: number): TrackSide => ({
  title: 'Coalition of the North',
  side: 'prussian-iron',
  mark: 'C',
  halves: now,
  before,
});

const isManeuver = (name: string): name is ManeuverName => name in MANEUVER_EMBLEMS;
const MANEUVERS = Object.keys(MANEUVER_EMBLEMS).filter(isManeuver);
const NOTES: Readonly<Partial<Record<ManeuverName, string>>> = {
  Bombard: '1',
  Charge: '2',
  'Fall Back': '3',
  Counterattack: '4',
};
const heads = (role: 'attack' | 'defense') =>
  MANEUVERS.filter((id) => MANEUVER_EMBLEMS[id].role === role).map((id) => ({ id, label: id, note: NOTES[id] }));

const Matrix = () => {
  const [hit, setHit] = useState<readonly [row: ManeuverName, column: ManeuverName]>(['Hold', 'Charge']);
  return (
    <>
      <SectionTitle>The matrix</SectionTitle>
      <MatrixGrid
        columnsAre="Attack"
        rowsAre="Defense"
        columns={heads('attack')}
        rows={heads('defense')}
        cell={(row, column) => cellOf(MANEUVER_MATRIX, row, column)}
        litRow={hit[0]}
        litColumn={hit[1]}
        onCell={(row, column) => {
          setHit([row, column]);
        }}
        testID="gallery.matrix"
      />
    </>
  );
};

/** The morale track, the maneuver chits and their matrix. */
export const MoralePage = () => (
  <>
    <SectionTitle>Morale</SectionTitle>
    <Panel>
      <MoraleTrack first={french(13, 15)} second={allies(12)} testID="gallery.morale" />
    </Panel>
    <MoraleTrack first={french(21, 20)} second={allies(21, 0)} testID="gallery.equal" />
    <MoraleTrack first={french(7)} second={allies(6, 7)} testID="gallery.neighbours" />
    <SectionTitle>Reasons</SectionTitle>
    <Panel flush>
      <ReasonList
        reasons={[
          {
            id: 'rout',
            label: 'A unit routed',
            rule: 'N20 12.2',
            preview: { kind: 'change', from: halves(7), to: halves(5), tone: 'danger' },
          },
          {
            id: 'guard',
            label: 'Commit the Guard',
            detail: 'Free: the enemy stands below 2',
            rule: 'N20 12.6',
            preview: { kind: 'words', words: 'free' },
          },
          {
            id: 'full',
            label: 'Night: the line of communication is open',
            preview: { kind: 'change', from: halves(21), to: halves(21) },
            disabled: true,
          },
        ]}
        onReason={nothing}
        testID="gallery.reasons"
      />
    </Panel>
    <SectionTitle>Maneuver chits</SectionTitle>
    <View style={WRAP}>
      {MANEUVERS.map((maneuver) => (
        <ManeuverChit key={maneuver} maneuver={maneuver} selected={maneuver === 'Charge'} size={108} />
      ))}
      <ManeuverChit maneuver="Hold" faceDown size={108} />
      <ManeuverChit maneuver="Hold" disabled size={108} />
    </View>
    <Matrix />
  </>
);
