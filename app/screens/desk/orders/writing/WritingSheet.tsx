import { useState } from 'react';
import { View } from 'react-native';
import { mpWords } from '../../../../../src/wording/en/orders-words';
import { recipientName, stepsText } from '../../../../../src/wording/en/events-orders';
import type { Names } from '../../../../../src/wording/names';
import { Button } from '../../../../components/Button';
import { Sheet } from '../../../../components/Sheet';
import { useNames, useView } from '../../../../hooks/use-game';
import { usePreview } from '../../../../hooks/use-preview';
import { useLyingPhone } from '../../../../hooks/use-lying-phone';
import { SPACE } from '../../../../theme/metrics';
import { useTheme } from '../../../../theme/ThemeProvider';
import { useDraft } from '../../drafts';
import { useDeskPlays } from '../DeskPlays';
import type { DeskOrders, Recipient } from '../order-types';
import { CourierPart } from './CourierPart';
import { CommanderHexes, DivisionalPart } from './DivisionalPart';
import { DraftRow, NarrowSheet, useNarrowSheet } from './DraftRow';
import { commandOf, emptyDraft, isRetreat, mayGoOn, needsCourier, NO_STEP, senderIn } from './draft';
import type { Draft, DraftStep, Mode, OpenPart } from './draft';
import { MorePart, RetreatPart } from './MorePart';
import { PreviewPart } from './PreviewPart';
import type { PaperPreview } from './PreviewPart';
import { RecipientPart } from './RecipientPart';
import { usualSender } from './recipients';
import { SealFoot } from './SealFoot';
import { StepParts } from './StepParts';

const TITLES: Readonly<Record<Mode, string>> = {
  write: 'An order',
  decide: 'A local decision',
  start: 'It already has an order',
  choose: 'Its player chooses',
};

type WritingSheetProps = {
  readonly desk: DeskOrders;
  readonly mode: Mode;
  /** For whom, where that is known already. */
  readonly of: Recipient | null;
  readonly onClose: () => void;
};

/** Where the sheet goes on once a field is filled in. */
const afterStep = (draft: Draft): OpenPart =>
  needsCourier(draft) && draft.courier === null ? { part: 'courier' } : { part: 'none' };

/** As long as nobody is named, nobody is under him. */
const NOBODY = { under: [], retreat: null } as const;

/** NLC 12.4: an order sheet. Each field that is filled in folds to a line and opens the next; the seal is under the thumb. */
export const WritingSheet = ({ desk, mode, of, onClose }: WritingSheetProps) => {
  const view = useView();
  const names = useNames();
  const narrow = useNarrow();
  const { side, play } = useDeskPlays();
  const { draft, amend } = useDraft(desk.side, 'order', () =>
    emptyDraft(mode, of, usualSender(view.setup, side, of, desk.placed)),
  );
  const { draft: open, set: setOpen } = useDraft(desk.side, 'open', () =>
    of === null ? { part: 'of' } : { part: 'type', at: 0 },
  );
  const { under, retreat: leave } = senderIn(desk, draft) ?? NOBODY;
  const known = { orders: desk.orders, all: under };
  const command = commandOf(draft, known);
  const foresee = useForesight();
  // Once it is sealed, the order in force would speak against the same again: while the sheet closes, it says what it said.
  const [sealed, setSealed] = useState<PaperPreview | null>(null);
  const preview = sealed ?? foresee(command);
  const change = (part: Partial<Draft>): void => {
    amend((was) => ({ ...was, ...part }));
  };
  const seal = (houseRule: { readonly reason: string } | null): void => {
    if (command === null) return;
    setSealed(preview);
    void play({ ...command, houseRule }).then((done) => {
      if (done) onClose();
      else setSealed(null);
    });
  };
  return (
    <Sheet
      open
      title={titleOf(draft, names)}
      onClose={onClose}
      testID="order"
      footer={
        <SealFoot
          draft={draft}
          ready={command !== null}
          preview={preview}
          leave={leave}
          foresee={(changed) => foresee(commandOf({ ...draft, ...changed }, known))}
          onChange={change}
          onSeal={seal}
        />
      }
    >
      <NarrowSheet value={narrow && open.part !== 'none'}>
        <View style={{ marginVertical: -SPACE.s }}>
          <Fields desk={desk} draft={draft} open={open} onOpen={setOpen} onChange={change} />
          {isRetreat(draft) && mode === 'write' && draft.courier !== null ? (
            <RetreatPart draft={draft} all={under} onChange={change} />
          ) : null}
        </View>
      </NarrowSheet>
      <PreviewPart preview={preview} left={capacityAfter(desk, draft)} />
      {command === null ? null : <MorePart draft={draft} leave={leave} onChange={change} />}
    </Sheet>
  );
};

/** What a sheet would come to. */
const useForesight = () => {
  const previewOf = usePreview();
  return (command: ReturnType<typeof commandOf>): PaperPreview | null => {
    const foreseen = previewOf(command ?? { type: 'none' });
    return foreseen?.kind === 'order' || foreseen?.kind === 'decision' ? foreseen : null;
  };
};

/** Little height for the sheet: a phone on its side, or letters twice as large. */
const useNarrow = (): boolean => {
  const lying = useLyingPhone();
  return useTheme().textScale > 1.4 || lying;
};

