import { useState } from 'react';
import { View } from 'react-native';
import { SIDES } from '../../../src/engine/sides';
import type { CupView } from '../../../src/rules/nlc/index';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Small } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { SPACE } from '../../theme/metrics';
import { EnterDrawn } from './EnterDrawn';
import { FoldRow } from './FoldRow';
import { FormationChit } from './FormationChit';
import { useTurnDraft } from './turn-draft';

/** The chits one by one: those that came out, and those this viewer knows to be in the cup. */
export const ChitsRow = ({ cup }: { readonly cup: CupView }) => {
  const { setup } = useView('setup');
  if (cup.total === 0 && cup.drawn.length === 0) return null;
  const left = SIDES.map((side) => `${setup.sides[side].title} ${String(cup.inside?.[side] ?? 0)}`);
  return (
    <FoldRow
      title={`${String(cup.total)} ${cup.total === 1 ? 'chit' : 'chits'} left`}
      says={cup.inside === null ? `${String(cup.drawn.length)} drawn` : left.join(' · ')}
      leading={<LastOut cup={cup} />}
      roomy
      testID="chits"
    >
      {() => (
        <>
          <DrawnChits cup={cup} />
          <KnownChits cup={cup} />
        </>
      )}
    </FoldRow>
  );
};

const SMALL = 34;
/** How wide they may lie, one over the other, beyond the last of them. */
const FANNED = 60;

/** What came out of the cup this turn, small and fanned out. */
const LastOut = ({ cup: { drawn } }: { readonly cup: CupView }) => {
  if (drawn.length === 0) return null;
  const step = Math.min(SMALL + SPACE.hair, FANNED / Math.max(1, drawn.length - 1));
  return (
    <View style={{ flexDirection: 'row' }}>
      {drawn.map(({ side, chit }, i) => (
        <View key={`${side}${chit}`} style={{ marginLeft: i === 0 ? 0 : step - SMALL }} testID={`cup.out.${chit}`}>
          <FormationChit side={side} chit={chit} size={SMALL} />
        </View>
      ))}
    </View>
  );
};

/** A chit from the cup on the table, told when the foot was asked for it. */
export const RealCup = ({ cup }: { readonly cup: CupView }) => {
  const { draft, change } = useTurnDraft();
  if (!draft.realCup || cup.total === 0) return null;
  return (
    <Panel testID="cup.enter">
      <EnterDrawn
        cup={cup}
        onEntered={() => {
          change({ realCup: false });
        }}
      />
      <Button
        label="Close"
        kind="plain"
        onPress={() => {
          change({ realCup: false });
        }}
        testID="cup.enter.close"
      />
    </Panel>
  );
};

/** The chits that whoever looks may know to be in the cup, each with its own chance. */
const KnownChits = ({ cup }: { readonly cup: CupView }) => {
  if (cup.known.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle>Still in the cup</SectionTitle>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {cup.known.map(({ side, chit, chance }) => (
          <View key={`${side}${chit}`} style={{ alignItems: 'center' }}>
            <FormationChit side={side} chit={chit} size={76} />
            <Small tone="inkSoft">{`${String(chance.n)}/${String(chance.d)}`}</Small>
          </View>
        ))}
      </View>
    </View>
  );
};

const DrawnChits = ({ cup }: { readonly cup: CupView }) => {
  const dispatch = useDispatch();
  const names = useNames();
  const [chosen, setChosen] = useState<number | null>(null);
  const picked = chosen === null ? undefined : cup.drawn[chosen];
  if (cup.drawn.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle aside={String(cup.drawn.length)}>Drawn this turn</SectionTitle>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, alignItems: 'flex-end' }}>
        {cup.drawn.map(({ side, chit, how }, i) => (
          <View key={`${side}${chit}`} style={{ alignItems: 'center' }}>
            <FormationChit side={side} chit={chit} size={64} />
            {how === 'initial' ? (
              <Small tone="inkSoft">first</Small>
            ) : (
              <IconButton
                icon="swap"
                label={`Put ${names.formation(chit)} back`}
                selected={chosen === i}
                onPress={() => {
                  setChosen((now) => (now === i ? null : i));
                }}
                testID={`cup.drawn.back.${chit}`}
              />
            )}
          </View>
        ))}
      </View>
      {picked === undefined ? null : (
        <View style={{ gap: SPACE.s }}>
          <Small>{`Put ${names.formation(picked.chit)} back into the cup? Both sides will find it in the history.`}</Small>
          <View style={{ flexDirection: 'row', gap: SPACE.s }}>
            <Button
              label="Put it back"
              onPress={() => {
                setChosen(null);
                void dispatch({ type: 'PutBack', side: picked.side, chit: picked.chit });
              }}
              testID="cup.drawn.back_yes"
            />
            <Button
              label="Leave it"
              kind="plain"
              onPress={() => {
                setChosen(null);
              }}
              testID="cup.drawn.back_no"
            />
          </View>
        </View>
      )}
    </View>
  );
};
