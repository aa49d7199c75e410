import { useApp, useSetting } from '../../hooks/use-app';

const MOST_RECENT = 5;

/** The procedures a player has pinned and those he opened last, kept with his settings. */
export const useProcedureLists = () => {
  const { settings } = useApp();
  const pinned = useSetting('pinned');
  const recent = useSetting('recent');
  return {
    pinned,
    recent: recent.filter((id) => !pinned.includes(id)),
    pin: (id: string): void => {
      settings.change({ pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] });
    },
    opened: (id: string): void => {
      settings.change({ recent: [id, ...recent.filter((one) => one !== id)].slice(0, MOST_RECENT) });
    },
  };
};
