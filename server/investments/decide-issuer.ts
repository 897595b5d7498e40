import { decideIssuer as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { decideIssuerWord, findIssuerWords } from './issuer-store.ts';
import { showIssuer } from './show-issuer.ts';

export const decideIssuer = handle(
  contract,
  async ({ offerId, wordId, decision, reason }, context) => {
    const { db, clock } = context;
    const byId = viewerOf(context).accountId;
    const { keeperId } = await holdKnownOffer(context, offerId);
    const word = (await findIssuerWords(db, keeperId)).find(({ id }) => id === wordId);
    if (word === undefined) throw new Problem('not-found');
    if (word.proposedById === byId) throw new Problem('own-proposal');
    const decided = { isConfirmed: decision === 'confirm', reason, byId };
    if (!(await decideIssuerWord(db, wordId, decided, clock.now()))) throw new Problem('issuer-decided');
    return showIssuer(db, keeperId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
