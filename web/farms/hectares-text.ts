/** Above this, a hundredth of a hectare is less than anyone farms by; below, it is a good part of the plot. */
const roomyHectares = 0.1;

/** '12.50' or '0.0432': two decimals, four for a very small plot, so that it never reads as nothing. */
export const hectaresText = (hectares: number): string =>
  hectares.toLocaleString('en-NG', {
    minimumFractionDigits: 2,
    maximumFractionDigits: hectares > 0 && hectares < roomyHectares ? 4 : 2,
  });
