export const lastingNamesOf: (places: Readonly<Record<string, string>>) => Record<string, string>;
export const withLastingNames: (text: string, lasting: Readonly<Record<string, string>>) => string;
