import type { AppCommand, AppView } from '../../../src/session/rule-sets';

/** What the screens read of hidden movement. */
export type Hidden = NonNullable<AppView['hidden']>;
export type HiddenSide = Hidden['desks'][number];
export type HiddenMarch = HiddenSide['marches'][number];
export type Revealed = Hidden['revealed'][number];
export type Going = Revealed['going'];
export type EnemyHq = HiddenSide['enemyHq'];
export type MayMarch = HiddenSide['mayMarch'][number];

type CommandOf<Type extends AppCommand['type']> = Extract<AppCommand, Readonly<{ type: Type }>>;
export type Jams = CommandOf<'BeginHiddenMarch'>['jams'];
