import { View } from 'react-native';
import { EmptyState } from '../components/EmptyState';
import { Panel } from '../components/Panel';
import { DoubleRule, SectionTitle } from '../components/SectionTitle';
import { Body, Caption, Display, Heading, Label, Motto, Numeral, Small, Strong, Title } from '../components/Words';
import { Icon } from '../drawings/Icon';
import { ICONS } from '../drawings/icon-paths';
import type { IconName } from '../drawings/icon-paths';
import { CourierSeal, EmptyTable } from '../drawings/Vignette';
import { useTheme } from '../theme/ThemeProvider';

const isIcon = (name: string): name is IconName => name in ICONS;
const NAMES = Object.keys(ICONS).filter(isIcon);

/** Type, frames, signs and ornaments. */
export const PrintPage = () => {
  const { colour } = useTheme();
  return (
    <>
      <View style={{ alignItems: 'center' }}>
        <CourierSeal />
        <Display align="center">Estafette</Display>
        <Motto align="center" tone="inkSoft">
          Orders, couriers, chits and dice
        </Motto>
      </View>
      <DoubleRule />
      <SectionTitle>The Morning Orders</SectionTitle>
      <Panel>
        <Title>Turn 4, nine o’clock</Title>
        <Heading>Reille’s Corps marches</Heading>
        <Body>The courier rides 14 MP along the Brussels road and is expected at half past ten.</Body>
        <Strong>He must not be intercepted.</Strong>
        <Label>Label on a button, 0123456789</Label>
        <Small>Small: what explains, and never has to be read twice.</Small>
        <Caption>Caption 10:30 · NLC 12.7 · ½ ¼ ¾</Caption>
        <View style={{ flexDirection: 'row', gap: 24, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Numeral>3½</Numeral>
          <Numeral size="l">27</Numeral>
          <Numeral size="xl">10½</Numeral>
        </View>
      </Panel>
      <SectionTitle aside={<Caption>{String(NAMES.length)}</Caption>}>Signs</SectionTitle>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 14 }}>
        {NAMES.map((name) => (
          <View key={name} style={{ width: 60, alignItems: 'center' }}>
            <Icon name={name} colour={colour.ink} size={36} />
            <Caption>{name}</Caption>
          </View>
        ))}
      </View>
      <Panel>
        <EmptyState
          drawing={<EmptyTable />}
          title="No game on the table"
          text="Start one: it takes less than a minute."
        />
      </Panel>
    </>
  );
};
