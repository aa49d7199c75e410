import type { ReactElement } from 'react';
import { HeadingLevel } from './heading-level';
import { Notice } from './Notice';
import { HeaderBar, Screen } from './Screen';
import { SectionTitle } from './SectionTitle';
import { Body, Heading, Title } from './Words';

/** What a browser is given, as in `on-the-web.test.tsx`. */
jest.mock('react-native', () => ({
  ...jest.requireActual<object>('react-native-web'),
  // Asked for by Expo's own set-up, which Jest runs as on a phone.
  TurboModuleRegistry: { get: () => null },
}));
jest.mock('../drawings/Icon', () => ({ Icon: () => null }));

// React DOM comes without types here.
const { renderToStaticMarkup } = jest.requireActual<{
  readonly renderToStaticMarkup: (element: ReactElement) => string;
}>('react-dom/server');

/** The landmarks and headings of a page, from its top to its foot. */
const partsOf = (element: ReactElement): readonly string[] =>
  [...renderToStaticMarkup(element).matchAll(/<(header|main|footer|h\d)\b/g)].map(([, part = '']) => part);

test('a page is made of landmarks, with one title above its parts', () => {
  const page = (
    <Screen header={<HeaderBar title={<Title>History</Title>} />} footer={<Body>Foot</Body>}>
      <SectionTitle>Turn 1</SectionTitle>
      <Heading>Ligny</Heading>
    </Screen>
  );
  expect(partsOf(page)).toEqual(['header', 'h1', 'main', 'h2', 'h2', 'footer']);
});

test('a page that fits itself to the window has its landmark as well', () => {
  expect(partsOf(<Screen scroll={false}>{null}</Screen>)).toEqual(['main']);
});

test('what can only be read is scrolled by keys', () => {
  expect(renderToStaticMarkup(<Screen prose>{null}</Screen>)).toMatch(/<main[^>]* tabindex="0"/);
  expect(renderToStaticMarkup(<Screen>{null}</Screen>)).not.toContain('tabindex');
});

test('the heads within a sheet stand below its title', () => {
  const sheet = (
    <>
      <Title level={2}>A formation</Title>
      <HeadingLevel value={3}>
        <SectionTitle>Losses</SectionTitle>
      </HeadingLevel>
    </>
  );
  expect(partsOf(sheet)).toEqual(['h2', 'h3']);
});

test('a page that holds nothing but a notice is called by it', () => {
  expect(partsOf(<Notice kind="warning" title="No such game" text="Gone." titlesPage />)).toEqual(['h1']);
  expect(partsOf(<Notice kind="warning" title="A copy" text="Of a game." />)).toEqual([]);
});

test('where a page begins can bear the focus, and no other heading is in the way of a key', () => {
  expect(renderToStaticMarkup(<Heading begins="page">French</Heading>)).toMatch(
    /^<h2[^>]* data-begin="page" tabindex="-1"/,
  );
  expect(renderToStaticMarkup(<Heading>French</Heading>)).not.toContain('tabindex');
});
