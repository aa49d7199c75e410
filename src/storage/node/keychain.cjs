// Stands in for expo-secure-store's native module under Node: an iPhone's keychain, as far as its Swift uses it. An item
// that is there keeps the accessibility it was made with. `refuses` and `log` are for tests.
const items = new Map();
const place = (key, { keychainService = 'app' }) => `${keychainService} ${key}`;
const keychain = { items, log: [], refuses: () => false };

const reach = (deed, key, options) => {
  const at = place(key, options);
  keychain.log.push(`${deed} ${at}`);
  if (keychain.refuses(deed, at)) throw new Error('the keychain refuses');
  return at;
};

module.exports = {
  WHEN_UNLOCKED: 5,
  WHEN_UNLOCKED_THIS_DEVICE_ONLY: 6,
  keychain,
  getValueWithKeyAsync: async (key, options) => items.get(reach('get', key, options))?.text ?? null,
  setValueWithKeyAsync: async (text, key, options) => {
    const at = reach('set', key, options);
    const accessible = items.get(at)?.accessible ?? options.keychainAccessible ?? 5;
    items.set(at, { text, accessible });
    return true;
  },
  deleteValueWithKeyAsync: async (key, options) => {
    items.delete(reach('delete', key, options));
  },
};
