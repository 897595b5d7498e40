const overview = '/Farmer/Finance';

/** Where the screens of one's own book are. */
export const financePaths = {
  overview,
  add: (kind: 'income' | 'expense'): string => `${overview}/add/${kind}`,
  entry: (entryId: string): string => `${overview}/entries/${entryId}`,
  correct: (entryId: string): string => `${overview}/entries/${entryId}/correct`,
};
