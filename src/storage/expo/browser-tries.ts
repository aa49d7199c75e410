import type { SecretTexts } from '../../session/secret-keeper';

/** A phone keeps what must outlive a kill in its keystore. */
export const browserTries: SecretTexts | null = null;
