import { proposeIssuer as contract } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { insertIssuerWord } from './issuer-store.ts';
import { showIssuer } from './show-issuer.ts';

export const proposeIssuer = handle(
  contract,
  async ({ offerId, password: _password, paper: _paper, ...word }, context, paperKey: string) => {
    const { db, clock } = context;
    const now = clock.now();
    if (word.notedOn > dayOf(now)) throw refusedField('notedOn', 'investments.notedOnFar');
    const { keeperId } = await holdKnownOffer(context, offerId);
    const byId = viewerOf(context).accountId;
    if (!(await insertIssuerWord(db, { ...word, keeperId, paperKey, byId }, now))) throw new Problem('issuer-waits');
    return showIssuer(db, keeperId);
  },
  {
    prepare: async ({ password, paper }, context): Promise<string> => {
      await demandPassword(context, password);
      const { full } = await readPicture(Buffer.from(paper, 'base64'));
      return context.files.put(full, 'webp');
    },
  },
);
