import type { Owner } from './owner';
import { SHOTS } from './pictures';
import type { Picture } from './pictures';
import { lengthOf, STORE } from './texts';
import type { StoreText } from './texts';

export type StoreId = 'apple' | 'play';

export const STORES = { apple: 'App Store', play: 'Google Play' } as const satisfies Record<StoreId, string>;

/** What is known of the project before anything is judged. */
export type Facts = Readonly<{
  version: string;
  /** Files that are in no commit; null where git says nothing. */
  uncommitted: readonly string[] | null;
  /** Where the tag of this version stands. */
  tag: 'none' | 'here' | 'elsewhere';
  owner: Owner;
  texts: readonly StoreText[];
  pictures: readonly Picture[];
  /** Expo's project, as `eas init` writes it. */
  projectId: string;
  ascAppId: string;
  appleTeamId: string;
}>;

/** `advice`: null when nothing is missing. */
export type Finding = Readonly<{ what: string; advice: string | null }>;

const finding = (what: string, isThere: boolean, advice: string): Finding => ({
  what,
  advice: isThere ? null : advice,
});

const OWNER = `${STORE}/owner.json`;
const isWebAddress = (text: string): boolean => /^https:\/\/\S+\.\S+/u.test(text);

const ofTheVersion = ({ version, uncommitted, tag }: Facts): readonly Finding[] => [
  finding(
    `version ${version} is new`,
    tag !== 'elsewhere',
    `v${version} is the tag of another commit: npm version patch (or minor, major)`,
  ),
  finding(
    'everything is committed',
    uncommitted?.length === 0,
    uncommitted === null ? 'git does not answer here' : `commit or remove: ${uncommitted.slice(0, 5).join(', ')}`,
  ),
];

const ofTheTexts = ({ texts }: Facts): readonly Finding[] =>
  texts.map(({ name, text, limit }) => {
    const length = lengthOf(text ?? '');
    const advice =
      text === null ? `write ${STORE}/en-US/${name}` : `${String(length)} letters: write 1 to ${String(limit)}`;
    return finding(`text ${name}`, length > 0 && length <= limit, advice);
  });

const ofTheOwner = ({ owner, projectId }: Facts): readonly Finding[] => [
  finding('Expo’s project', projectId !== '', 'npx eas-cli init (writes extra.eas.projectId into app.json)'),
  finding('address of the page on privacy', isWebAddress(owner.webApp), `publish the web app; webApp in ${OWNER}`),
  finding('whom to ask about privacy', owner.contact.trim() !== '', `contact in ${OWNER}`),
];

type Size = readonly [width: number, height: number];
type Series = Readonly<{ folder: string; what: string; sizes: readonly Size[]; least: number; most: number }>;

/** The screenshots that each store asks for, upright. */
export const SERIES = {
  apple: [
    {
      folder: 'apple-phone',
      what: 'iPhone 6.9″',
      sizes: [
        [1320, 2868],
        [1290, 2796],
      ],
      least: 3,
      most: 10,
    },
    {
      folder: 'apple-tablet',
      what: 'iPad 13″',
      sizes: [
        [2064, 2752],
        [2048, 2732],
      ],
      least: 3,
      most: 10,
    },
  ],
  play: [
    { folder: 'play-phone', what: 'phone', sizes: [[1080, 1920]], least: 4, most: 8 },
    { folder: 'play-tablet', what: 'tablet', sizes: [[1600, 2560]], least: 4, most: 8 },
  ],
} as const satisfies Record<StoreId, readonly Series[]>;

const ofScreenshots =
  (pictures: readonly Picture[]) =>
  ({ folder, what, sizes, least, most }: Series): Finding => {
    const taken = pictures.filter(({ file }) => file.startsWith(`${SHOTS}/${folder}/`));
    const fit = taken.filter(({ width, height }) => sizes.some(([w, h]) => w === width && h === height));
    const wanted = `${String(least)} to ${String(most)} of ${sizes.map((size) => size.join(' × ')).join(' or ')}`;
    return finding(
      `screenshots, ${what}`,
      fit.length === taken.length && fit.length >= least && fit.length <= most,
      `npm run release:shots (${wanted} in ${SHOTS}/${folder}; ${String(fit.length)} of ${String(taken.length)} there fit)`,
    );
  };

