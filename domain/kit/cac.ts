/**
 * The classes of the Corporate Affairs Commission, by the letters before a number: company, business name, incorporated
 * trustees, limited partnership, limited liability partnership (CAMA 2020, parts B to F).
 */
export const cacClasses = ['RC', 'BN', 'IT', 'LP', 'LLP'] as const;

export type CacClass = (typeof cacClasses)[number];

type Cac = { readonly cacClass: CacClass | null; readonly cacNumber: string };

const isClass = (text: string): text is CacClass => cacClasses.some((one) => one === text);

/**
 * A CAC number as people write it ('rc 123456', 'BN-2345678'), in one form: its class by the letters before it, the digits
 * after them. Older business names keep the letters of their state ('KD023538'), which are no class; neither have bare
 * digits one, and without it a number names several firms. Empty for an empty text; null for what is no number.
 */
export const readCac = (text: string): Cac | null => {
  const bare = text.toUpperCase().replace(/[\s\-./\\]/g, '');
  if (bare === '') return { cacClass: null, cacNumber: '' };
  const [, letters = '', digits = ''] = /^([A-Z]{0,4})(\d{1,10})$/.exec(bare) ?? [];
  if (digits === '') return null;
  return isClass(letters) ? { cacClass: letters, cacNumber: digits } : { cacClass: null, cacNumber: bare };
};

/** The number with its class before it, as it stands on the certificate. */
export const cacText = ({ cacClass, cacNumber }: Cac): string =>
  cacClass === null || cacNumber === '' ? cacNumber : `${cacClass} ${cacNumber}`;
