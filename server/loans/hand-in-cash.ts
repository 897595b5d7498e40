import { handInCash as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { houseMoney } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { putUnder } from './receipt-store.ts';
import { openTillCase } from './till-case-store.ts';
import { findHandIns, findWaiting, holdTill, insertHandIn, showHandIn } from './till-store.ts';

export const handInCash = handle(contract, async ({ id, countedKobo, slip, bankedOn }, context) => {
  const { db, clock } = context;
  const [managerId, money, at] = [viewerOf(context).accountId, houseMoney(context), clock.now()];
  if (bankedOn > dayOf(at)) throw refusedField('bankedOn', 'till.dayAhead');
  const { cashKobo: expectedKobo } = await holdTill(db, managerId, money);
  if ((await findWaiting(db, [managerId])).length > 0) throw new Problem('handed-in-already');
  if (expectedKobo <= 0) throw new Problem('till-empty');
  const said = { id, managerId, money, countedKobo, expectedKobo, slip, bankedOn };
  if (!(await insertHandIn(db, said, at))) throw new Problem('slip-used');
  await putUnder(db, id, managerId, money);
  const amountKobo = countedKobo - expectedKobo;
  if (amountKobo !== 0) await openTillCase(db, { kind: 'till-differs', managerId, handInId: id, amountKobo }, at);
  const made = (await findHandIns(db, managerId, 1))[0];
  if (made?.id !== id) throw new Error('a hand-in was written and is not there');
  return showHandIn(made);
});
