import { decidePerson as contract, decisionMoves, decisionsFor, type PersonRow } from '@shuka/domain/accounts';
import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { endClosing } from './closing-store.ts';
import { writeLetter } from './letters.ts';
import { endSessionsOf } from './session-store.ts';
import { holdAccount, setState, type Account } from './store.ts';

const rowOf = (account: Account, state: PersonRow['state']): PersonRow => ({
  accountId: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  email: account.email,
  phone: account.phone,
  roles: account.roles,
  state,
  about: account.about,
  photoId: account.photo_key,
  createdAt: account.created_at,
});

export const decidePerson = handle(contract, async ({ accountId, decision, reason }, context) => {
  if (viewerOf(context).accountId === accountId) throw new Problem('own-account');
  const account = await holdAccount(context.db, accountId);
  if (account === null) throw new Problem('not-found');
  if (!decisionsFor(account.state).includes(decision)) throw new Problem('same-state');
  const state = decisionMoves[decision].to;
  await setState(context.db, accountId, state);
  if (state === 'active') await endClosing(context.db, accountId, context.clock.now());
  if (state === 'closed') await endSessionsOf(context.db, accountId, context.clock.now());
  const { email, first_name: firstName } = account;
  const language = isLanguage(account.language) ? account.language : 'en';
  const about = state === 'closed' ? 'closed' : 'approved';
  if (email !== null) context.afterwards(() => writeLetter(context, { email, firstName, language }, about, { reason }));
  return rowOf(account, state);
});
