import { View } from 'react-native';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { SPACE } from '../../theme/metrics';
import { Fold } from '../new-game/Fold';
import type { Composition, Part } from './composition';
import { FieldList } from './FieldList';
import { useAnyNames } from './use-any-names';

type KnownProps = {
  readonly composition: Composition;
  readonly draft: unknown;
  readonly onChange: (next: unknown) => void;
  /** Something has been thrown: what was entered stands. */
  readonly fixed: boolean;
  readonly testID: string;
};

/** What is known before the dice: the common things first, what few games need folded away. */
export const Known = ({ composition, draft, onChange, fixed, testID }: KnownProps) => {
  const { known, more, initial } = composition;
  const isTouched = JSON.stringify(draft) !== JSON.stringify(initial);
  return (
    <View
      style={{ gap: SPACE.l, opacity: fixed ? 0.6 : 1 }}
      pointerEvents={fixed ? 'none' : 'auto'}
      aria-disabled={fixed}
      testID={testID}
    >
      {known.map((part, i) => (
        <KnownPart key={i} part={part} draft={draft} onChange={onChange} testID={testID} />
      ))}
      {more === undefined || more.length === 0 ? null : (
        <Fold title="More" summary="What is asked seldom" testID={`${testID}.more`}>
          <FieldList fields={more} draft={draft} onChange={onChange} testID={testID} />
        </Fold>
      )}
      {isTouched && !fixed ? (
        <Button
          label="Start afresh"
          icon="undo"
          kind="plain"
          onPress={() => {
            onChange(initial);
          }}
          testID={`${testID}.afresh`}
        />
      ) : null}
    </View>
  );
};

type KnownPartProps = Pick<KnownProps, 'draft' | 'onChange' | 'testID'> & { readonly part: Part };

const KnownPart = ({ part: { title, side, fields }, draft, onChange, testID }: KnownPartProps) => {
  const names = useAnyNames();
  const heading = side === undefined ? title : names.side(side);
  return (
    <View style={{ gap: SPACE.s }}>
      {heading === undefined ? null : <SectionTitle>{heading}</SectionTitle>}
      <Panel>
        <FieldList fields={fields} draft={draft} onChange={onChange} testID={testID} />
      </Panel>
    </View>
  );
};
