import { useState } from 'react';
import { View } from 'react-native';
import type { TitleGrid } from './title-types';
import { Button } from '../../../components/Button';
import { InlineConfirm } from '../../../components/InlineConfirm';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import { Label, Small } from '../../../components/Words';
import { SPACE } from '../../../theme/metrics';
import { Fold } from '../Fold';
import { FaultLines } from '../FaultLines';
import { useRest } from '../rests';
import { GridView } from './GridView';
import { gridText, readGrid } from './read-grid';

type GridFieldProps = {
  readonly title: string;
  readonly grid: TitleGrid | null;
  readonly onChange: (grid: TitleGrid | null) => void;
  readonly example: string;
  readonly testID: string;
};

const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } as const;

/** A printed table of the title: pasted once, shown as it will be read, and mended as lines. */
export const GridField = ({ title, grid, onChange, example, testID }: GridFieldProps) => {
  const [editing, setEditing] = useState(false);
  const summary = grid === null ? 'None' : `${String(grid.rows.length)} rows, ${String(grid.columns.length)} columns`;
  return (
    <Fold title={title} summary={summary} testID={testID}>
      {grid === null || editing ? (
        <PasteGrid
          label={title}
          grid={grid}
          example={example}
          onTake={(taken) => {
            setEditing(false);
            onChange(taken);
          }}
          testID={testID}
        />
      ) : (
        <>
          <Panel flush>
            <GridView grid={grid} label={title} testID={`${testID}.table`} />
          </Panel>
          <View style={ROW}>
            <Button
              label="Change"
              icon="pencil"
              onPress={() => {
                setEditing(true);
              }}
              testID={`${testID}.change`}
            />
            <InlineConfirm
              label="Remove"
              icon="trash"
              kind="plain"
              question={`Remove the ${title.toLowerCase()}?`}
              onConfirm={() => {
                onChange(null);
              }}
              testID={`${testID}.remove`}
            />
          </View>
        </>
      )}
    </Fold>
  );
};

type PasteGridProps = {
  readonly label: string;
  readonly grid: TitleGrid | null;
  readonly example: string;
  readonly onTake: (grid: TitleGrid) => void;
  readonly testID: string;
};

const PasteGrid = ({ label, grid: before, example, onTake, testID }: PasteGridProps) => {
  const taken = before === null ? '' : gridText(before);
  const [text, setText] = useRest(testID, `the ${label.toLowerCase()}`, taken);
  const { grid, faults } = readGrid(text);
  return (
    <>
      <TextField
        label={`${label} from a spreadsheet`}
        value={text}
        onChange={setText}
        lines={6}
        maxLength={60_000}
        placeholder={example}
        hint="The first line has the headings, the first column says what each row is for."
        testID={`${testID}.text`}
      />
      <FaultLines lines={faults} hint="The table is taken when all of it can be read." testID={`${testID}.faults`} />
      {grid === null ? null : (
        <View style={{ gap: SPACE.s }}>
          <Label live>As it was read</Label>
          <Panel flush>
            <GridView grid={grid} label={`${label}, as it was read`} testID={`${testID}.preview`} />
          </Panel>
          <Small tone="inkSoft">Draw the table sideways to see all of it.</Small>
        </View>
      )}
      <Button
        label="Take this table"
        icon="check"
        disabled={grid === null}
        onPress={() => {
          if (grid === null) return;
          setText(taken);
          onTake(grid);
        }}
        testID={`${testID}.take`}
      />
    </>
  );
};
