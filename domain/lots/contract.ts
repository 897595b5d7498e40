import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { effect } from '#kit/row-type.ts';
import { page, pageQuery } from '#kit/text.ts';
import { lot } from './model.ts';
import {
  joinDraft,
  lotStep,
  lotStepRows,
  moveDraft,
  splitDraft,
  storeDraft,
  takeBackDraft,
  writeOffDraft,
  type LotStep,
} from './step-model.ts';
import { goneStep, joinedStep, movedStep, splitStep, storedStep, takenBackStep, type StepMaker } from './steps.ts';

/** Lots go by the account of whoever keeps them. */
const ofKeeper = { kind: 'farmer', idField: 'keeperId' } as const;

/** The step that an act makes on the phone. */
const making = <Draft extends { readonly id: string }>(stepOf: (draft: Draft, maker: StepMaker) => LotStep) => [
  effect(
    lotStepRows,
    ({ id: stepId }: Draft) => stepId,
    (before, draft, { accountId, now }) => before ?? stepOf(draft, { by: accountId, now }),
  ),
];

const act = {
  method: 'POST',
  who: farmHands,
  object: ofKeeper,
  output: lotStep,
  offline: 'queue',
  creates: true,
} as const;

const ofLots = {
  'no-such-lot': 409,
  'lot-closed': 409,
  'not-enough-left': 409,
  'lot-stored': 409,
  'too-many-steps': 409,
} as const;

/** What was promised to a buyer becomes no other lot: it could be promised once more. */
const intoLots = { ...ofLots, 'lot-promised': 409 } as const;

export const storeHarvest = endpoint({
  ...act,
  name: 'lots.store',
  path: '/api/farmers/:keeperId/lots',
  input: storeDraft,
  errors: { 'no-such-harvest': 409, 'more-than-harvest': 409, 'too-many-steps': 409 },
  effects: making(storedStep),
  audit: 'put a harvest into store',
  summary: 'Puts a harvest, or a part of it, into store as a lot; never more than was harvested',
});

export const splitLot = endpoint({
  ...act,
  name: 'lots.split',
  path: '/api/farmers/:keeperId/lots/splits',
  input: splitDraft,
  errors: intoLots,
  effects: making(splitStep),
  audit: 'split a lot',
  summary: 'Takes parts out of a lot, each a lot of its own, and says what was lost; the rest stays where it is',
});

export const joinLots = endpoint({
  ...act,
  name: 'lots.join',
  path: '/api/farmers/:keeperId/lots/joins',
  input: joinDraft,
  errors: { ...intoLots, 'not-the-same': 409 },
  effects: making(joinedStep),
  audit: 'joined lots',
  summary: 'Puts lots of one crop together into a new one, which keeps its parents',
});

export const moveLot = endpoint({
  ...act,
  name: 'lots.move',
  path: '/api/farmers/:keeperId/lots/moves',
  input: moveDraft,
  errors: { 'no-such-lot': 409, 'lot-closed': 409, 'lot-stored': 409, 'too-many-steps': 409 },
  effects: making(movedStep),
  audit: 'moved a lot',
  summary: 'Says where a lot stands from a day on; a move told late does not undo one of a later day',
});

export const writeOffLot = endpoint({
  ...act,
  name: 'lots.writeOff',
  path: '/api/farmers/:keeperId/lots/goings',
  input: writeOffDraft,
  errors: ofLots,
  effects: making(goneStep),
  audit: 'wrote off from a lot',
  summary: 'Says what of a lot was lost or used up, and why',
});

export const takeBackStep = endpoint({
  ...act,
  name: 'lots.takeBack',
  path: '/api/farmers/:keeperId/lots/corrections',
  input: takeBackDraft,
  errors: {
    'no-such-step': 409,
    'corrected-already': 409,
    'lot-in-use': 409,
    'handed-over': 409,
    'lot-stored': 409,
    'too-many-steps': 409,
  },
  effects: making(takenBackStep),
  audit: 'took back a step of a lot',
  summary:
    'Takes back a step that was written down wrong; it stays on record and counts no more. Once, and while nothing was taken from the lots it gave',
});

export const listLots = endpoint({
  name: 'lots.list',
  method: 'GET',
  path: '/api/farmers/:keeperId/lots',
  who: { ...farmHands, admin: 'any' },
  object: ofKeeper,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(lot),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The lots somebody keeps, closed ones too, newest first, with what is left of each',
});
