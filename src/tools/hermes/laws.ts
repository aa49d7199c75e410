import './language';
import { mopProcedures } from '../../rules/mop/procedures';
import { n20Procedures } from '../../rules/n20/procedures';
import { nlcProcedures } from '../../rules/nlc/procedures';
import { emptyTally, fuzz } from '../../testkit/fuzz';
import { seeded } from '../../testkit/seeded';
import { secrecyLines } from './secrecy';

declare const print: ((line: string) => void) | undefined;

/** Where a result is written: a bare Hermes has `print`, Node has its console. */
const say = typeof print === 'function' ? print : console.log;

const RUNS = 60;
const ODDS_ONCE_IN = 6;

/** A short number for a long text (FNV-1a): results of two engines are the same when theirs are. */
const digest = () => {
  let hash = 0x811c9dc5;
  const seen = (text: string): void => {
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  };
  return { seen, told: () => (hash >>> 0).toString(16) };
};

// The laws of the fuzz, in an engine that is not V8: one line for each resolver, a digest of all it came to.
for (const resolver of [...nlcProcedures, ...mopProcedures, ...n20Procedures]) {
  const { seen, told } = digest();
  const tally = emptyTally();
  fuzz(resolver, seeded(1813), { runs: RUNS, oddsOnceIn: ODDS_ONCE_IN, tally, lines: new Map(), seen });
  say(`${resolver.id} ${tally.accepted} ${tally.odds} ${told()}`);
}

// The sealed desk: what one phone seals every other must open.
const secrets = digest();
for (const line of secrecyLines(secrets.seen, secrets.told)) say(line);
