/** What a browser told of one event; what it left out is left out here. */
export type RecordedEvent = Readonly<{
  type: string;
  detail?: number;
  pointerType?: string;
  buttons?: number;
  pressure?: number;
  width?: number;
  height?: number;
  mozInputSource?: number;
}>;

export type RecordedPress = Readonly<{
  who: string;
  /** Neither a finger nor a mouse: it cannot hold. */
  fingerless: boolean;
  events: readonly RecordedEvent[];
}>;

const MOUSE = { pointerType: 'mouse', width: 1, height: 1 } as const;
const CHROMIUM_FINGER = { pointerType: 'touch', width: 2, height: 2 } as const;
const FIREFOX_FINGER = { pointerType: 'touch', width: 1, height: 1, mozInputSource: 5 } as const;
const IPHONE_FINGER = { pointerType: 'touch', width: 42, height: 42, pressure: 0 } as const;
const FIREFOX_READER = { detail: 1, buttons: 0, mozInputSource: 0 } as const;
const NO_POINTER = { pointerType: '', width: 1, height: 1, pressure: 0, buttons: 0 } as const;

/** A press by an accessibility interface, or by a key. */
const FINGERLESS: readonly RecordedPress[] = [
  {
    who: 'a reader in Chromium 150 (AT-SPI)',
    fingerless: true,
    events: [
      { type: 'pointerdown', ...MOUSE, detail: 0, pressure: 0, buttons: 1 },
      { type: 'mousedown', detail: 0, buttons: 1 },
      { type: 'pointerup', ...MOUSE, detail: 0, pressure: 0, buttons: 0 },
      { type: 'mouseup', detail: 0, buttons: 0 },
      { type: 'click', ...MOUSE, detail: 1, pressure: 0, buttons: 1 },
    ],
  },
  {
    who: 'a reader in Firefox 153 (AT-SPI)',
    fingerless: true,
    events: [
      { type: 'mousedown', ...FIREFOX_READER },
      { type: 'mouseup', ...FIREFOX_READER },
      { type: 'click', ...NO_POINTER, ...FIREFOX_READER },
    ],
  },
  {
    who: 'a reader in Firefox 153 that has touch events (AT-SPI)',
    fingerless: true,
    events: [
      { type: 'touchstart' },
      { type: 'mousedown', ...FIREFOX_READER },
      { type: 'touchend' },
      { type: 'mouseup', ...FIREFOX_READER },
      { type: 'click', ...NO_POINTER, ...FIREFOX_READER },
    ],
  },
  {
    who: 'a reader in WebKitGTK 2.50 (AT-SPI)',
    fingerless: true,
    events: [
      { type: 'mousedown', detail: 0, buttons: 0 },
      { type: 'mouseup', detail: 0, buttons: 0 },
      { type: 'click', ...NO_POINTER, detail: 0 },
    ],
  },
  {
    who: 'VoiceOver on an iPhone (as others tell of it, not recorded)',
    fingerless: true,
    events: [
      { type: 'pointerdown', pointerType: 'mouse', width: 0, height: 0, detail: 0, pressure: 0, buttons: 0 },
      { type: 'mousedown', detail: 1 },
      { type: 'mouseup', detail: 1 },
      { type: 'click', detail: 1 },
    ],
  },
  {
    who: 'the key Enter',
    fingerless: true,
    events: [{ type: 'keydown' }, { type: 'click', ...NO_POINTER, detail: 0 }, { type: 'keyup' }],
  },
  { who: 'a script', fingerless: true, events: [{ type: 'click', ...NO_POINTER, detail: 0 }] },
];

