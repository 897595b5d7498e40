import type { PassportPart } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

/** What a lender may be shown, and what it holds. */
export const partWords = {
  land: { says: 'passport.partLand', about: 'passport.aboutLand' },
  seasons: { says: 'passport.partSeasons', about: 'passport.aboutSeasons' },
  book: { says: 'passport.partBook', about: 'passport.aboutBook' },
  loans: { says: 'passport.partLoans', about: 'passport.aboutLoans' },
} as const satisfies Record<PassportPart, { says: WordId; about: WordId }>;
