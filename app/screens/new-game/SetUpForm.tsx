import { View } from 'react-native';
import { PLAY_MODES } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { PLAY_MODE_WORDS } from '../../../src/wording/en/setup';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { SPACE } from '../../theme/metrics';
import { CupSection } from './CupSection';
import { SequenceSection } from './SequenceSection';
import { SideSection } from './SideSection';
import { SwitchSection } from './SwitchSection';
import { TurnsSection } from './TurnsSection';

export type SetUpFormProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

const MODES = PLAY_MODES.map((id) => ({ id, label: PLAY_MODE_WORDS[id].title, hint: PLAY_MODE_WORDS[id].hint }));

/** Everything the players agree on, for a new game and for correcting one. What is rarely changed is closed at first. */
export const SetUpForm = ({ rules, setup, onChange }: SetUpFormProps) => {
  const parts = { setup, onChange };
  return (
    <View style={{ gap: SPACE.xl }}>
      <View style={{ gap: SPACE.m }}>
        <SectionTitle>Way of playing</SectionTitle>
        <Segmented
          options={MODES}
          value={setup.playMode}
          onChange={(playMode) => {
            onChange({ ...setup, playMode });
          }}
          testID="setup.mode"
        />
      </View>
      <SideSection side="first" withRoster={rules !== 'n20'} {...parts} />
      <SideSection side="second" withRoster={rules !== 'n20'} {...parts} />
      {rules === 'n20' ? null : <CupSection {...parts} />}
      <TurnsSection rules={rules} {...parts} />
      <SequenceSection rules={rules} {...parts} />
      {rules === 'n20' ? null : <SwitchSection rules={rules} {...parts} />}
    </View>
  );
};
