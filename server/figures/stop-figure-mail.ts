import { stopFigureMail as contract } from '@shuka/domain/figures';
import { handle } from '#kit/route.ts';
import { stopMail } from './mail-store.ts';

export const stopFigureMail = handle(contract, async ({ mailId }, { db, clock }) => {
  await stopMail(db, mailId, '', clock.now());
  return { isStopped: true };
});
