import type { IssuerWord, OfferIssuer } from '@shuka/domain/investments';
import { fullNamesOf } from '#accounts';
import type { Db } from '#kit/db.ts';
import { findIssuer, findIssuerWords } from './issuer-store.ts';

/** What a farmer counts as, with every word on it and who said it. */
export const showIssuer = async (db: Db, keeperId: string): Promise<{ issuer: OfferIssuer; words: IssuerWord[] }> => {
  const found = await findIssuerWords(db, keeperId);
  const ids = found.flatMap(({ proposedById, decidedById }) => [proposedById, decidedById ?? proposedById]);
  const names = await fullNamesOf(db, ids);
  const words = found.map(({ decidedById, paperKey: _paper, ...word }) => ({
    ...word,
    proposedByName: names.get(word.proposedById) ?? '',
    decidedByName: decidedById === null ? '' : (names.get(decidedById) ?? ''),
  }));
  return { issuer: await findIssuer(db, keeperId), words };
};
