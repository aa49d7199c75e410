import { useEffect, useState } from 'react';
import type { ListedSheet } from '../../../src/journal/store';
import { listSheets } from '../../../src/session/sheets';
import { rulesTitle } from '../../hooks/rules-called';
import { ListRow } from '../../components/ListRow';
import { usePorts } from '../../hooks/use-app';
import { Fold } from './Fold';

type CopySheetProps = {
  /** The name of the sheet that the form was filled in from. */
  readonly from: string | null;
  readonly onChoose: (key: string) => void;
};

/** Starts from a title sheet. Not shown where there is none. */
export const CopySheet = ({ from, onChoose }: CopySheetProps) => {
  const ports = usePorts();
  const [sheets, setSheets] = useState<readonly ListedSheet[]>([]);
  useEffect(() => {
    listSheets(ports).then(setSheets, () => {
      setSheets([]);
    });
  }, [ports]);
  if (sheets.length === 0) return null;
  return (
    <Fold title="From a title sheet" summary={from ?? 'All of a title, entered once'} testID="newgame.sheets">
      {sheets.map((sheet, i) => (
        <ListRow
          key={sheet.key}
          title={sheet.name}
          detail={rulesTitle(sheet.rules)}
          selected={sheet.name === from}
          last={i === sheets.length - 1}
          onPress={() => {
            onChoose(sheet.key);
          }}
          testID="newgame.sheets.sheet"
        />
      ))}
    </Fold>
  );
};
