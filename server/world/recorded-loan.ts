import { scheduleOf, scoreOf } from '@shuka/domain/loans';
import { move, openClearing, openWallet } from '#finance';
import { insertLoan, insertProduct, setDecided, setPaidOut, setRecommended } from '#loans';
import type { Pool } from '#kit/db.ts';
import { someLoanTerms } from './loan-terms.ts';
import { idOf, people } from './people.ts';

/* A loan of Amina's that runs, as outboxes are recorded with it: none of this is ever changed. */

const asked = new Date('2026-05-10T07:00:00Z');
const paidOn = '2026-05-20';
const principalKobo = 3_000_000;
const instalments = 6;

/** Chidi takes cash for it. */
export const recordedLoan = { loanId: idOf(97) } as const;

export const loadRecordedLoan = async (pool: Pool): Promise<void> => {
  const { amina, chidi, ifeoma, ngozi } = people;
  const { loanId: id } = recordedLoan;
  const [productId, moveId] = [idOf(98), idOf(99)];
  const limits = { leastKobo: principalKobo, mostKobo: principalKobo, leastInstalments: 3, mostInstalments: 6 };
  const product = {
    productId,
    version: 1,
    name: 'Season loan',
    words: 'For seed.',
    terms: someLoanTerms,
    isOpen: true,
  };
  await insertProduct(pool, { ...product, ...limits }, ngozi.accountId, asked);
  const facts = { plots: 1, harvests: 0, incomeKobo: 0, repaidLoans: 0, lateLoans: 0 };
  const draft = { id, keeperId: amina.accountId, productId, version: 1, principalKobo, instalments, purpose: 'Seed' };
  const score = scoreOf(facts, principalKobo);
  await insertLoan(pool, { ...draft, hasAgreed: true, state: 'asked', score, askedBy: amina.accountId }, asked);
  await setRecommended(pool, id, chidi.accountId, 'recommend');
  await setDecided(pool, id, 'approved', ngozi.accountId);
  const from = await openClearing(pool, 'lender', 'sandbox', asked);
  const to = await openWallet(pool, amina.accountId, 'sandbox', asked);
  const money = { id: moveId, kind: 'loan', reason: '', subjectId: id, from, to, amountKobo: principalKobo } as const;
  await move(pool, money, { by: null, endpoint: 'world', requestId: 'world', at: asked });
  const schedule = scheduleOf({ principalKobo, instalments, from: paidOn, terms: someLoanTerms });
  await setPaidOut(pool, id, { byId: ifeoma.accountId, on: paidOn, money: 'sandbox', moveId, schedule });
};
