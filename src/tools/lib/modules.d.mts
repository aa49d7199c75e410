/** Modules of a script by name, with their packed sizes in bytes. */
type Modules = Readonly<Record<string, number>>;

export const modulesOf: (
  script: string,
  map: Readonly<{ mappings: string; sources: readonly string[] }>,
  root: string,
) => Modules;
export const partOf: (name: string) => string;
export const heaviest: (modules: Modules, most: number) => readonly string[];
export const entered: (modules: Modules, kept: Modules) => readonly string[];
