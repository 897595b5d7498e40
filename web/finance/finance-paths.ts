const overview = '/Farmer/Finance';

/** Where the screens of one's own book are. */
export const financePaths = {
  overview,
  add: (kind: 'income' | 'expense'): string => `${overview}/add/${kind}`,
  entry: (entryId: string): string => `${overview}/entries/${entryId}`,
  correct: (entryId: string): string => `${overview}/entries/${entryId}/correct`,
};

/** Where a manager writes in the book of a farmer in care. */
export const bookOfFarmerPaths = (keeperId: string) => ({
  overview: `/extension-farmers/${keeperId}`,
  add: (kind: 'income' | 'expense'): string => `/extension-farmers/${keeperId}/finance/add/${kind}`,
});