/** The second of two quick presses, which counts as the second also for the browser. */
const POINTED: readonly RecordedPress[] = [
  {
    who: 'a finger in Chromium 150',
    fingerless: false,
    events: [
      { type: 'pointerdown', ...CHROMIUM_FINGER, detail: 0, pressure: 1, buttons: 1 },
      { type: 'touchstart' },
      { type: 'pointerup', ...CHROMIUM_FINGER, detail: 0, pressure: 0, buttons: 0 },
      { type: 'touchend' },
      { type: 'mousedown', detail: 2, buttons: 1 },
      { type: 'mouseup', detail: 2, buttons: 0 },
      { type: 'click', pointerType: 'touch', width: 1, height: 1, detail: 2, pressure: 0, buttons: 0 },
    ],
  },
  {
    who: 'a finger in Firefox 153',
    fingerless: false,
    events: [
      { type: 'pointerdown', ...FIREFOX_FINGER, detail: 0, pressure: 0.5, buttons: 1 },
      { type: 'touchstart' },
      { type: 'pointerup', ...FIREFOX_FINGER, detail: 0, pressure: 0, buttons: 0 },
      { type: 'touchend' },
      { type: 'mousedown', detail: 1, buttons: 1, mozInputSource: 5 },
      { type: 'mouseup', detail: 1, buttons: 0, mozInputSource: 5 },
      { type: 'click', ...FIREFOX_FINGER, detail: 1, pressure: 0, buttons: 0 },
    ],
  },
  {
    who: 'a finger on an iPhone, whose clicks tell of no pointer (as others tell of it, not recorded)',
    fingerless: false,
    events: [
      { type: 'pointerdown', ...IPHONE_FINGER, detail: 0, buttons: 1 },
      { type: 'touchstart' },
      { type: 'pointerup', ...IPHONE_FINGER, detail: 0, buttons: 0 },
      { type: 'touchend' },
      { type: 'mousedown', detail: 1, buttons: 1 },
      { type: 'mouseup', detail: 1, buttons: 0 },
      { type: 'click', detail: 1, buttons: 0 },
    ],
  },
  {
    who: 'a mouse in Chromium 150',
    fingerless: false,
    events: [
      { type: 'pointerdown', ...MOUSE, detail: 0, pressure: 0.5, buttons: 1 },
      { type: 'mousedown', detail: 2, buttons: 1 },
      { type: 'pointerup', ...MOUSE, detail: 0, pressure: 0, buttons: 0 },
      { type: 'mouseup', detail: 2, buttons: 0 },
      { type: 'click', ...MOUSE, detail: 2, pressure: 0, buttons: 0 },
    ],
  },
  {
    who: 'a mouse in Firefox 153',
    fingerless: false,
    events: [
      { type: 'pointerdown', ...MOUSE, detail: 0, pressure: 0.5, buttons: 1, mozInputSource: 1 },
      { type: 'mousedown', detail: 2, buttons: 1, mozInputSource: 1 },
      { type: 'pointerup', ...MOUSE, detail: 0, pressure: 0, buttons: 0, mozInputSource: 1 },
      { type: 'mouseup', detail: 2, buttons: 0, mozInputSource: 1 },
      { type: 'click', ...MOUSE, detail: 2, pressure: 0, buttons: 0, mozInputSource: 1 },
    ],
  },
  {
    who: 'a mouse in WebKitGTK 2.50',
    fingerless: false,
    events: [
      { type: 'pointerdown', ...MOUSE, detail: 2, pressure: 0.5, buttons: 1 },
      { type: 'mousedown', detail: 2, buttons: 1 },
      { type: 'pointerup', ...MOUSE, detail: 2, pressure: 0, buttons: 0 },
      { type: 'mouseup', detail: 2, buttons: 0 },
      { type: 'click', ...MOUSE, detail: 2, pressure: 0, buttons: 0 },
    ],
  },
];

/** Presses on a button as browsers told of them, on a page that wrote every event down (November 2026). */
export const RECORDED_PRESSES = [...FINGERLESS, ...POINTED];

/** Runs in the page: the same events once more, sent to this element. */
export const replay = (element: Element, events: readonly RecordedEvent[]): void => {
  const box = element.getBoundingClientRect();
  const place = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true };
  const touch = (type: string): Event => {
    const finger = new Touch({ identifier: 1, target: element, clientX: place.clientX, clientY: place.clientY });
    const down = type === 'touchstart' ? [finger] : [];
    return new TouchEvent(type, { ...place, touches: down, targetTouches: down, changedTouches: [finger] });
  };
  const made = ({ type, ...told }: RecordedEvent): Event => {
    if (type.startsWith('touch')) return touch(type);
    if (type.startsWith('key')) return new KeyboardEvent(type, { key: 'Enter', bubbles: true, cancelable: true });
    if (told.pointerType !== undefined) return new PointerEvent(type, { ...place, ...told });
    return new MouseEvent(type, { ...place, ...told });
  };
  for (const recorded of events) {
    const event = made(recorded);
    const { mozInputSource } = recorded;
    if (mozInputSource !== undefined) Object.defineProperty(event, 'mozInputSource', { value: mozInputSource });
    element.dispatchEvent(event);
  }
};
