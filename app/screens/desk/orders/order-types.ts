import type { AppCommand, AppView } from '../../../../src/session/rule-sets';

/** What the desk reads of orders, each part under the name a player would give it. */
export type Orders = NonNullable<AppView['orders']>;
export type DeskOrders = Orders['desks'][number];
export type OrderOnLine = DeskOrders['orders'][number];
export type Due = DeskOrders['dues'][number];
export type PhaseStep = DeskOrders['phase'];
export type Recorded = DeskOrders['decisions'][number];
export type StageOrder = DeskOrders['stage'][number];
export type CommanderOrders = DeskOrders['commanders'][number];
export type RetreatLeave = CommanderOrders['retreat'];

/** A command about orders, as a screen sends it. */
export type CommandOf<Type extends AppCommand['type']> = Extract<AppCommand, Readonly<{ type: Type }>>;
export type WriteOrder = CommandOf<'WriteOrder'>;
export type RecordDecision = CommandOf<'RecordLocalDecision'>;
export type SetOrder = CommandOf<'SetOrder'>;
export type ChooseOrder = CommandOf<'ChooseOrder'>;

export type Recipient = WriteOrder['to'][number]['of'];
export type Courier = WriteOrder['to'][number]['courier'];
export type OrderStep = WriteOrder['steps'][number];
export type OrderType = OrderStep['type'];
export type Target = NonNullable<OrderStep['target']>;

/** Two recipients are one where this is the same. */
export const recipientKey = (of: Recipient): string =>
  of.kind === 'division' ? `division-${of.id}-${of.division}` : `${of.kind}-${of.id}`;

export const isSameRecipient = (one: Recipient, other: Recipient): boolean => recipientKey(one) === recipientKey(other);
