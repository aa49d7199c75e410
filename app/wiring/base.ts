/** Where the web app lies on its host: nothing at the root, else a path that begins with a slash. Its export writes it in. */
export const BASE = process.env.EXPO_BASE_URL ?? '';
