type Lock = Readonly<{
  packages: Readonly<Record<string, Readonly<{ license?: string; dev?: boolean; devOptional?: boolean }>>>;
}>;

export declare const licencesIn: (lock: Lock) => Readonly<{ told: string; refused: readonly string[] }>;
export declare const advisoriesIn: (output: string) => string;
