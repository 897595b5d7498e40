/** By a file's name, the one that lasts. */
type Lasting = Readonly<Record<string, string>>;

export const writePacks: (web: string, files: readonly string[], lasting: Lasting) => string[];
export const sayingsOf: (web: string, files: readonly string[], lasting: Lasting) => Record<string, string>;
export const writeNames: (web: string, lasting: Lasting) => string;
