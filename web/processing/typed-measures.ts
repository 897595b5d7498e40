/** Kilograms as typed ('520', '12.5', '1,250.25') in whole grams; NaN for what is none, which its field refuses. */
export const typedKilograms = (typed = ''): number => {
  const plain = typed.trim().replaceAll(/(\d),(?=\d{3}(\D|$))/g, '$1');
  return /^\d{1,7}([.,]\d{1,3})?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 1000) : Number.NaN;
};

/** A per cent as typed ('13.5') in whole hundredths; nothing is none, and anything else is NaN. */
export const typedShare = (typed = ''): number => {
  const plain = typed.trim().replace(/%$/, '').trim();
  if (plain === '') return 0;
  return /^\d{1,5}([.,]\d{1,2})?$/.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : Number.NaN;
};

export const kilogramsText = (grams: number): string => `${(grams / 1000).toLocaleString('en-NG')} kg`;

export const shareText = (hundredths: number): string => `${hundredths / 100} %`;
