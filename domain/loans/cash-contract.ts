import * as z from 'zod/mini';
import { password } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import {
  cashDraft,
  cashKobo,
  cashReceiptRows,
  handIn,
  handInDraft,
  till,
  tillCard,
  tillCase,
  type CashDraft,
} from './cash-model.ts';
import { receiptOf, withCash } from './cash-rules.ts';
import { loanRows } from './loan-model.ts';

/* Cash for loans in the hands of managers: taken with no network, counted, brought to the bank, and seen there. */

const managers = { 'extension-manager': 'any' } as const;
const officers = { admin: 'any' } as const;
const guesses = [{ by: 'account', times: 60, seconds: 900 }] as const;

export const takeCash = endpoint({
  name: 'loans.takeCash',
  method: 'POST',
  path: '/api/loans/:loanId/cash',
  who: { 'extension-manager': 'assigned' },
  /** Of whoever looks after its farmer, or did: a receipt that was given is kept, though the farmer was given to another since. */
  object: { kind: 'loan-in-cash', idField: 'loanId' },
  input: cashDraft,
  output: z.strictObject({ id }),
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      cashReceiptRows,
      ({ id: receiptId }: CashDraft) => receiptId,
      (before, draft, maker) => before ?? receiptOf(draft, maker),
    ),
    effect(loanRows, ({ loanId }: CashDraft) => loanId, withCash),
  ],
  audit: 'took cash for a loan',
  creates: true,
  summary:
    'Notes cash that a manager took for a loan, under the number of the receipt its farmer has; it counts from the day it was taken, once, and what is too much goes to the farmer’s wallet',
});

export const readTill = endpoint({
  name: 'loans.readTill',
  method: 'GET',
  path: '/api/loans/till',
  who: managers,
  input: z.strictObject({}),
  output: till,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The cash a manager holds for loans, the receipts it came with, what was handed in, and what is looked at',
});

export const handInCash = endpoint({
  name: 'loans.handInCash',
  method: 'POST',
  path: '/api/loans/till/hand-ins',
  who: managers,
  input: handInDraft,
  output: handIn,
  errors: { 'till-empty': 409, 'handed-in-already': 409, 'slip-used': 409 },
  offline: 'never',
  audit: 'handed in cash',
  creates: true,
  summary: 'Says how much cash was counted and brought to the bank, under which slip; an officer looks for it there',
});

export const listTills = endpoint({
  name: 'loans.listTills',
  method: 'GET',
  path: '/api/admin/loans/tills',
  who: officers,
  input: z.strictObject({ ...pageQuery }),
  output: page(tillCard),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Who holds cash for loans, those first who hold it longest, and what each says is in the bank',
});

export const settleHandIn = endpoint({
  name: 'loans.settleHandIn',
  method: 'POST',
  path: '/api/admin/loans/hand-ins/:handInId/word',
  who: officers,
  freshFactor: true,
  object: { kind: 'hand-in', idField: 'handInId' },
  input: z
    .strictObject({
      handInId: id,
      /** What is in the bank; null where nothing is. */
      bankedKobo: z.nullable(cashKobo),
      words: optionalText(500),
      password,
    })
    .check(
      z.refine(({ bankedKobo, words }) => bankedKobo !== null || words !== '', {
        error: 'till.wordsRequired',
        path: ['words'],
      }),
    ),
  output: handIn,
  errors: { 'wrong-password': 400, 'hand-in-settled': 409, 'not-ones-own-till': 409 },
  offline: 'never',
  audit: 'looked for cash in the bank',
  limits: guesses,
  summary: 'Says what of a hand-in is in the bank, or that nothing is; never of one’s own till. A difference is a case',
});

export const listTillCases = endpoint({
  name: 'loans.listTillCases',
  method: 'GET',
  path: '/api/admin/loans/till-cases',
  who: officers,
  input: z.strictObject({ ...pageQuery }),
  output: page(tillCase),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Cases of cash that nobody has looked into yet, the oldest first',
});

export const closeTillCase = endpoint({
  name: 'loans.closeTillCase',
  method: 'POST',
  path: '/api/admin/loans/till-cases/:caseId/end',
  who: officers,
  object: { kind: 'till-case', idField: 'caseId' },
  input: z.strictObject({ caseId: id, words: requiredText('till.wordsRequired', 500) }),
  output: tillCase,
  errors: { 'till-case-closed': 409, 'not-ones-own-till': 409 },
  offline: 'never',
  audit: 'closed a case of cash',
  summary: 'Ends a case of cash with what was found; never of one’s own till',
});
