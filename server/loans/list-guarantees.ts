import { listGuarantees as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGuaranteesOf } from './guarantee-store.ts';
import { showGuarantees } from './show-guarantees.ts';

export const listGuarantees = handle(contract, async (_input, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  return { items: await showGuarantees(db, await findGuaranteesOf(db, accountId), accountId, dayOf(clock.now())) };
});
