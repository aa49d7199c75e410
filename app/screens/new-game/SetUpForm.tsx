import { View } from 'react-native';
import { PLAY_MODES } from '../../../src/rules/common/index';
import type { Setup } from '../../../src/rules/common/index';
import { setupRulesOf } from '../../../src/rules/list';
import { PLAY_MODE_WORDS } from '../../../src/wording/en/setup';
import { SectionTitle } from '../../components/SectionTitle';
import { Segmented } from '../../components/Segmented';
import { SPACE } from '../../theme/metrics';
import { CupSection } from './CupSection';
import { KeepAsSheet } from './KeepAsSheet';
import { OrdersSection } from './OrdersSection';
import { SequenceSection } from './SequenceSection';
import { SideSection } from './SideSection';
import { SwitchSection, isKnownTo } from './SwitchSection';
import { MoraleSection } from './title/MoraleSection';
import { TitleSection } from './title/TitleSection';
import { TurnsSection } from './TurnsSection';

export type SetUpFormProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
  /** What a title sheet of this set-up is called unless the players say otherwise. */
  readonly sheetName: string;
};

const MODES = PLAY_MODES.map((id) => ({ id, label: PLAY_MODE_WORDS[id].title, hint: PLAY_MODE_WORDS[id].hint }));

/** Everything the players agree on, for a new game and for correcting one. What is rarely changed is closed at first. */
export const SetUpForm = ({ rules, setup, onChange, sheetName }: SetUpFormProps) => {
  const parts = { setup, onChange };
  const hasChits = setupRulesOf(rules).begins.cup !== 'none';
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
      {isKnownTo(rules, 'orderSheets') ? <OrdersSection {...parts} /> : null}
      <SideSection side="first" rules={rules} {...parts} />
      <SideSection side="second" rules={rules} {...parts} />
      {rules === 'n20' ? <MoraleSection {...parts} /> : null}
      {hasChits ? <CupSection {...parts} /> : null}
      <TurnsSection rules={rules} {...parts} />
      <SequenceSection rules={rules} {...parts} />
      <SwitchSection rules={rules} {...parts} />
      <TitleSection rules={rules} {...parts} />
      <KeepAsSheet rules={rules} setup={setup} name={sheetName} />
    </View>
  );
};
