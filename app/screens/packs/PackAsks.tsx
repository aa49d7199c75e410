import type { OpenAsks } from '../../../src/packs/pack-asks';
import { ASK_WORDS, supposedSentence } from '../../../src/wording/en/packs';
import { ListRow } from '../../components/ListRow';
import { Body, Small } from '../../components/Words';
import { Fold } from '../new-game/Fold';

/** Ruling 51: what no book of rules prints and the app does not invent. Asked for once: a title sheet keeps it. */
export const PackAsks = ({ asks }: { readonly asks: OpenAsks }) => {
  const { kinds, supposed } = asks;
  if (kinds.length === 0 && supposed.length === 0) return null;
  const count = kinds.length + (supposed.length === 0 ? 0 : 1);
  return (
    <Fold
      title="From your copy of the game"
      summary={`${String(count)} ${count === 1 ? 'thing' : 'things'} no book of rules prints; none is needed to begin`}
      testID="pack.asks"
    >
      <Small>
        Enter them in the game’s set-up when you like, and keep the set-up as a title sheet: then they are asked for no
        more.
      </Small>
      {supposed.length === 0 ? null : <Body testID="pack.asks.leaders">{supposedSentence(supposed)}</Body>}
      {kinds.map((kind, i) => (
        <ListRow
          key={kind}
          title={ASK_WORDS[kind].title}
          detail={ASK_WORDS[kind].hint}
          last={i === kinds.length - 1}
          testID={`pack.asks.${kind}`}
        />
      ))}
    </Fold>
  );
};
