import { askContact as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasConsent } from './consent-store.ts';
import { insertContactRequest } from './contact-request-store.ts';
import { tellOwner } from './owner-letters.ts';
import { nameOf } from './profile-store.ts';
import { isShown } from './shown-store.ts';
import { findAccount } from './store.ts';

export const askContact = handle(contract, async ({ id, farmerId }, context) => {
  const { db, clock } = context;
  const investorId = viewerOf(context).accountId;
  const farmer = (await isShown(db, farmerId)) ? await findAccount(db, farmerId) : null;
  if (farmer === null) throw new Problem('not-found');
  if (await hasConsent(db, farmerId, 'investorContact')) throw new Problem('contact-shared');
  if (!(await insertContactRequest(db, { id, farmerId, investorId, now: clock.now() })))
    throw new Problem('contact-asked');
  tellOwner(context, farmer, 'contactAsked', { investor: await nameOf(db, investorId) });
  return {};
});
