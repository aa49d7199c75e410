import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';
import { placeAt } from '../../../src/wording/en/books/places';
import { tableAt } from '../../../src/wording/en/books/tables';
import { Body, Caption } from '../../components/Words';
import { Sheet } from '../../components/Sheet';
import { TableGrid, TableNotes } from '../../components/TableGrid';
import { RuleOpener } from '../../hooks/use-open-rule';
import type { OpenRule, RuleOverlayProps } from '../../hooks/use-open-rule';
import { SPACE } from '../../theme/metrics';
import type { Entry } from './entries';
import { PlaceBody } from './PlaceBody';

/** What stands on the sheet: a place, or a table with a cell lit. */
type Leaf =
  | Readonly<{ kind: 'place'; ref: string }>
  | Readonly<{ kind: 'table'; id: string; row: string | null; column: string | null }>;

const leafOf: (...asked: Parameters<OpenRule>) => Leaf = (rule, hit = null) =>
  hit === null ? { kind: 'place', ref: rule } : { kind: 'table', id: hit.table, row: hit.row, column: hit.column };

const leafFor = (entry: Entry): Leaf =>
  entry.kind === 'place'
    ? { kind: 'place', ref: entry.place.ref }
    : { kind: 'table', id: entry.table.id, row: null, column: null };

const titleOf = (leaf: Leaf): string =>
  leaf.kind === 'place' ? (placeAt(leaf.ref)?.ref ?? leaf.ref) : (tableAt(leaf.id)?.title ?? leaf.id);

/** A rule opened from within a sheet: laid over it, so that what was begun there is still there afterwards. */
export const RuleSheet = ({ rule, hit, onClose }: RuleOverlayProps) => {
  const [leaf, setLeaf] = useState<Leaf>(() => leafOf(rule, hit));
  const open: OpenRule = (...asked) => {
    setLeaf(leafOf(...asked));
  };
  return (
    <Sheet open title={titleOf(leaf)} onClose={onClose} testID="rulesheet">
      <RuleOpener.Provider value={open}>
        <LeafBody
          leaf={leaf}
          onOpen={(entry) => {
            setLeaf(leafFor(entry));
          }}
        />
      </RuleOpener.Provider>
    </Sheet>
  );
};

type LeafBodyProps = { readonly leaf: Leaf; readonly onOpen: (entry: Entry) => void };

/** The sheet's own width, without its margins. */
const WIDEST = 640;

const LeafBody = ({ leaf, onOpen }: LeafBodyProps) => {
  const room = Math.min(useWindowDimensions().width, WIDEST) - 2 * SPACE.l - 2;
  if (leaf.kind === 'place') {
    const place = placeAt(leaf.ref);
    if (place === null) return <Body>{`There is no ${leaf.ref} in the three books.`}</Body>;
    return (
      <View style={{ gap: SPACE.s }}>
        <Caption testID="rulesheet.title">{place.title}</Caption>
        <PlaceBody place={place} onOpen={onOpen} />
      </View>
    );
  }
  const table = tableAt(leaf.id);
  if (table === null) return <Body>{`There is no table ${leaf.id}.`}</Body>;
  return (
    <View style={{ gap: SPACE.m }}>
      <TableGrid table={table} row={leaf.row} column={leaf.column} room={room} />
      <TableNotes table={table} />
    </View>
  );
};
