import type { ComponentType } from 'react';
import type { UnitView } from '../../../src/rules/common/index';
import type { AppView } from '../../../src/session/rule-sets';
import type { Names } from '../../../src/wording/names';

/**
 * What a player tells a procedure, as a screen asks for it. Nothing here is made from a schema: each procedure's screen
 * names what it asks, in the order and in the words of the table.
 */
export type Field = (
  | NumberField
  | OneField
  | FlagsField
  | ListField
  | OrdersField
  | OtherField
  | PickField
  | UnitField
  | NamesField
  | CustomField
) &
  Readonly<{
    /** Asked only where it matters, judged by the draft (of the item, inside a list). */
    when?: ((draft: unknown) => boolean) | undefined;
    /** Only a game has an answer to it, or a use for one. */
    inGame?: true | undefined;
  }>;

/** Words, or words that name a side. */
export type Worded = string | ((names: Names) => string);

export type NumberField = Readonly<{
  kind: 'number';
  at: string;
  label: Worded;
  hint?: string | undefined;
  min: number;
  max: number;
  otherwise: number;
  step?: number | undefined;
  print?: ((value: number) => string) | undefined;
  /** The number may be missing (`null`, or no such field): what is printed then. */
  none?: Readonly<{ word: string; value: null | undefined }> | undefined;
}>;

export type FieldOption = Readonly<{
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is written down for it; its id where nothing is said. */
  value?: unknown;
  /** Where it changes more than its own field. */
  put?: ((draft: unknown) => unknown) | undefined;
}>;

export type OneField = Readonly<{
  kind: 'one';
  at: string;
  label?: string | undefined;
  options: readonly FieldOption[] | ((names: Names) => readonly FieldOption[]);
  /** The id of what holds while nobody has said anything. */
  otherwise: string;
  /** Which one holds, where it is not one value under `at`. */
  chosen?: ((draft: unknown) => string) | undefined;
  look?: 'segmented' | 'chips' | 'list' | undefined;
}>;

export type Flag = Readonly<{ at: string; label: string; hint?: string | undefined; otherwise?: boolean | undefined }>;

/** Things that are so or not, as chips side by side. */
export type FlagsField = Readonly<{ kind: 'flags'; label?: Worded | undefined; flags: readonly Flag[] }>;

export type ListField = Readonly<{
  kind: 'list';
  at: string;
  label: string;
  /** One of them, as the button that adds it says: "Add a unit". */
  one: string;
  min: number;
  max: number;
  blank: (nth: number) => unknown;
  title: (item: unknown, nth: number, names: Names) => string;
  /** Asked of each. */
  fields: readonly Field[];
  /** What no two of them share. */
  idOf?: ((item: unknown) => string) | undefined;
  /** How a game's own units become items; without it they are only added blank. */
  fromGame?: FromGame | undefined;
}>;

export type FromGame = Readonly<{
  /** Who may be picked; `draft` is what the list stands in. */
  units: (view: AppView, draft: unknown) => readonly UnitView[];
  item: (unit: UnitView, view: AppView) => unknown;
  idOf: (item: unknown) => string;
}>;

/** An order, and what goes before it in a sequence (NLC 12.5). */
export type OrdersField = Readonly<{ kind: 'orders'; at: string; label: string; sequence: boolean }>;

/** A change by a special rule of the game at hand (Ruling 7), which the app does not know. */
export type OtherField = Readonly<{ kind: 'other'; at: string; label: string }>;

/** Only in a game: whom the game knows, for filling in the fields below. */
export type PickField = Readonly<{
  kind: 'pick';
  id: string;
  label: string;
  choices: (view: AppView, draft: unknown) => readonly Picked[];
}>;

export type Picked = Readonly<{
  id: string;
  label: string;
  hint?: string | undefined;
  put: (draft: unknown) => unknown;
}>;

/** Only in a game: one of its counters, for filling in what is asked of a unit. */
export type UnitField = Readonly<{
  kind: 'unit';
  id: string;
  label?: string | undefined;
  /** Who may be picked; everybody on the map where nothing is said. */
  units?: ((view: AppView) => readonly UnitView[]) | undefined;
  put: (draft: unknown, unit: UnitView, view: AppView) => unknown;
}>;

/** Some of those who are named in a list of the same draft. */
export type NamesField = Readonly<{ kind: 'names'; at: string; label: string; from: string }>;

export type CustomProps = Readonly<{ draft: unknown; onChange: (next: unknown) => void; testID: string }>;

/** What no common field can ask: a grid to tap into, a sum that is shown while it grows. */
export type CustomField = Readonly<{ kind: 'custom'; id: string; Part: ComponentType<CustomProps> }>;
