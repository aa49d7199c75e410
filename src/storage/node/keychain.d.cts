export declare const keychain: {
  readonly items: Map<string, Readonly<{ text: string; accessible: number }>>;
  readonly log: string[];
  refuses: (deed: 'get' | 'set' | 'delete', at: string) => boolean;
};
