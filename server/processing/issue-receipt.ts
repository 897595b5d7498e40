import {
  checkTerms,
  issueReceipt as contract,
  judgeTests,
  type StorageTerms,
  type WarehousePaper,
} from '@shuka/domain/processing';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Lot } from '@shuka/domain/lots';
import { houseMoney } from '#finance';
import { storeAway } from '#lots';
import { newVoucherCode } from '#marketplace';
import { findCompanyNames } from '#relations';
import { licenceOf } from '#settings';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdWaitingAsk } from './answer-storage.ts';
import { insertEvent } from './claim-store.ts';
import { showReceipt } from './show-receipt.ts';
import { signReceipt } from './sign-receipt.ts';
import { answerAsk } from './storage-ask-store.ts';
import { insertReceipt } from './warehouse-store.ts';

const counter = 'processing.warehouse';

/** The row of the counter is held until this is done, so that no other gets the number. */
const nextNumber = async ({ db }: Context, companyId: string): Promise<number> => {
  await addToCounter(db, counter, companyId, 1);
  return readCounter(db, counter, companyId);
};

type Standing = Pick<WarehousePaper, 'kind' | 'licence' | 'isPractice'>;

/**
 * What may be issued today: a receipt under the licence of the house, which it names; in a house of sandbox money one for
 * practice; else a record, which is no receipt.
 */
const standingOf = async (context: Context): Promise<Standing> => {
  if (houseMoney(context) === 'sandbox') return { kind: 'receipt', licence: null, isPractice: true };
  const held = await licenceOf(context.db, 'warehouse-receipts', context.clock.now());
  if (held === null) return { kind: 'record', licence: null, isPractice: false };
  const { holder, number, issuer } = held;
  return { kind: 'receipt', licence: { holder, number, issuer }, isPractice: false };
};

const judged = (terms: StorageTerms, { crop, variety }: Pick<Lot, 'crop' | 'variety'>, today: string) => ({
  ...terms,
  tests: judgeTests(terms.tests, crop, today),
  crop,
  variety,
});

export const issueReceipt = handle(contract, async ({ id, companyId, askId, ...terms }, context) => {
  const { db, clock, secrets } = context;
  const [by, now] = [viewerOf(context).accountId, clock.now()];
  const today = dayOf(now);
  checkTerms(terms, today);
  const { keeperId, lotId } = await holdWaitingAsk(db, askId, ({ millId }) => millId === companyId);
  const storing = { lotId, keeperId, forId: id, grams: terms.netGrams, standsAt: terms.warehouse };
  const lot = await storeAway(db, storing, { by, now });
  const standing = await standingOf(context);
  const companyName = (await findCompanyNames(db, [companyId])).get(companyId) ?? '';
  const paper: WarehousePaper = {
    ...judged(terms, lot, today),
    ...standing,
    receiptId: id,
    number: await nextNumber(context, companyId),
    companyId,
    companyName,
    depositorId: keeperId,
    lotId,
    issuedOn: today,
  };
  const { text, token } = signReceipt(secrets, paper);
  const isReceipt = standing.kind === 'receipt';
  const marks = { code: isReceipt ? newVoucherCode() : null, token: isReceipt ? token : null };
  await answerAsk(db, askId, { state: 'stored' }, by, now);
  await insertReceipt(db, { paper, text, askId, ...marks, by, now });
  await insertEvent(db, { receiptId: id, kind: 'issued', said: '' }, by, now);
  return showReceipt(context, id);
});
