import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { ListRow } from '../../components/ListRow';
import { Label } from '../../components/Words';
import { RADIUS, SPACE } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import type { ListField } from './fields';
import { blankFor, isBlank, namedIn, withTapped } from './list-items';
import { listAt, withValue } from './path';
import { UnitPicker } from './parts/UnitPicker';
import { useAnyNames, useViewIfAny } from './use-any-names';

type ListPartProps = {
  readonly field: ListField;
  readonly draft: unknown;
  readonly onChange: (next: unknown) => void;
  /** What is asked of one of them. */
  readonly fieldsOf: (item: unknown, onChange: (changed: unknown) => void, testID: string) => ReactNode;
  readonly testID: string;
};

/**
 * Several of the same: each in a line that opens, and a button for one more. A single one stands open. In a game the
 * counters come first: a tap takes one in or out.
 */
export const ListPart = ({ field, draft, onChange, fieldsOf, testID }: ListPartProps) => {
  const { at, label, max } = field;
  const { colour } = useTheme();
  const items = listAt(draft, at);
  const view = useViewIfAny();
  const hasCounters = view !== null && field.fromGame !== undefined;
  const [open, setOpen] = useState<number | null>(items.length === 1 && !hasCounters ? 0 : null);
  const id = `${testID}.${at}`;
  const set = (next: readonly unknown[], opened: number | null): void => {
    setOpen(opened);
    onChange(withValue(draft, at, next));
  };
  // Where counters can be tapped, a blank one is only there so that the procedure has somebody.
  const shown = items.flatMap((item, nth) =>
    hasCounters && nth !== open && isBlank(field, item, nth) ? [] : [{ item, nth }],
  );
  return (
    <View style={{ gap: SPACE.s }} testID={id}>
      <Label>{label}</Label>
      <CounterPart
        field={field}
        draft={draft}
        onList={(next) => {
          set(next, null);
        }}
        testID={id}
      />
      {shown.length === 0 ? null : (
        <View style={{ borderWidth: 1, borderColor: colour.ruleSoft, borderRadius: RADIUS.s }}>
          {shown.map(({ item, nth }, row) => (
            <ItemRow
              key={nth}
              field={field}
              items={items}
              item={item}
              nth={nth}
              last={row === shown.length - 1}
              open={open === nth}
              onOpen={setOpen}
              onList={set}
              fieldsOf={fieldsOf}
              testID={id}
            />
          ))}
        </View>
      )}
      {items.length >= max ? null : (
        <Button
          label={hasCounters ? `Add ${field.one} by hand` : `Add ${field.one}`}
          icon="plus"
          kind="plain"
          onPress={() => {
            // Whoever was only there to be filled in by a counter goes.
            const others = hasCounters ? namedIn(field, items) : items;
            set([...others, blankFor(field, others)], others.length);
          }}
          testID={`${id}.add`}
        />
      )}
    </View>
  );
};

type ItemRowProps = Pick<ListPartProps, 'field' | 'fieldsOf' | 'testID'> & {
  readonly items: readonly unknown[];
  readonly item: unknown;
  readonly nth: number;
  readonly last: boolean;
  readonly open: boolean;
  readonly onOpen: (nth: number | null) => void;
  readonly onList: (items: readonly unknown[], opened: number | null) => void;
};

const ItemRow = ({ field, items, item, nth, last, open, onOpen, onList, fieldsOf, testID }: ItemRowProps) => {
  const names = useAnyNames();
  const title = field.title(item, nth, names);
  return (
    <View>
      <ListRow
        title={title}
        last={last && !open}
        onPress={() => {
          onOpen(open ? null : nth);
        }}
        trailing={
          items.length > field.min ? (
            <IconButton
              icon="close"
              label={`Remove ${title}`}
              onPress={() => {
                onList(
                  items.filter((_, i) => i !== nth),
                  null,
                );
              }}
              testID={`${testID}.${String(nth)}.remove`}
            />
          ) : undefined
        }
        testID={`${testID}.${String(nth)}`}
      />
      {open ? (
        <View style={{ padding: SPACE.m }}>
          {fieldsOf(
            item,
            (changed) => {
              onList(
                items.map((one, i) => (i === nth ? changed : one)),
                nth,
              );
            },
            `${testID}.${String(nth)}`,
          )}
        </View>
      ) : null}
    </View>
  );
};

type CounterPartProps = Pick<ListPartProps, 'field' | 'draft' | 'testID'> & {
  readonly onList: (items: readonly unknown[]) => void;
};

const CounterPart = ({ field, draft, onList, testID }: CounterPartProps) => {
  const view = useViewIfAny();
  const { fromGame } = field;
  if (view === null || fromGame === undefined) return null;
  const items = listAt(draft, field.at);
  const units = fromGame.units(view, draft);
  return (
    <UnitPicker
      view={view}
      units={units}
      chosen={items.map(fromGame.idOf)}
      onTap={(id) => {
        const unit = units.find((one) => one.unit.id === id);
        onList(withTapped(field, items, id, unit === undefined ? undefined : fromGame.item(unit, view)));
      }}
      testID={`${testID}.units`}
    />
  );
};
