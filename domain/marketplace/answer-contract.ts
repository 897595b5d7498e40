import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { answer, answerLine, bid, offeredLots } from './answer-model.ts';
import { boardReaders } from './demand-contract.ts';
import { fittingLot, shownLot } from './match-model.ts';

const ofAnswer = { kind: 'answer', idField: 'answerId' } as const;
const ofKeeper = { kind: 'farmer', idField: 'keeperId' } as const;

/** Both sides of a bargain; a farmer whose lot is in a manager's pool only reads. */
const bothSides = { farmer: 'own', 'extension-manager': 'assigned', 'agro-processor': 'buyer' } as const;
const readers = { farmer: 'counterparty', 'extension-manager': 'counterparty', 'agro-processor': 'staff' } as const;
const limits = [{ by: 'account', times: 300, seconds: 3600 }] as const;
const bargain = { 'agreed-already': 409, 'answer-over': 409, 'not-your-turn': 409 } as const;

export const listFittingLots = endpoint({
  name: 'marketplace.listFittingLots',
  method: 'GET',
  path: '/api/demands/:demandId/lots',
  who: boardReaders,
  input: z.strictObject({ demandId: id }),
  output: z.strictObject({ lots: z.array(fittingLot) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    "One's own lots, and those of farmers in one's care, that a demand could take: what of each is free, and why it fits",
});

export const answerDemand = endpoint({
  name: 'marketplace.answerDemand',
  method: 'POST',
  path: '/api/demands/:demandId/answers',
  who: boardReaders,
  input: z.strictObject({ id, demandId: id, seenVersion: z.int(), lots: offeredLots, ...bid }),
  output: answer,
  errors: { 'terms-changed': 409, 'demand-over': 409, 'no-such-lot': 409, 'lot-promised': 409, 'lot-stored': 409 },
  offline: 'never',
  audit: 'answered a demand with lots',
  creates: true,
  limits,
  summary:
    'Offers lots for a demand: of a farmer, or of several whom a manager pools. They are promised from then on, to nobody else, until the bargain is over',
});

export const listAnswers = endpoint({
  name: 'marketplace.listAnswers',
  method: 'GET',
  path: '/api/answers',
  who: boardReaders,
  input: z.strictObject({ ...pageQuery }),
  output: page(answerLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "One's own answers, and those with lots of farmers in one's care, the newest first",
});

export const readAnswer = endpoint({
  name: 'marketplace.readAnswer',
  method: 'GET',
  path: '/api/answers/:answerId',
  who: readers,
  object: ofAnswer,
  input: z.strictObject({ answerId: id }),
  output: answer,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'A bargain: its lots, every bid of both sides, and the agreement with how it is kept',
});

export const makeBid = endpoint({
  name: 'marketplace.makeBid',
  method: 'POST',
  path: '/api/answers/:answerId/bids',
  who: bothSides,
  object: ofAnswer,
  input: z.strictObject({ id, answerId: id, seenNumber: z.int(), ...bid }),
  output: answer,
  errors: { ...bargain, 'bid-changed': 409, 'too-many-bids': 409, 'demand-over': 409 },
  offline: 'never',
  audit: 'made a counter-bid',
  creates: true,
  limits,
  summary: 'Answers the last bid of the other side with another; none can be made once it was agreed',
});

export const agreeToBid = endpoint({
  name: 'marketplace.agreeToBid',
  method: 'POST',
  path: '/api/answers/:answerId/agreement',
  who: bothSides,
  object: ofAnswer,
  input: z.strictObject({ id, answerId: id, seenNumber: z.int() }),
  output: answer,
  errors: { ...bargain, 'bid-changed': 409, 'bid-past': 409 },
  offline: 'never',
  audit: 'agreed to a bid',
  creates: true,
  limits,
  summary: 'Agrees to the bid one read, of the other side: its terms are frozen, and each lot’s share with them',
});

export const endAnswer = endpoint({
  name: 'marketplace.endAnswer',
  method: 'POST',
  path: '/api/answers/:answerId/ending',
  who: bothSides,
  object: ofAnswer,
  input: z.strictObject({ id, answerId: id, reason: requiredText('demand.reasonRequired', 300) }),
  output: answer,
  errors: { 'agreed-already': 409, 'answer-over': 409 },
  offline: 'never',
  audit: 'withdrew or refused an answer',
  limits,
  summary: 'Those who answered take it back, or the buyer refuses it; the lots are free again',
});

export const showLot = endpoint({
  name: 'marketplace.showLot',
  method: 'PUT',
  path: '/api/farmers/:keeperId/shown-lots/:lotId',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ keeperId: id, lotId: id, isOpen: z.boolean(), readyOn: day('demand.readyRequired') }),
  output: shownLot,
  errors: { 'no-such-lot': 409, 'lot-closed': 409 },
  offline: 'never',
  audit: 'showed a lot to buyers or stopped showing it',
  limits,
  summary: 'Shows a lot to buyers, without saying whose it is, or stops showing it',
});

export const listShownLots = endpoint({
  name: 'marketplace.listShownLots',
  method: 'GET',
  path: '/api/farmers/:keeperId/shown-lots',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ keeperId: id }),
  output: z.strictObject({ lots: z.array(shownLot) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Which lots of a farmer buyers see',
});
