import { View } from 'react-native';
import { changeSide } from '../../../src/rules/common/index';
import { otherSide } from '../../../src/engine/sides';
import { setupRulesOf } from '../../../src/rules/list';
import { SectionTitle } from '../../components/SectionTitle';
import { SideColourPicker } from '../../components/SideColourPicker';
import { TextField } from '../../components/TextField';
import { SPACE } from '../../theme/metrics';
import { SIDES } from '../../theme/side-colours';
import { sideColour, sideMark } from '../../theme/side-of';
import { CommandersFold } from './CommandersFold';
import { Fold } from './Fold';
import { FormationsFold } from './FormationsFold';
import type { RulesPartProps } from './side-part';
import { UnitsFold } from './units/UnitsFold';

/** One side: what it is called, under which colour it marches, who commands, and what it has. */
export const SideSection = (props: RulesPartProps) => {
  const { rules, side, setup, onChange } = props;
  const { title, colour } = setup.sides[side];
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle aside={side === 'first' ? 'goes first' : undefined}>{title === '' ? 'A side' : title}</SectionTitle>
      <TextField
        label="Name of the side"
        value={title}
        maxLength={60}
        onChange={(text) => {
          onChange(changeSide(setup, side, { title: text }));
        }}
        testID={`setup.${side}.title`}
      />
      <Fold title="Colour" summary={SIDES[sideColour(colour)].name} testID={`setup.${side}.colour_fold`}>
        <SideColourPicker
          label="Counters"
          value={sideColour(colour)}
          taken={[sideColour(setup.sides[otherSide(side)].colour)]}
          mark={sideMark(title)}
          onChange={(id) => {
            onChange(changeSide(setup, side, { colour: id }));
          }}
          testID={`setup.${side}.colour`}
        />
      </Fold>
      {setupRulesOf(rules).begins.leaders ? <CommandersFold side={side} setup={setup} onChange={onChange} /> : null}
      <FormationsFold {...props} />
      <UnitsFold {...props} />
    </View>
  );
};
