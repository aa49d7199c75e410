import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { View } from 'react-native';
import { PRIVACY } from '../../../src/wording/en/privacy';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { HeaderBar, Screen } from '../../components/Screen';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Strong, Title } from '../../components/Words';
import type { Routes } from '../../navigation/routes';

/** What happens to what players enter: the same words as on the page that the stores link to. */
export const PrivacyScreen = ({ navigation }: NativeStackScreenProps<Routes, 'Privacy'>) => {
  /** A reload opens this page by itself. */
  const back = (): void => {
    if (navigation.canGoBack()) navigation.goBack();
    else navigation.navigate('Settings');
  };
  return (
    <Screen
      prose
      testID="privacy"
      header={
        <HeaderBar
          left={<IconButton icon="back" label="Back" onPress={back} testID="privacy.header.back" />}
          title={<Title>{PRIVACY.title}</Title>}
        />
      }
    >
      <Panel testID="privacy.first">
        {/* Nothing on this page is tapped: from here a keyboard scrolls it. */}
        <View role="region" aria-label="In short" tabIndex={0}>
          <Strong>{PRIVACY.first}</Strong>
        </View>
      </Panel>
      {PRIVACY.parts.map(({ title, text }) => [
        <SectionTitle key={title}>{title}</SectionTitle>,
        <Panel key={`${title} text`}>
          {text.map((paragraph) => (
            <Body key={paragraph}>{paragraph}</Body>
          ))}
        </Panel>,
      ])}
    </Screen>
  );
};
