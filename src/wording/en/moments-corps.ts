import type { CampaignEvent, CorpsEvent, OrdersEvent, Recipient, Subject } from '../../rules/nlc/index';
import { withSide } from '../names';
import { recipientName } from './events-orders';
import { great, notable, sideOfId } from './moment';
import type { Moment, Tellers } from './moment';

type Of<Type extends (CorpsEvent | CampaignEvent | OrdersEvent)['type']> = Extract<
  CorpsEvent | CampaignEvent | OrdersEvent,
  { type: Type }
>;

/** A moment is read without its mark too, so the side always stands in it. */
const sided = (name: string, id: string, { names, setup }: Tellers): string => {
  const side = sideOfId(setup, id);
  return side === null ? name : withSide(name, names.side(side));
};

const formationOf = (id: string, told: Tellers): string => sided(told.names.formation(id), id, told);
const leaderOf = (id: string, told: Tellers): string => sided(told.names.leader(id), id, told);

const subject = (of: Subject, told: Tellers): string => {
  switch (of.kind) {
    case 'formation':
      return formationOf(of.id, told);
    case 'division':
      return `${of.division} of ${formationOf(of.id, told)}`;
    case 'army':
      return `the army of ${leaderOf(of.id, told)}`;
  }
};

const recipient = (of: Recipient, told: Tellers): string =>
  of.kind === 'formation' || of.kind === 'division'
    ? subject(of, told)
    : sided(recipientName(of, told.names), of.id, told);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** NLC 14 bears on victory alone; NLC 15 on the morale and the legs of every unit, and on its orders. */
const BROKEN: Readonly<Record<Subject['kind'], string>> = {
  army: 'An army that is demoralized bears on victory',
  formation: 'Demoralized from now: morale and movement 1 lower, orders come harder',
  division: 'Demoralized from now: morale and movement 1 lower, orders come harder',
};

export const demoralizationTurned = (event: Of<'DemoralizationTurned'>, told: Tellers): Moment => {
  const { of, now, lost, limit, rule } = event;
  const who = subject(of, told);
  if (now !== 'demoralized') return notable(`${capital(who)} is no longer demoralized: ${lost} lost, limit ${limit}`);
  return great({
    sign: 'breaks',
    side: sideOfId(told.setup, of.id),
    sentence: `${capital(who)} breaks`,
    coming: `This breaks ${who}`,
    figure: { now: lost, of: limit },
    rule,
    follows: BROKEN[of.kind],
  });
};

/** A commander by his name; a corps leader by his own, where he has one; with his side. */
const fallenName = (id: string, told: Tellers): string => {
  const formation = told.setup.formations.find((one) => one.id === id);
  if (formation === undefined) return leaderOf(id, told);
  const of = formationOf(id, told);
  return formation.leader === '' ? `The leader of ${of}` : `${formation.leader} of ${of}`;
};

export const leaderRolled = ({ leader, successor }: Of<'LeaderRolled'>, told: Tellers): Moment => {
  const who = fallenName(leader, told);
  if (successor === null) return notable(`${who} was in danger and is unharmed`);
  return great({
    sign: 'falls',
    side: sideOfId(told.setup, leader),
    sentence: `${who} has fallen`,
    rule: 'NLC 11.2',
    follows: `Nobody leads in his place this turn; then a leader rated ${successor}`,
  });
};

/** Ruling 35: it counts once, and for the rest of the game. */
export const guardRecorded = (event: Of<'GuardRecorded'>, { names }: Tellers): Moment => {
  const { side, lowersLevel, alliedArmyDemoralized } = event;
  const level = lowersLevel && !alliedArmyDemoralized ? ', the level of the army 10 lower' : '';
  return great({
    sign: 'breaks',
    side,
    sentence: `La Garde recule: the Guard is thrown back (${names.side(side)})`,
    coming: `La Garde recule: this throws the Guard back (${names.side(side)})`,
    rule: 'Ruling 35',
    follows: `Morale 1 lower for the rest of the game${level}: ${names.side(side)}`,
  });
};

export const badMoveCalled = ({ of, side, revealed }: Of<'BadMoveCalled'>, told: Tellers): Moment =>
  great({
    sign: 'badMove',
    side,
    sentence: `A Bad Move of ${recipient(of, told)}`,
    rule: 'NLC 12.11',
    follows: `The enemy may name its order${revealed ? '; its hidden march comes to light' : ''}`,
  });

export const leaderCaptured = (event: Of<'LeaderCaptured'>, { names }: Tellers): Moment => {
  const { leader, side, captured, napoleon } = event;
  const who = withSide(napoleon ? 'Napoleon' : names.leader(leader), names.side(side));
  if (!captured) return notable(`${who} is not taken`);
  const follows = napoleon ? 'It decides the battle' : `The enemy scores his rating, ${event.rating}`;
  return great({ sign: 'falls', side, sentence: `${who} is taken`, rule: 'MOP 37.13', follows });
};

export const hqRecorded = ({ leader, what }: Of<'HqRecorded'>, { names }: Tellers): Moment =>
  notable(`The HQ of ${names.leader(leader)} is ${what === 'destroyed' ? 'destroyed' : 'back'}`);

export const victoryCounted = (): Moment =>
  great({
    sign: 'over',
    sentence: 'The battle is over: victory is counted',
    rule: 'NLC 18',
    follows: 'Everything lies open now',
  });
