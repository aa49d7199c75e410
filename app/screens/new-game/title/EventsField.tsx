import { useState } from 'react';
import { EVENT_PLAY } from '../../../../src/rules/common/index';
import { EVENT_WORDS } from '../../../../src/wording/en/setup-fields';
import { ChoiceList } from '../../../components/ChoiceList';
import { TextField } from '../../../components/TextField';
import { Small } from '../../../components/Words';
import { Fold } from '../Fold';
import { useRest } from '../rests';
import { readSpecials, specialsText } from './read-specials';
import type { Special } from './read-specials';
import type { Title } from './title-types';

type EventsFieldProps = { readonly title: Title; readonly change: (part: Partial<Title>) => void };

/** N20 5.0: whether the app keeps the event deck, and how many special cards are in it. */
export const EventsField = ({ title, change }: EventsFieldProps) => {
  const method = title.events ?? 'none';
  const hasSpecials = method !== 'none' && method !== 'regular';
  return (
    <>
      <Fold title="Event deck" summary={EVENT_WORDS[method].title} testID="setup.events">
        <ChoiceList
          options={EVENT_PLAY.map((id) => ({ id, label: EVENT_WORDS[id].title, hint: EVENT_WORDS[id].hint }))}
          chosen={[method]}
          mode="one"
          onChange={([events = method]) => {
            change({ events });
          }}
          testID="setup.events.play"
        />
        {method === 'none' ? null : (
          <Small tone="inkSoft">The game’s own cards are entered under “Title data”, Cards.</Small>
        )}
      </Fold>
      {hasSpecials ? <SpecialsFold title={title} change={change} /> : null}
    </>
  );
};

const NOBODY = { retain: [], reveal: [] } as const;

/** The kit prints no names for its sixteen cards: whoever owns them may enter theirs. */
const SpecialsFold = ({ title, change }: EventsFieldProps) => {
  const specials = title.specials ?? NOBODY;
  const named = [...specials.retain, ...specials.reveal].filter(({ name }) => name !== '').length;
  return (
    <Fold
      title="Names of the special cards"
      summary={named === 0 ? 'Name them, or number your own cards 1–12 and 1–4' : `${String(named)} of 16`}
      testID="setup.specials"
    >
      <Small tone="inkSoft">
        A card in each line: its name, and after a comma what it says. The kit itself names only Battlefield Smoke.
      </Small>
      <Lines
        label="The twelve Retain cards"
        most={12}
        cards={specials.retain}
        onChange={(retain) => {
          change({ specials: { ...specials, retain } });
        }}
        testID="setup.specials.retain"
      />
      <Lines
        label="The four Reveal cards"
        most={4}
        cards={specials.reveal}
        onChange={(reveal) => {
          change({ specials: { ...specials, reveal } });
        }}
        testID="setup.specials.reveal"
      />
    </Fold>
  );
};

type LinesProps = {
  readonly label: string;
  readonly most: number;
  readonly cards: readonly Special[];
  readonly onChange: (cards: readonly Special[]) => void;
  readonly testID: string;
};

const Lines = ({ label, most, cards, onChange, testID }: LinesProps) => {
  const [rest, setRest] = useRest(testID, label.replace('The', 'the'), specialsText(cards));
  const [text, setText] = useState(rest);
  const { fault } = readSpecials(text, most);
  return (
    <TextField
      label={label}
      value={text}
      lines={4}
      maxLength={6000}
      error={fault ?? undefined}
      onChange={(typed) => {
        const read = readSpecials(typed, most);
        setText(typed);
        setRest(typed, read.fault === null ? typed : '');
        onChange(read.cards);
      }}
      testID={testID}
    />
  );
};
