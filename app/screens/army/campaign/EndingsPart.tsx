import { View } from 'react-native';
import { SIDES } from '../../../../src/engine/sides';
import type { Side } from '../../../../src/engine/sides';
import { ToggleRow } from '../../../components/ToggleRow';
import { useDispatch, useView } from '../../../hooks/use-game';
import type { Campaign } from '../army-types';
import { CapturesPart } from './CapturesPart';

type Ending = Campaign['endings'][number]['what'];

const LAST_BATTLES: readonly Readonly<{ what: Ending; label: string }>[] = [
  { what: 'lastBattles', label: 'The battle ends when an army breaks' },
  { what: 'frenchDemoralized', label: 'The French army is demoralized' },
  { what: 'otherArmyDisintegrated', label: 'The other army has disintegrated' },
];

type CampaignProps = { readonly campaign: Campaign };

/** What else decides, as the players say: the app cannot see it in the counters. */
export const EndingsPart = ({ campaign }: CampaignProps) => {
  const { rules, setup } = useView('rules', 'setup');
  if (rules !== 'mop')
    return (
      <View>
        {LAST_BATTLES.map(({ what, label }) => (
          <EndingRow key={what} campaign={campaign} what={what} side={null} label={label} />
        ))}
      </View>
    );
  return (
    <View>
      <CapturesPart captives={campaign.captives} />
      {SIDES.map((side) => (
        <EndingRow
          key={side}
          campaign={campaign}
          what="generalRetreat"
          side={side}
          label={`${setup.sides[side].title}: General Retreat was played`}
        />
      ))}
    </View>
  );
};

type EndingRowProps = CampaignProps & {
  readonly what: Ending;
  readonly side: Side | null;
  readonly label: string;
};

const EndingRow = ({ campaign, what, side, label }: EndingRowProps) => {
  const dispatch = useDispatch();
  const isCounted = what === 'frenchDemoralized' && campaign.broken.includes('first');
  return (
    <ToggleRow
      label={label}
      hint={isCounted ? 'Counted by the app (NLC 14)' : undefined}
      disabled={isCounted}
      value={isCounted || campaign.endings.some((one) => one.what === what && one.side === side)}
      onChange={(done) => {
        void dispatch({ type: 'RecordEnding', what, side, done });
      }}
      testID={`ending.${what.toLowerCase()}${side === null ? '' : `.${side}`}`}
    />
  );
};
