import { dueDay, mostMails, startFigureMail as contract } from '@shuka/domain/figures';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandFlag, holdAccount } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findMailsTo, insertMail } from './mail-store.ts';

export const startFigureMail = handle(contract, async ({ id, place, every }, context) => {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const { accountId } = viewer;
  await demandFlag(db, 'figure-mails', viewer);
  const account = await holdAccount(db, accountId);
  if (account?.email == null) throw new Problem('no-mail-address');
  if ((await findMailsTo(db, accountId, mostMails)).length >= mostMails) throw new Problem('too-many-mails');
  const now = clock.now();
  // The first one comes with the next week or month: what stands today is on the screen.
  const made = await insertMail(db, { id, accountId, place, every, sentOn: dueDay(every, dayOf(now)) }, now);
  if (made === null) throw new Problem('mail-goes-already');
  return made;
});
