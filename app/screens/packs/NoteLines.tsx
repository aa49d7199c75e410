import { View } from 'react-native';
import { RuleRef } from '../../components/RuleRef';
import { Body } from '../../components/Words';
import { SPACE } from '../../theme/metrics';

/** Enough for a few words in a line: where letters are large the rule goes below. */
export const BESIDE_A_RULE = { flexGrow: 1, flexShrink: 1, flexBasis: 240 } as const;

type Note = Readonly<{ rule: string; text: string }>;

/** What a scenario says in words, each with its rule. */
export const NoteLines = ({ notes }: { readonly notes: readonly Note[] }) => (
  <View style={{ gap: SPACE.m }}>
    {notes.map(({ rule, text }) => (
      <View
        key={`${rule} ${text}`}
        style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: SPACE.s }}
      >
        <View style={BESIDE_A_RULE}>
          <Body>{text}</Body>
        </View>
        <RuleRef rule={rule} />
      </View>
    ))}
  </View>
);
