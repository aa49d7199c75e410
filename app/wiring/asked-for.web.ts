import { BASE } from './base';
import type { AskedFor } from './asked-for';

const GAME = /^\/game\/([^/]+)/;

/** The address says it before anything is loaded. */
export const askedFor = (): AskedFor => {
  const path = window.location.pathname.slice(BASE.length);
  const [, game] = GAME.exec(path) ?? [];
  return { isLate: path !== '' && path !== '/', game: game === undefined ? null : decodeURIComponent(game) };
};
