/** Above this, a hundredth of a hectare is less than anyone farms by; below, it is a good part of the plot. */
const roomyHectares = 0.1;

const inThousands = (whole: string): string =>
  whole.length <= 3 ? whole : `${inThousands(whole.slice(0, -3))},${whole.slice(-3)}`;

const roomyText = (hectares: number): string => {
  const [whole = '', decimals = ''] = hectares.toFixed(2).split('.');
  return `${inThousands(whole)}.${decimals}`;
};

/**
 * '1,312.50' or '0.0432': two decimals, up to four for a very small plot, so that it never reads as nothing. Without the
 * browser's own formats, which a slow phone takes a third of a second to bring for the first card of a farm.
 */
export const hectaresText = (hectares: number): string =>
  hectares > 0 && hectares < roomyHectares
    ? hectares.toFixed(4).replace(/0{1,2}$/, '')
    : roomyText(hectares);
