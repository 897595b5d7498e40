/** Where prices are: the board, and below it what is recorded; the series of a line goes by its id. */
export const pricePaths = {
  board: '/prices',
  record: '/prices/record',
  series: (quotationId: string): string => `/prices/${quotationId}`,
  imports: '/admin/prices',
} as const;
