import { View } from 'react-native';
import { withCardPlay } from '../../../../src/rules/common/index';
import type { Setup } from '../../../../src/rules/common/index';
import { SectionTitle } from '../../../components/SectionTitle';
import { TextField } from '../../../components/TextField';
import { Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { CardPlayField } from './CardPlayField';
import { CardsField } from './CardsField';
import { GridField } from './GridField';
import { PlacesField } from './PlacesField';
import type { Title } from './title-types';

type TitleSectionProps = {
  readonly rules: string;
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
};

const WEATHER = 'Die, Morning, Afternoon\n1, Fair, Rain\n2, Mud, Fair';
const COMBAT = 'Die, −1, 0, +1\n1, AR, AR, AW\n2, AR, AW, DW';

/** What belongs to the title and stands in no rule book: copied from it once, kept in a title sheet. */
export const TitleSection = ({ rules, setup, onChange }: TitleSectionProps) => {
  const { title } = setup;
  const change = (part: Partial<Title>): void => {
    onChange({ ...setup, title: { ...title, ...part } });
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <SectionTitle>Title data</SectionTitle>
      <Small tone="inkSoft">
        What your copy of the game prints. Estafette invents none of it; what is empty is asked for when it is needed.
      </Small>
      <TextField
        label="Name of the title"
        value={title.name}
        maxLength={60}
        onChange={(name) => {
          change({ name });
        }}
        testID="setup.title.name"
      />
      <PlacesField
        places={title.places}
        onChange={(places) => {
          change({ places });
        }}
      />
      <GridField
        title="Weather table"
        grid={title.weather}
        example={WEATHER}
        onChange={(weather) => {
          change({ weather });
        }}
        testID="setup.title.weather"
      />
      {rules === 'n20' || title.combat !== null ? (
        <GridField
          title="Combat results table"
          grid={title.combat}
          example={COMBAT}
          onChange={(combat) => {
            change({ combat });
          }}
          testID="setup.title.combat"
        />
      ) : null}
      {rules === 'mop' ? (
        <CardPlayField
          setup={setup}
          change={change}
          onWay={(way) => {
            onChange(withCardPlay(setup, way));
          }}
        />
      ) : null}
      <CardsField
        rules={rules}
        setup={setup}
        cards={title.cards}
        onChange={(cards) => {
          change({ cards });
        }}
      />
    </View>
  );
};
