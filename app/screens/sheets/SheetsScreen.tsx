import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { IconButton } from '../../components/IconButton';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { HeaderBar, Screen } from '../../components/Screen';
import { Small, Title } from '../../components/Words';
import type { Routes } from '../../navigation/routes';
import { SheetCard } from './SheetCard';
import { useSheetImport } from './use-sheet-import';
import { useSheets } from './use-sheets';

/** Title sheets: what was entered once about a game, for every game of it. */
export const SheetsScreen = ({ navigation }: NativeStackScreenProps<Routes, 'Sheets'>) => {
  const { sheets, reload } = useSheets();
  const incoming = useSheetImport(reload);
  const [openCard, setOpenCard] = useState<string | null>(null);
  return (
    <Screen
      testID="sheets"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="sheets.header.back" />}
          title={<Title>Title sheets</Title>}
        />
      }
      footer={
        <Button label="Import a sheet" icon="import" wide onPress={incoming.pick} testID="sheets.footer.import" />
      }
    >
      <ImportNotice incoming={incoming} />
      {sheets !== null && sheets.length === 0 ? (
        <EmptyState
          drawing={null}
          title="No sheets yet"
          text="Enter the armies of a title once, then save the set-up as a title sheet: at the foot of a new game, or of a game’s set-up."
          testID="sheets.empty"
        />
      ) : null}
      {sheets === null || sheets.length === 0 ? null : (
        <>
          <Small tone="inkSoft">Tap a sheet to begin a game from it.</Small>
          <Panel flush testID="sheets.list">
            {sheets.map((sheet, i) => (
              <SheetCard
                key={sheet.key}
                sheet={sheet}
                last={i === sheets.length - 1}
                expanded={openCard === sheet.key}
                onExpand={() => {
                  setOpenCard((now) => (now === sheet.key ? null : sheet.key));
                }}
                onBegin={() => {
                  navigation.navigate('NewGame', { sheet: sheet.key });
                }}
                onChanged={reload}
              />
            ))}
          </Panel>
        </>
      )}
    </Screen>
  );
};

const ImportNotice = ({ incoming }: { readonly incoming: ReturnType<typeof useSheetImport> }) => {
  const { notice, consent, dismiss } = incoming;
  if (notice === null) return null;
  const { edited, ...words } = notice;
  const answers = (
    <>
      <Button label="Leave it" onPress={dismiss} testID="sheets.import.leave" />
      <Button label="Take it" kind="primary" onPress={consent} testID="sheets.import.take" />
    </>
  );
  return <Notice {...words} action={edited ? answers : undefined} testID="sheets.import.notice" />;
};
