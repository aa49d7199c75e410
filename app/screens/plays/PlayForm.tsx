import { useState } from 'react';
import { View } from 'react-native';
import { isRuleSetId } from '../../../src/rules/list';
import type { RuleSetId } from '../../../src/rules/list';
import type { PlayPreview } from '../../../src/rules/common/index';
import type { AppCommand, AppPlay } from '../../../src/session/rule-sets';
import type { ProcedureWords } from '../../../src/wording/rule-set-words';
import { Button } from '../../components/Button';
import { OddsList } from '../../components/OddsBar';
import { Panel } from '../../components/Panel';
import { Body } from '../../components/Words';
import { useDispatch, useNames, useView } from '../../hooks/use-game';
import { useOffers, usePlayPreview } from '../../hooks/use-play';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import { FieldList } from '../resolve/FieldList';
import { ownWords } from '../resolve/own-procedures';
import { oddsTold } from '../resolve/parts/in-words';
import { isFields } from '../resolve/path';
import { Against } from './Chances';
import type { PlayPartProps } from './part-props';
import { askedBy, namedBy, saidFields, whoFields } from './play-form';
import { useWaiting } from './use-waiting';
import { WaitingChoice } from './WaitingChoice';
import { WorkingOfLast } from './WorkingOfLast';

type PlayFormProps = PlayPartProps & { readonly play: AppPlay['id'] };

/** The part of a play that no part was laid out for: whom it is for, what players say, the odds, and the dice. */
export const PlayForm = ({ play, of }: PlayFormProps) => {
  const { rules } = useView('rules');
  const words = ownWords(play);
  const waits = useWaiting(play);
  const asked = isRuleSetId(rules) ? askedBy(rules, play) : null;
  if (words === null || asked === null || !isRuleSetId(rules)) return null;
  return (
    <View style={{ gap: SPACE.m }}>
      {waits === null ? (
        <Form play={play} words={words} asked={asked} of={of} rules={rules} />
      ) : (
        <WaitingChoice waits={waits} />
      )}
      <WorkingOfLast types={[play]} fresh />
    </View>
  );
};

type Json = Readonly<Record<string, unknown>>;
type FormProps = PlayFormProps & {
  readonly words: ProcedureWords;
  readonly asked: NonNullable<ReturnType<typeof askedBy>>;
  readonly rules: RuleSetId;
};

const NOTHING: Json = {};
const asJson = (draft: unknown): Json => (isFields(draft) ? draft : NOTHING);
/** How a field marks what was picked is no part of what is said. */
const said = ({ picked: _, ...draft }: Json): Json => draft;

/** Whoever the page was opened for, or the only one there is. */
const first = (offers: readonly Json[], of: string | null): Json =>
  offers.find((one) => Object.values(one).includes(of)) ?? (offers.length === 1 ? (offers[0] ?? NOTHING) : NOTHING);

const Form = ({ play, words, asked, of, rules }: FormProps) => {
  const names = useNames();
  const previewOf = usePlayPreview();
  const offers = useOffers(play).filter(isFields);
  const [touched, setTouched] = useState<Json | null>(null);
  const [say, setSay] = useState<Json>(NOTHING);
  if (offers.length === 0) return <Body tone="inkSoft">There is nobody it could be for now.</Body>;
  const about = touched ?? first(offers, of);
  const command = { type: 'Play', play, about: said(about), say, houseRule: null } as const;
  const isNamed = namedBy(words).every((key) => key in about);
  const preview = isNamed ? previewOf(command) : null;
  return (
    <>
      <Panel>
        <FieldList
          fields={whoFields(asked, words, { offers, rules, names })}
          draft={about}
          onChange={(next) => {
            setTouched(asJson(next));
          }}
          testID="play.about"
        />
      </Panel>
      {preview === null ? null : (
        <>
          <Said {...saidFields(asked, words, preview.left, rules)} draft={say} onChange={setSay} />
          <Deed
            command={command}
            preview={preview}
            label={words.title}
            onDone={() => {
              setTouched(null);
            }}
          />
        </>
      )}
    </>
  );
};

type SaidProps = ReturnType<typeof saidFields> & { readonly draft: Json; readonly onChange: (next: Json) => void };

/** What players say, the seldom things folded away. */
const Said = ({ fields, seldom, draft, onChange }: SaidProps) => {
  const change = (next: unknown): void => {
    onChange(asJson(next));
  };
  return (
    <>
      {fields.length === 0 ? null : <FieldList fields={fields} draft={draft} onChange={change} testID="play.say" />}
      {seldom.length === 0 ? null : (
        <Fold title="More" summary="What is asked seldom" testID="play.more">
          <FieldList fields={seldom} draft={draft} onChange={change} testID="play.say" />
        </Fold>
      )}
    </>
  );
};

type DeedProps = {
  readonly command: Extract<AppCommand, { type: 'Play' }>;
  readonly preview: PlayPreview;
  readonly label: string;
  readonly onDone: () => void;
};

/** The odds, or what stands against it; and the dice. */
const Deed = ({ command, preview, label, onDone }: DeedProps) => {
  const names = useNames();
  const dispatch = useDispatch();
  const { refusal, odds } = preview;
  return (
    <>
      {refusal === null ? null : <Against refusal={refusal} tone="warn" />}
      <OddsList odds={oddsTold(command.play, odds, names) ?? []} testID="play.odds" />
      <Button
        label={label}
        icon="dice"
        kind="primary"
        wide
        disabled={refusal !== null}
        onPress={() => {
          void dispatch(command).then((done) => {
            if (done) onDone();
          });
        }}
        testID="play.roll"
      />
    </>
  );
};
