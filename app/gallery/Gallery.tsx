import { useState } from 'react';
import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { ChipPicker } from '../components/ChoiceList';
import { HeaderBar, Screen } from '../components/Screen';
import { Title } from '../components/Words';
import { useTypefaces } from '../theme/fonts';
import { THEME_NAMES } from '../theme/palette';
import type { ThemeName } from '../theme/palette';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ArmyPage } from './ArmyPage';
import { CupPage } from './CupPage';
import { CurtainPage } from './CurtainPage';
import { FormPage } from './FormPage';
import { MoralePage } from './MoralePage';
import { PrintPage } from './PrintPage';
import { ResolvePage } from './ResolvePage';
import { TurnPage } from './TurnPage';

const PAGES = ['print', 'form', 'cup', 'turn', 'resolve', 'army', 'morale', 'curtain'] as const;
type Page = (typeof PAGES)[number];

const SHEETS: Readonly<Record<Exclude<Page, 'curtain'>, () => ReactNode>> = {
  print: PrintPage,
  form: FormPage,
  cup: CupPage,
  turn: TurnPage,
  resolve: ResolvePage,
  army: ArmyPage,
  morale: MoralePage,
};

type Look = { readonly page: Page; readonly theme: ThemeName; readonly scale: '1' | '1.5' | '2' };

/** A page may be asked for in the address, so that it can be photographed: `#cup,dark,2`. */
const fromAddress = (): Look => {
  const asked = typeof location === 'undefined' ? [] : location.hash.slice(1).split(',');
  return {
    page: PAGES.find((page) => asked.includes(page)) ?? 'print',
    theme: THEME_NAMES.find((name) => asked.includes(name)) ?? 'light',
    scale: (['2', '1.5'] as const).find((scale) => asked.includes(scale)) ?? '1',
  };
};

const options = <T extends string>(ids: readonly T[]) => ids.map((id) => ({ id, label: id }));

const Chooser = ({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }) => (
  <ScrollView horizontal contentContainerStyle={{ gap: 16, paddingVertical: 4 }}>
    <ChipPicker
      options={options(PAGES)}
      chosen={[look.page]}
      onChange={([page = look.page]) => {
        onLook({ ...look, page });
      }}
      testID="gallery.page"
    />
    <ChipPicker
      options={options(THEME_NAMES)}
      chosen={[look.theme]}
      onChange={([theme = look.theme]) => {
        onLook({ ...look, theme });
      }}
      testID="gallery.theme"
    />
    <ChipPicker
      options={options(['1', '1.5', '2'] as const)}
      chosen={[look.scale]}
      onChange={([scale = look.scale]) => {
        onLook({ ...look, scale });
      }}
      testID="gallery.scale"
    />
  </ScrollView>
);

const Pages = ({ look, onLook }: { readonly look: Look; readonly onLook: (look: Look) => void }) => {
  if (look.page === 'curtain') {
    return (
      <CurtainPage
        onOpen={() => {
          onLook({ ...look, page: 'print' });
        }}
      />
    );
  }
  const Sheet = SHEETS[look.page];
  return (
    <Screen
      header={<HeaderBar title={<Title>Gallery</Title>} />}
      footer={<Chooser look={look} onLook={onLook} />}
      testID="gallery"
    >
      <Sheet />
    </Screen>
  );
};

/** Every component in every state, in every light: for looking at, never shipped to a player's menu. */
export const Gallery = () => {
  useTypefaces();
  const [look, setLook] = useState(fromAddress);
  return (
    <SafeAreaProvider>
      <ThemeProvider choice={look.theme} textScale={Number(look.scale)}>
        <View style={{ flex: 1 }}>
          <Pages look={look} onLook={setLook} />
        </View>
      </ThemeProvider>
    </SafeAreaProvider>
  );
};
