import { useEffect, useState } from 'react';
import { openAsks } from '../../../src/packs/pack-asks';
import type { OpenAsks } from '../../../src/packs/pack-asks';
import type { Pack } from '../../../src/packs/pack';
import { openingOrders, setupOfPack } from '../../../src/packs/pack-setup';
import { setupRulesOf } from '../../../src/rules/list';
import { withCardPlay } from '../../../src/rules/common/index';
import type { CardPlay, PlayMode, Setup } from '../../../src/rules/common/index';
import type { Made } from '../../../src/session/library';
import { newGameFromPack, sheetsFor } from '../../../src/session/packs';
import type { FittingSheet } from '../../../src/session/packs';
import { packRecipient } from '../../../src/wording/en/packs';
import { refusalSentence } from '../../../src/wording/en/refusals';
import { usePorts } from '../../hooks/use-app';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';

export type PackStart = Readonly<{
  /** Null while the device looks for title sheets. */
  sheets: readonly FittingSheet[] | null;
  /** The key of the sheet the game is filled in from. */
  sheet: string | null;
  chooseSheet: (key: string | null) => void;
  playMode: PlayMode;
  setPlayMode: (mode: PlayMode) => void;
  /** MOP 37.12; null: cards stay on the table. */
  cardPlay: CardPlay | null;
  setCardPlay: (way: CardPlay | null) => void;
  setup: Setup;
  asks: OpenAsks;
  /** Whose orders wait for units. */
  left: readonly string[];
  busy: boolean;
  fault: string | null;
  begin: () => void;
}>;

/** What was entered once is used unless the players say otherwise. Null while the device looks for it. */
const useSheetOf = (pack: Pack) => {
  const ports = usePorts();
  const [sheets, setSheets] = useState<readonly FittingSheet[] | null>(null);
  const [chosen, chooseSheet] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    sheetsFor(ports, pack).then(setSheets, () => {
      setSheets([]);
    });
  }, [ports, pack]);
  const fitting = sheets ?? [];
  const sheet = chosen === undefined ? fitting[0] : fitting.find(({ key }) => key === chosen);
  return { sheets, sheet: sheet ?? null, chooseSheet };
};

/** What a scenario will begin with: the pack, the title sheet that completes it, the way of playing. */
export const usePackStart = (pack: Pack, onBegun: (gameKey: string) => void): PackStart => {
  const ports = usePorts();
  const { sheets, sheet, chooseSheet } = useSheetOf(pack);
  const [playMode, setPlayMode] = useState<PlayMode>('onePhone');
  const { busy, run } = useOneAtATime();
  const [fault, setFault] = useState<string | null>(null);
  const rules = setupRulesOf(pack.rules);
  const filled = setupOfPack(pack, rules, sheet === null ? null : sheet.setup);
  const [agreed, setCardPlay] = useState<CardPlay | null | undefined>(undefined);
  const cardPlay = agreed === undefined ? (filled.title.cardPlay ?? null) : agreed;
  const setup = withCardPlay({ ...filled, playMode }, cardPlay);
  const begin = async (): Promise<void> => {
    setFault(null);
    const made = await newGameFromPack(ports, pack, setup);
    if (made.kind === 'made') onBegun(made.key);
    else setFault(whyNotMade(made));
  };
  return {
    sheets,
    sheet: sheet === null ? null : sheet.key,
    chooseSheet,
    playMode,
    setPlayMode,
    cardPlay,
    setCardPlay,
    setup,
    asks: openAsks(pack, setup, rules, sheet?.own),
    left: openingOrders(pack, setup).left.map((order) => packRecipient(pack, order)),
    busy,
    fault,
    begin: () => {
      void run(begin);
    },
  };
};

const whyNotMade = (made: Exclude<Made, { kind: 'made' }>): string =>
  made.kind === 'refused'
    ? refusalSentence(made.refusal, null)
    : 'The device could not keep the game. Free some space and try again.';
