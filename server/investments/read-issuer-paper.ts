import { readIssuerPaper as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findIssuerWords } from './issuer-store.ts';
import { findOffer } from './offer-store.ts';

export const readIssuerPaper = handle(contract, async ({ offerId, wordId }, context) => {
  const offer = await findOffer(context.db, offerId);
  if (offer === null) throw new Problem('not-found');
  const word = (await findIssuerWords(context.db, offer.keeperId)).find(({ id }) => id === wordId);
  const bytes = word === undefined ? null : await context.files.get(word.paperKey, 'webp');
  if (bytes === null) throw new Problem('not-found');
  return { bytes, mediaType: 'image/webp', cacheSeconds: 0 };
});
