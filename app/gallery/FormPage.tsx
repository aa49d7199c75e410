import { useState } from 'react';
import { View } from 'react-native';
import { Button } from '../components/Button';
import { ChipPicker, ChoiceList } from '../components/ChoiceList';
import { IconButton } from '../components/IconButton';
import { InlineConfirm } from '../components/InlineConfirm';
import { ListRow } from '../components/ListRow';
import { Notice } from '../components/Notice';
import { Panel } from '../components/Panel';
import { SectionTitle } from '../components/SectionTitle';
import { Segmented } from '../components/Segmented';
import { Sheet } from '../components/Sheet';
import { SideColourPicker } from '../components/SideColourPicker';
import { Stepper } from '../components/Stepper';
import { TextField } from '../components/TextField';
import { ToggleRow } from '../components/ToggleRow';
import { Body } from '../components/Words';
import { SideMark } from '../drawings/SideMark';
import type { SideColourId } from '../theme/side-colours';

const nothing = () => undefined;

const Buttons = () => {
  const [open, setOpen] = useState(false);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 10 }}>
      <Button kind="primary" label="Draw a chit" icon="cup" onPress={nothing} wide testID="gallery.primary" />
      <Button
        label="Open a sheet"
        onPress={() => {
          setOpen(true);
        }}
        testID="gallery.sheet"
      />
      <Button label="Busy" busy kind="primary" onPress={nothing} />
      <Button label="Disabled" disabled onPress={nothing} />
      <Button label="Plain" kind="plain" icon="back" onPress={nothing} />
      <InlineConfirm label="Move to the trash" icon="trash" question="Move Ligny to the trash?" onConfirm={nothing} />
      <IconButton icon="undo" label="Undo" onPress={nothing} />
      <IconButton icon="redo" label="Redo" onPress={nothing} disabled />
      <IconButton icon="lamp" label="Lamp" onPress={nothing} selected />
      <IconButton icon="more" label="More" onPress={nothing} framed />
      <Sheet
        open={open}
        title="A sheet"
        onClose={() => {
          setOpen(false);
        }}
      >
        <Body>Laid over the page for what is too long to stand in it.</Body>
      </Sheet>
    </View>
  );
};

const Rows = () => (
  <Panel flush>
    <ListRow
      title="Ligny"
      detail="NLC · turn 7 · saved 21:40"
      onPress={nothing}
      leading={<SideMark side="french-blue" mark="F" />}
    />
    <ListRow
      title="Marengo"
      detail="N20 · turn 2"
      onPress={nothing}
      trailing={<IconButton icon="more" label="More" onPress={nothing} />}
    />
    <ListRow title="Only a line" last />
  </Panel>
);

const Notices = () => (
  <>
    <SectionTitle>Lists and notices</SectionTitle>
    <Rows />
    <Notice kind="info" text="Two formations act on this chit." />
    <Notice kind="warning" title="Not allowed" text="This chit is already out of the cup." />
    <Notice
      kind="damage"
      title="The journal is damaged"
      text="Entries 1 to 812 are sound and open. The rest is kept for export."
      action={<Button label="Export everything" icon="share" onPress={nothing} />}
    />
    <Notice kind="good" text="Saved at 21:40." />
  </>
);

const Colours = () => {
  const [side, setSide] = useState<SideColourId>('french-blue');
  return (
    <SideColourPicker
      label="Colour of the counters"
      value={side}
      onChange={setSide}
      taken={['russian-green']}
      mark="F"
    />
  );
};

/** Everything that is filled in or tapped. */
export const FormPage = () => {
  const [rating, setRating] = useState(3);
  const [mode, setMode] = useState<'solo' | 'one' | 'two'>('one');
  const [rules, setRules] = useState<readonly ('nlc' | 'mop' | 'n20')[]>(['nlc']);
  const [optional, setOptional] = useState<readonly ('fog' | 'fatigue' | 'rain')[]>(['fog']);
  const [night, setNight] = useState(true);
  const [name, setName] = useState('Armée du Nord');
  return (
    <>
      <SectionTitle>Buttons</SectionTitle>
      <Buttons />
      <SectionTitle>Fields</SectionTitle>
      <Panel>
        <TextField label="Title of the side" value={name} onChange={setName} hint="As on its counters." />
        <TextField
          label="Formations"
          value=""
          placeholder="II Corps, Reille, 3"
          lines={3}
          onChange={nothing}
          error="Line 2 has no rating."
        />
        <Stepper
          label="Rating of the OC"
          value={rating}
          min={0}
          max={5}
          onChange={setRating}
          hint="0 to 5"
          testID="gallery.rating"
        />
        <ToggleRow
          label="Night turns without chits"
          value={night}
          onChange={setNight}
          hint="MOP 37.1"
          testID="gallery.night"
        />
        <Segmented
          label="How is it played?"
          options={[
            { id: 'solo', label: 'Solo' },
            { id: 'one', label: 'One phone' },
            { id: 'two', label: 'Two phones', disabled: true },
          ]}
          value={mode}
          onChange={setMode}
          testID="gallery.mode"
        />
        <ChoiceList
          label="Rules"
          options={[
            { id: 'nlc', label: 'NLC', hint: 'Written orders, one cup' },
            { id: 'mop', label: 'MOP', hint: 'Two cups, event decks' },
            { id: 'n20', label: 'N20', hint: 'Morale track and maneuver matrix' },
          ]}
          chosen={rules}
          onChange={setRules}
        />
        <ChipPicker
          label="Optional rules"
          mode="many"
          options={[
            { id: 'fog', label: 'Fog of war' },
            { id: 'fatigue', label: 'Fatigue' },
            { id: 'rain', label: 'Ground conditions' },
          ]}
          chosen={optional}
          onChange={setOptional}
          testID="gallery.optional"
        />
        <Colours />
      </Panel>
      <Notices />
    </>
  );
};
