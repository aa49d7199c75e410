import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { OPENED_FILES } from '../../../src/wording/en/opened-files';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { HeaderBar, Screen } from '../../components/Screen';
import { Body, Title } from '../../components/Words';
import { openedFiles } from '../../hooks/use-opened-files';
import type { Routes } from '../../navigation/routes';
import { OpenedFileCard } from './OpenedFileCard';

/** Files that were tapped or shared outside the app. Whoever made them may have sent them unasked: the player decides. */
export const ImportScreen = ({ navigation }: NativeStackScreenProps<Routes, 'Import'>) => {
  const files = useStore(openedFiles);
  useEffect(
    () => () => {
      openedFiles.setState([], true);
    },
    [],
  );
  return (
    <Screen
      testID="import"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={navigation.goBack} testID="import.header.back" />}
          title={<Title>Import</Title>}
        />
      }
      footer={
        <Button
          label="To the games"
          wide
          onPress={() => {
            navigation.popTo('Games');
          }}
          testID="import.footer.games"
        />
      }
    >
      <Body tone="inkSoft">{files.length === 0 ? OPENED_FILES.nothing : OPENED_FILES.ask}</Body>
      {files.map((file, i) => (
        <OpenedFileCard key={i} file={file} />
      ))}
    </Screen>
  );
};
