import { useState } from 'react';
import { View } from 'react-native';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { ListRow } from '../../../components/ListRow';
import { useDispatch } from '../../../hooks/use-game';
import { SPACE } from '../../../theme/metrics';
import { SpanWork } from '../../plays/SpanWork';
import type { Span } from '../army-types';

const KINDS = { bridge: 'Bridge', trestle: 'Trestle' } as const;

/** A bridge and, opened, the work on it. */
export const SpanRow = ({ span }: { readonly span: Span }) => {
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  const { id, name, kind, damaged } = span;
  return (
    <View testID={`span.${id}.all`}>
      <ListRow
        title={name}
        detail={`${KINDS[kind]}, ${damaged ? 'damaged' : 'stands'}`}
        selected={open}
        last
        onPress={() => {
          setOpen(!open);
        }}
        testID={`span.${id}`}
      />
      {open ? (
        <View style={{ gap: SPACE.s }}>
          <SpanWork span={span} />
          <InlineConfirm
            label="Entered by mistake"
            question="Take it off the list?"
            icon="trash"
            kind="plain"
            onConfirm={() => {
              void dispatch({ type: 'RemoveSpan', span: id });
            }}
            testID={`span.${id}.remove`}
          />
        </View>
      ) : null}
    </View>
  );
};
