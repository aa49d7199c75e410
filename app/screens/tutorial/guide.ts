import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { SettingsStore } from '../../../src/journal/store';
import { GUIDE_STEPS } from './guide-steps';
import type { GuideStep, Moment } from './guide-steps';
import { readGuide, writeGuide } from './kept-guide';
import type { KeptGuide } from './kept-guide';

/** The guide through one game. Null in its store: this game has none, or it has not been read yet. */
export type Guide = Readonly<{
  store: StoreApi<KeptGuide | null>;
  /** Passes every step that this moment shows to be done, whichever comes first. */
  saw: (moment: Moment) => void;
  skip: (step: string) => void;
  show: (look: KeptGuide['look']) => void;
}>;

/** The first step that is neither done nor skipped; null at the end. */
export const stepNow = ({ passed }: KeptGuide): GuideStep | null =>
  GUIDE_STEPS.find(({ id }) => !passed.includes(id)) ?? null;

/** What is done is written down at once: the guide is taken up again where it was left. */
export const openGuide = (keeper: SettingsStore, game: string): Guide => {
  const store = createStore<KeptGuide | null>(() => null);
  void readGuide(keeper).then((kept) => {
    if (kept?.game === game) store.setState(kept, true);
  });
  const change = (part: Partial<KeptGuide>): void => {
    const kept = store.getState();
    if (kept === null) return;
    const next = { ...kept, ...part };
    store.setState(next, true);
    void writeGuide(keeper, next);
  };
  const pass = (ids: readonly string[]): void => {
    const passed = store.getState()?.passed ?? [];
    const fresh = ids.filter((id) => !passed.includes(id));
    if (fresh.length > 0) change({ passed: [...passed, ...fresh] });
  };
  return {
    store,
    saw: (moment) => {
      pass(GUIDE_STEPS.filter(({ done }) => done(moment)).map(({ id }) => id));
    },
    skip: (step) => {
      pass([step]);
    },
    show: (look) => {
      change({ look });
    },
  };
};
