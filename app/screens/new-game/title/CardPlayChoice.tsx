import { CARD_PLAY } from '../../../../src/rules/common/index';
import type { CardPlay } from '../../../../src/rules/common/index';
import { CARD_PLAY_WORDS } from '../../../../src/wording/en/setup-cards';
import { ChoiceList } from '../../../components/ChoiceList';
import { Fold } from '../Fold';

const ON_TABLE = 'table';
const LEFT = { id: ON_TABLE, label: 'Left to the table', hint: 'The app does not know of them' };
const MODES = CARD_PLAY.map((id) => ({ id, label: CARD_PLAY_WORDS[id].title, hint: CARD_PLAY_WORDS[id].hint }));

type CardPlayChoiceProps = {
  /** Null: the app does not know of cards. */
  readonly value: CardPlay | null;
  readonly onChange: (value: CardPlay | null) => void;
  readonly testID: string;
};

/** MOP 37.12: the players agree beforehand on one of the ways of playing cards. */
export const CardPlayChoice = ({ value, onChange, testID }: CardPlayChoiceProps) => (
  <Fold
    title="Way of playing cards"
    summary={value === null ? LEFT.label : CARD_PLAY_WORDS[value].title}
    testID={testID}
  >
    <ChoiceList
      options={[LEFT, ...MODES]}
      chosen={[value ?? ON_TABLE]}
      mode="one"
      onChange={([id]) => {
        onChange(CARD_PLAY.find((one) => one === id) ?? null);
      }}
      testID={`${testID}.mode`}
    />
  </Fold>
);