type Drawn = Readonly<{ file: string; what: string; size: Size; opaque: boolean }>;

const DRAWN = {
  apple: [{ file: 'assets/icon/icon.png', what: 'icon', size: [1024, 1024], opaque: true }],
  play: [
    { file: 'assets/web/icon-512.png', what: 'icon', size: [512, 512], opaque: false },
    { file: `${STORE}/feature.png`, what: 'feature graphic', size: [1024, 500], opaque: true },
  ],
} as const satisfies Record<StoreId, readonly Drawn[]>;

const ofDrawn =
  (pictures: readonly Picture[]) =>
  ({ file, what, size: [width, height], opaque }: Drawn): Finding => {
    const found = pictures.find((picture) => picture.file === file);
    const fits = found?.width === width && found.height === height && (found.isOpaque || !opaque);
    const wanted = `${String(width)} × ${String(height)}${opaque ? ' without alpha' : ''}`;
    return finding(what, fits, `npm run icons (${file}: ${wanted})`);
  };

type ByHand = Readonly<{ id: string; advice: string }>;

/** What no tool can see from here. Done, its name is written into the owner's file. */
const BY_HAND = {
  apple: [
    { id: 'apple-tried', advice: 'play a turn on an iPhone and on an iPad (eas build --profile preview)' },
    { id: 'apple-signing', advice: 'npx eas-cli credentials --platform ios' },
    { id: 'apple-privacy', advice: 'App Store Connect, App Privacy: Data Not Collected' },
    { id: 'apple-age', advice: 'App Store Connect, Age Rating: no to every question' },
    { id: 'apple-review', advice: 'App Store Connect, App Review: name, telephone and mail of whom reviewers ask' },
    { id: 'encryption', advice: 'read what is said of encryption there, and answer for it' },
  ],
  play: [
    { id: 'play-tried', advice: 'play a turn on an Android phone and on a tablet (eas build --profile preview)' },
    { id: 'play-signing', advice: 'npx eas-cli credentials --platform android; Play App Signing in the console' },
    {
      id: 'play-service-account',
      advice: 'a key of a service account for eas submit, kept by EAS, not in the project',
    },
    { id: 'play-data-safety', advice: 'Play Console, Data safety: nothing collected, nothing shared' },
    { id: 'play-content', advice: 'Play Console: content rating, target audience, no ads, access without an account' },
    { id: 'play-first-upload', advice: 'upload the first .aab by hand: eas submit cannot make the entry' },
    { id: 'play-testing', advice: 'a new personal account: the closed test that Play asks for before production' },
  ],
} as const satisfies Record<StoreId, readonly ByHand[]>;

const ofWork =
  (done: readonly string[]) =>
  ({ id, advice }: ByHand): Finding =>
    finding(`${id} (by hand)`, done.includes(id), `${advice}; then add "${id}" to done in ${OWNER}`);

const ofApple = ({ owner, ascAppId, appleTeamId }: Facts): readonly Finding[] => [
  finding('Apple’s number of the app', /^\d+$/u.test(ascAppId), 'submit.production.ios.ascAppId in eas.json'),
  finding('Apple’s team', /^[\dA-Z]{10}$/u.test(appleTeamId), 'submit.production.ios.appleTeamId in eas.json'),
  finding('holder of the copyright', owner.holder.trim() !== '', `holder in ${OWNER}`),
  finding('page where players find help', isWebAddress(owner.support), `support in ${OWNER}`),
];

/** What a store asks for, in the order in which one would do it. */
export const checkFor = (store: StoreId, facts: Facts): readonly Finding[] => [
  ...ofTheVersion(facts),
  ...ofTheTexts(facts),
  ...DRAWN[store].map(ofDrawn(facts.pictures)),
  ...SERIES[store].map(ofScreenshots(facts.pictures)),
  ...ofTheOwner(facts),
  ...(store === 'apple' ? ofApple(facts) : []),
  ...BY_HAND[store].map(ofWork(facts.owner.done)),
];
