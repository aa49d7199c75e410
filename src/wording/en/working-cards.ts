import type { WorkingLine } from '../../engine/step';
import { cardTitle } from '../../rules/mop/index';

type Facts = WorkingLine['facts'];

const SIDE: Readonly<Record<string, string>> = { attacker: 'attacker', defender: 'defender' };
const whose = (by: string | number | undefined): string => `the ${SIDE[String(by)] ?? 'side'}’s`;
const signed = (change: string | number | undefined): string => {
  const number = Number(change ?? 0);
  return number < 0 ? `−${String(-number)}` : `+${String(number)}`;
};
const title = ({ card }: Facts): string => cardTitle(String(card ?? ''));

/** What MOP's cards do to a fight, as its working tells it: always with the card's name. */
export const CARD_LINES: Readonly<Record<string, (facts: Facts) => string>> = {
  cardRoll: (facts) => `${title(facts)}: ${signed(facts['change'])} on ${whose(facts['by'])} roll`,
  cardMorale: (facts) => `${title(facts)}: ${signed(facts['change'])}`,
  cardNeverForced: (facts) => `${title(facts)}: the ${SIDE[String(facts['by'])] ?? 'side'} is not thrown back`,
  cardSpares: (facts) => `${title(facts)}: through the enemy’s zone without the step it costs`,
  cardCallsOff: (facts) => `${title(facts)}: the pursuit is called off`,
  cardNoCapture: (facts) => `${title(facts)}: not captured`,
  cardThrowsAgain: (facts) => `${title(facts)}: thrown again; this throw stands`,
  thrownAgain: (facts) =>
    `${title(facts)}: ${String(facts['was'] ?? '')} thrown again, ${String(facts['now'] ?? '')} stands`,
};
