const told = (event: object, what: string): unknown => Reflect.get(event, what);

const LEFT_BUTTON = 1;

/** By what a browser's click betrays that no finger and no mouse made it. */
const SIGNS: readonly ((click: object) => boolean)[] = [
  // A key, and a screen reader in WebKit: nothing was counted.
  (click) => told(click, 'detail') === 0,
  // A screen reader in Firefox: counted, but nothing pointed. Before clicks were pointer events it said so in its own way.
  (click) => told(click, 'pointerType') === '',
  (click) => told(click, 'mozInputSource') === 0,
  // A screen reader in Chromium: a mouse by name, whose button is still down when it has clicked.
  (click) => told(click, 'buttons') === LEFT_BUTTON,
];

/** The size of what came down on the page last. */
export type Contact = Readonly<{ width: number; height: number }>;

/** VoiceOver on an iPhone puts down a finger without any size. */
const isSizeless = (contact: Contact | null): boolean => contact?.width === 0 && contact.height === 0;

/**
 * A press that neither a finger nor a mouse made: a key, a switch, a screen reader. The recorded events of every browser
 * stand in the test.
 */
export const isFingerless = (click: object, contact: Contact | null): boolean =>
  SIGNS.some((sign) => sign(click)) || isSizeless(contact);
