import { useState } from 'react';
import { View } from 'react-native';
import { FOOT } from '../../../src/wording/en/foot';
import { WEATHER_NAMES } from '../../../src/wording/en/events-mop';
import { Button } from '../../components/Button';
import { ChipPicker } from '../../components/ChoiceList';
import { DiceResult } from '../../components/DiceResult';
import { Panel } from '../../components/Panel';
import { RuleRef } from '../../components/RuleRef';
import { Body, Heading, Small } from '../../components/Words';
import { useDispatch, useGameState, useNames, useView } from '../../hooks/use-game';
import { workingLines } from '../../hooks/working-lines';
import type { AppView } from '../../../src/session/rule-sets';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { useTurnDraft } from '../turn/turn-draft';
import { UnlessAtFoot } from '../turn/UnlessAtFoot';
import { useAtFoot } from '../turn/use-next';

type Sky = NonNullable<AppView['weather']>;

/** MOP 37.4: on the turns for it the weather is rolled on the title's own table, or picked where there is none. */
export const WeatherDue = () => {
  const { weather } = useView('weather');
  if (weather === undefined) return null;
  return weather.due ? <IfAsked sky={weather} /> : <JustRolled sky={weather} />;
};

/** As long as the foot leads to it it has the page; passed by, it waits in its line. */
const IfAsked = ({ sky }: { readonly sky: Sky }) => (useAsked() ? <DuePanel sky={sky} /> : null);

const useAsked = (): boolean => {
  const rolls = useAtFoot('weather.due.roll');
  const picks = useAtFoot('turn.next.weather');
  return rolls || picks;
};

const Head = ({ title }: { readonly title: string }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
    <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
      <Heading>{title}</Heading>
    </View>
    <RuleRef rule="MOP 37.4" />
  </View>
);

const DuePanel = ({ sky }: { readonly sky: Sky }) => {
  const [picking, setPicking] = useState(false);
  const { now, table } = sky;
  return (
    <Panel testID="weather.due">
      <Head title="Weather for this turn" />
      {now === null ? null : <Small>{`Until now: ${WEATHER_NAMES[now]}`}</Small>}
      {table === null ? (
        <Body tone="inkSoft">
          The weather table of this title has not been entered, or cannot be rolled on. Roll on your own copy and pick
          what it says.
        </Body>
      ) : (
        <RollOn table={table} />
      )}
      {table === null || picking ? (
        <Picker sky={sky} testID="weather.due.pick" />
      ) : (
        <Button
          label="Pick it instead"
          kind="plain"
          onPress={() => {
            setPicking(true);
          }}
          testID="weather.due.picking"
        />
      )}
    </Panel>
  );
};

const RollOn = ({ table: { dice, lines, line } }: { readonly table: NonNullable<Sky['table']> }) => {
  const dispatch = useDispatch();
  const { draft, change } = useTurnDraft();
  const chosen = draft.skyLine ?? line;
  return (
    <>
      {lines.length < 2 ? null : (
        <ChipPicker
          label="Which part of the table"
          options={lines.map((label, i) => ({ id: String(i), label: label === '' ? String(i + 1) : label }))}
          chosen={[String(chosen)]}
          onChange={([id]) => {
            change({ skyLine: Number(id) });
          }}
          testID="weather.due.line"
        />
      )}
      <UnlessAtFoot testID="weather.due.roll">
        <Button
          label={dice === 1 ? FOOT.rollWeather : FOOT.rollWeatherTwo}
          icon="dice"
          onPress={() => {
            void dispatch({ type: 'RollWeather', line: chosen });
          }}
          testID="weather.due.roll"
        />
      </UnlessAtFoot>
    </>
  );
};

const Picker = ({ sky: { all, now }, testID }: { readonly sky: Sky; readonly testID: string }) => {
  const dispatch = useDispatch();
  return (
    <ChipPicker
      options={all.map((id) => ({ id, label: WEATHER_NAMES[id] }))}
      chosen={now === null ? [] : [now]}
      onChange={([weather]) => {
        if (weather !== undefined) void dispatch({ type: 'NameWeather', weather });
      }}
      plays
      testID={testID}
    />
  );
};

/** The die that was just thrown for it, and what it brings. */
const JustRolled = ({ sky }: { readonly sky: Sky }) => {
  const last = useGameState((state) => state.last);
  if (last?.type !== 'RollWeather' || sky.now === null) return null;
  return (
    <Panel testID="weather.rolled">
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}>
        <DiceResult faces={last.rolls.flatMap(({ faces }) => faces)} size={44} />
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
          <Head title={WEATHER_NAMES[sky.now]} />
        </View>
      </View>
      <Effects sky={sky} />
    </Panel>
  );
};

const Effects = ({ sky }: { readonly sky: Sky }) => {
  const names = useNames();
  if (sky.effects.length === 0) return <Small>Nothing is changed by it.</Small>;
  return (
    <View style={{ gap: SPACE.xs }}>
      {workingLines(sky.effects, names).map(({ text }) => (
        <Body key={text}>{text}</Body>
      ))}
    </View>
  );
};

const HOURS: Readonly<Record<string, string>> = { nightPM: ', Night PM', night: ', night' };

/** The weather in one line: what it is, at which hour, and whether this turn’s is still to come. */
const skyTitle = ({ now, due }: Sky, hour: string): string =>
  `Weather: ${now === null ? 'not said yet' : WEATHER_NAMES[now]}${HOURS[hour] ?? ''}${due ? ' · still to be rolled' : ''}`;

/** The weather in force and all it does, and the way to change it: cards do that too. */
export const WeatherNow = () => {
  const { weather, turn } = useView('weather', 'turn');
  const names = useNames();
  if (weather === undefined) return null;
  const told = workingLines(weather.effects, names).map(({ text }) => text);
  return (
    <Fold
      title={skyTitle(weather, turn.turn.kind)}
      summary={told.length === 0 ? 'Nothing is changed by it' : told.join(' · ')}
      testID="weather.now"
    >
      <Change sky={weather} />
    </Fold>
  );
};

/** What was passed by is rolled here. */
const Change = ({ sky }: { readonly sky: Sky }) => {
  const asked = useAsked();
  return (
    <View style={{ gap: SPACE.s }}>
      {sky.due && !asked && sky.table !== null ? <RollOn table={sky.table} /> : null}
      <Small>{sky.due ? 'As the players’ own table says' : 'Other weather by a card or the scenario'}</Small>
      <Picker sky={sky} testID="weather.now.pick" />
    </View>
  );
};
