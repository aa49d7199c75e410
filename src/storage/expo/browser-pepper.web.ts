const DATABASE = 'estafette.keys';
const STORE = 'key';
const NAME = 'pepper';
/** What the key is asked to sign; the signature is the pepper. */
const ASKED = 'estafette/pepper/1';
/** A page that was not delivered safely has no WebCrypto: there the pepper is a text beside the database. */
const PLAIN = 'estafette.secret.pepper';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the browser keeps no keys'));
    };
  });

const openKeys = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
  };
  return settled(request);
};

const readKey = async (db: IDBDatabase): Promise<unknown> =>
  settled<unknown>(db.transaction(STORE).objectStore(STORE).get(NAME));

/** `add` refuses where there is one: of two tabs that make one at once, the first one's is kept. */
const keepKey = async (db: IDBDatabase, key: CryptoKey): Promise<void> => {
  await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).add(key, NAME)).catch(() => undefined);
};

/**
 * No script is handed this key, the app's own included; it may only be used. But it lies in the browser's folder as it is:
 * whoever copies that folder has it, and whoever opens the developer's tools on this page can have it used.
 */
const browserKey = async (): Promise<CryptoKey> => {
  const db = await openKeys();
  try {
    const found = await readKey(db);
    if (found === undefined) {
      const made = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      await keepKey(db, made);
    }
    const kept = await readKey(db);
    if (!(kept instanceof CryptoKey)) throw new Error('the browser keeps no keys');
    return kept;
  } finally {
    db.close();
  }
};

const plainPepper = (): Uint8Array => {
  const kept = localStorage.getItem(PLAIN);
  if (kept !== null) return Uint8Array.from(kept.split(','), Number);
  const made = crypto.getRandomValues(new Uint8Array(32));
  localStorage.setItem(PLAIN, made.join());
  return made;
};

/** 32 bytes that stand in no file of the app's and in no export. What they are not safe from, the lock's page says. */
export const browserPepper: (() => Promise<Uint8Array>) | null = async () => {
  if (!('subtle' in crypto) || localStorage.getItem(PLAIN) !== null) return plainPepper();
  const signed = await crypto.subtle.sign('HMAC', await browserKey(), new TextEncoder().encode(ASKED));
  return new Uint8Array(signed);
};
