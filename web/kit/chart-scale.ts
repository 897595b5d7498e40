/** Where an axis ends so that its highest bar fits and its half is a round figure: 1, 2 or 5 times a power of ten. */
export const axisEnd = (values: readonly number[]): number => {
  const most = Math.max(0, ...values.filter((value) => Number.isFinite(value)));
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power;
};

/** Yoruba calls each month 'month of ...': the part that tells them apart stands behind it. */
const monthOf = /^Oṣù\s+/u;

/** The first letters of a name, each with its marks (ẹ́ is one letter), for where only little fits. */
export const shortLabel = (name: string, letters = 3): string =>
  (
    name
      .normalize('NFC')
      .replace(monthOf, '')
      .match(/[\p{L}\p{N}]\p{M}*/gu) ?? []
  )
    .slice(0, letters)
    .join('');