/** What the sheet says so far. */
const titleOf = ({ mode, of, steps, awaitFurther }: Draft, names: Names): string => {
  const said = steps.flatMap(({ type, ...step }) => (type === null ? [] : [{ ...step, type, route: [...step.route] }]));
  if (of === null) return TITLES[mode];
  return said.length === 0
    ? recipientName(of, names)
    : `${recipientName(of, names)}: ${stepsText(said, names, awaitFurther)}`;
};

const capacityAfter = ({ commanders }: DeskOrders, { from }: Draft): number | null => {
  const left = commanders.find(({ leader }) => leader === from)?.capacity?.left;
  return left === undefined ? null : Math.max(0, left - 1);
};

type FieldsProps = {
  readonly desk: DeskOrders;
  readonly draft: Draft;
  readonly open: OpenPart;
  readonly onOpen: (open: OpenPart) => void;
  readonly onChange: (change: Partial<Draft>) => void;
};

const Fields = (props: FieldsProps) => {
  const { draft, onOpen, onChange } = props;
  const { of, steps } = draft;
  const narrow = useNarrowSheet();
  if (of === null) return <ForWhom {...props} />;
  return (
    <>
      <ForWhom {...props} />
      {narrow ? null : <OfDivision draft={draft} onChange={onChange} />}
      {steps.map((_, at) => (
        <StepField key={at} {...props} at={at} />
      ))}
      <NextStep draft={draft} onOpen={onOpen} onChange={onChange} />
      <CommanderHexes draft={draft} onChange={onChange} />
      {needsCourier(draft) && steps[0]?.type !== null ? <CourierField {...props} /> : null}
      {narrow ? <AllFields onOpen={onOpen} /> : null}
    </>
  );
};

const OfDivision = ({ draft, onChange }: Pick<FieldsProps, 'draft' | 'onChange'>) =>
  draft.mode === 'decide' && draft.of?.kind === 'formation' ? (
    <DivisionalPart draft={draft} onChange={onChange} />
  ) : null;

const AllFields = ({ onOpen }: Pick<FieldsProps, 'onOpen'>) => (
  <Button
    label="All fields of the sheet"
    kind="plain"
    onPress={() => {
      onOpen({ part: 'none' });
    }}
    testID="order.fields"
  />
);

const ForWhom = ({ desk, draft, open, onOpen, onChange }: FieldsProps) => {
  const names = useNames();
  const { setup } = useView('setup');
  const { side } = useDeskPlays();
  const { of, steps } = draft;
  return (
    <DraftRow
      title="For"
      value={of === null ? null : recipientName(of, names)}
      open={open.part === 'of'}
      onOpen={() => {
        onOpen({ part: 'of' });
      }}
      testID="order.for"
    >
      <RecipientPart
        draft={draft}
        onChoose={(chosen) => {
          onChange({ of: chosen, forDivision: null, from: usualSender(setup, side, chosen, desk.placed) });
          onOpen(steps[0]?.type === null ? { part: 'type', at: 0 } : afterStep(draft));
        }}
      />
    </DraftRow>
  );
};

const wayWords = ({ courier }: Draft): string | null => {
  if (courier === null) return null;
  return courier.stacked ? 'Face to face' : mpWords(courier.mp, courier.quarters);
};

const CourierField = ({ draft, open, onOpen, onChange }: FieldsProps) => (
  <DraftRow
    title="Courier"
    value={wayWords(draft)}
    open={open.part === 'courier'}
    onOpen={() => {
      onOpen({ part: 'courier' });
    }}
    testID="order.courier.row"
  >
    <CourierPart
      courier={draft.courier}
      onChange={(courier) => {
        onChange({ courier });
      }}
    />
  </DraftRow>
);

/** One order of the sequence, and where the sheet goes on from it. */
const StepField = ({ desk, draft, open, onOpen, onChange, at }: FieldsProps & { readonly at: number }) => {
  const { of, steps } = draft;
  const step = steps[at] ?? NO_STEP;
  const set = (part: Partial<DraftStep>): void => {
    onChange({ steps: steps.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  };
  const cut = (): void => {
    onChange({ steps: steps.slice(0, at) });
    onOpen(afterStep(draft));
  };
  return (
    <StepParts
      desk={desk}
      of={of}
      step={step}
      at={at}
      leave={draft.mode === 'write' ? (senderIn(desk, draft)?.retreat ?? null) : null}
      open={open}
      onOpen={onOpen}
      onChange={set}
      onType={(type) => {
        set({ type, to: null, ...(type === 'reserve' || type === 'assign' ? { target: null } : {}) });
        const whole = type === 'reserve' || (step.target !== null && type !== 'assign');
        onOpen(whole ? afterStep(draft) : { part: 'target', at });
      }}
      onTarget={(part) => {
        set(part);
        onOpen(afterStep(draft));
      }}
      onRemove={at === 0 ? null : cut}
    />
  );
};

const MOST_STEPS = 8;

/** NLC 12.5: after a March or an Attack another order may follow. */
const NextStep = ({ draft, onOpen, onChange }: Pick<FieldsProps, 'draft' | 'onOpen' | 'onChange'>) => {
  const { steps } = draft;
  const last = steps.at(-1);
  if (last === undefined || !mayGoOn(last) || last.target === null || steps.length >= MOST_STEPS) return null;
  return (
    <Button
      label="Then…"
      icon="plus"
      kind="plain"
      hint="Another order follows in sequence"
      onPress={() => {
        onChange({ steps: [...steps, NO_STEP] });
        onOpen({ part: 'type', at: steps.length });
      }}
      testID="order.then"
    />
  );
};
