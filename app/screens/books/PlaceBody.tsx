import { View } from 'react-native';
import type { Place } from '../../../src/wording/en/books/places';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { together } from '../../components/told';
import { Body, Caption, Label, Small, Strong } from '../../components/Words';
import { SPACE } from '../../theme/metrics';
import type { Entry } from './entries';
import { EntryRows } from './EntryRows';
import { partsOf, standing, switchStates } from './place-parts';
import type { SwitchState } from './place-parts';
import { usePlayed } from './use-played';

type PlaceBodyProps = {
  readonly place: Place;
  readonly onOpen: (entry: Entry) => void;
};

/** What a place of the books says, how its switches stand, and where it leads. */
export const PlaceBody = ({ place, onOpen }: PlaceBodyProps) => {
  const played = usePlayed();
  const switches = switchStates(place, played);
  return (
    <View style={{ gap: SPACE.l }} testID="place.body">
      <Panel>
        {place.text === '' ? null : <Body testID="place.text">{place.text}</Body>}
        {place.facts.map(([head, words]) => (
          <View key={head} style={{ gap: 2 }} {...together(`${head}: ${words}`)}>
            <Caption>{head}</Caption>
            <Body>{words}</Body>
          </View>
        ))}
      </Panel>
      {switches.map((one) => (
        <SwitchNote key={one.name} state={one} />
      ))}
      {partsOf(place, played?.rules ?? null).map(({ title, entries }) => (
        <View key={title} style={{ gap: SPACE.s }}>
          <SectionTitle>{title}</SectionTitle>
          <EntryRows entries={entries} onOpen={onOpen} testID="place.link" />
        </View>
      ))}
    </View>
  );
};

/** The switch is thrown in the set-up; here it is only told how it stands. */
const SwitchNote = ({ state }: { readonly state: SwitchState }) => (
  <Panel>
    <View {...together(`${state.title}: ${standing(state)}. ${state.hint}`)} testID={`place.switch.${state.name}`}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, justifyContent: 'space-between' }}>
        <Strong>{state.title}</Strong>
        <Label tone={state.on === true ? 'good' : 'inkSoft'}>{standing(state)}</Label>
      </View>
      <Small>{state.hint}</Small>
    </View>
  </Panel>
);
