/** N20's units need no corps: those that name none stand under the army itself. Elsewhere each says where it belongs. */
export const usualHome = (rules: string): string | null => (rules === 'n20' ? 'Army' : null);
