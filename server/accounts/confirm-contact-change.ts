import { confirmContactChange as contract } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isSame } from '#kit/secrets.ts';
import { endChange, setEmail, setPhone, takeChangeTry, type Tried } from './contact-store.ts';
import { tellOwner } from './owner-letters.ts';
import { hashOtp } from './send-code.ts';
import { endSessionsOf } from './session-store.ts';
import { findAccount, holdAccount, type Account } from './store.ts';

const wrong = (): Problem =>
  new Problem('wrong-contact-code', { keepsWrites: true, fields: [{ field: 'code', says: 'profile.codeWrong' }] });

const put = async ({ db, clock }: Context, { id, phone }: Account, { kind, value }: Tried): Promise<boolean> => {
  if (kind === 'email') {
    if (!(await setEmail(db, id, value))) throw wrong();
    return true;
  }
  await setPhone(db, id, value, clock.now());
  return phone !== value;
};

export const confirmContactChange = handle(contract, async ({ changeId, code }, context) => {
  const { accountId, sessionId } = viewerOf(context);
  const { db, clock } = context;
  const tried = await takeChangeTry(db, changeId, accountId, clock.now());
  if (tried === null || tried.code_hash === null) throw wrong();
  if (!isSame(tried.code_hash, hashOtp(context, changeId, code))) throw wrong();
  const before = await holdAccount(db, accountId);
  if (before === null) throw wrong();
  await endChange(db, changeId, clock.now());
  if (await put(context, before, tried)) {
    // Whoever is signed in elsewhere came in by what is no longer so; the old address hears of it.
    await endSessionsOf(db, accountId, clock.now(), sessionId);
    tellOwner(context, before, 'contactChanged');
  }
  const after = await findAccount(db, accountId);
  return { email: after?.email ?? '', phone: after?.phone ?? '' };
});
