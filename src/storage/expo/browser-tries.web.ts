import type { SecretTexts } from '../../session/secret-keeper';

const DATABASE = 'estafette.tries';
const STORE = 'text';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('the browser keeps nothing'));
    };
  });

const committed = (writing: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    writing.oncomplete = () => {
      resolve();
    };
    writing.onabort = () => {
      reject(writing.error ?? new Error('the browser kept nothing'));
    };
  });

const withStore = async <T>(deed: (db: IDBDatabase) => Promise<T>): Promise<T> => {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE);
  };
  const db = await settled(request);
  try {
    return await deed(db);
  } finally {
    db.close();
  }
};

/**
 * Texts that are on the disk when they are said to be. A browser writes localStorage some seconds later: whoever killed it
 * in between would try PINs for nothing.
 */
export const browserTries: SecretTexts | null = {
  get: (name) =>
    withStore(async (db) => {
      const text = await settled<unknown>(db.transaction(STORE).objectStore(STORE).get(name));
      return typeof text === 'string' ? text : null;
    }),
  set: (name, text) =>
    withStore(async (db) => {
      const writing = db.transaction(STORE, 'readwrite', { durability: 'strict' });
      writing.objectStore(STORE).put(text, name);
      await committed(writing);
    }),
};
