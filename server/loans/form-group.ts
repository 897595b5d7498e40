import { randomInt } from 'node:crypto';
import { formGroup as contract, isForGroup } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { addMember, demandProduct } from './demand-member.ts';
import { insertGroup } from './group-store.ts';
import { answerGroup } from './show-group.ts';

/** No I, L, O, 0 or 1: a code is read out and written down. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

export const formGroup = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const { id, keeperId, productId, version, name, instalments, principalKobo, purpose } = draft;
  const product = await demandProduct(context, productId, version);
  if (!isForGroup(product.members)) throw new Problem('no-group-product');
  const madeBy = viewerOf(context).accountId;
  await insertGroup(db, { id, keeperId, name, code: newCode(), productId, version, instalments, madeBy }, clock.now());
  await addMember(context, product, { id: newId(), groupId: id, keeperId, principalKobo, purpose, instalments });
  return answerGroup(db, id, dayOf(clock.now()));
});
