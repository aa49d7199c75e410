import type { CombatProcedure, Draft } from './draft';

/** What a fight is opened with, or what another one has led to: laid out once, as soon as the page is there. */
export type Seed = Readonly<{ key: string; draft: Draft }>;

/** The page another fight leads to. */
export type Led = Readonly<{ procedure: CombatProcedure; seed: Seed | null }>;
