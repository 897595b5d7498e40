import {
  checkAgreed,
  checkCapacity,
  checkDelivery,
  checkReplaces,
  gramsOfLot,
  isSameCrop,
  reckon,
  shiftGraceMillis,
  weighDelivery as contract,
  wordAt,
  type DeliveryDraft,
} from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handOver, takeBackHanded } from '#lots';
import { wasOnShiftSince } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { tellWebhooks } from '#kit/tell-webhooks.ts';
import { endArrival, findArrivalFormula, holdDelivery, insertDelivery } from './delivery-store.ts';
import { findKeeper } from './find-keeper.ts';
import { findFormula } from './formula-store.ts';
import { findScaleWords } from './scale-store.ts';
import { findAgreedPrice, tellAgreement, tellVoid } from './of-agreement.ts';
import { tellDelivered } from './tell-delivered.ts';
import { ofDelivery } from './happenings.ts';

/** When it was weighed, by a phone's clock that may go ahead. */
const weighedBy = ({ weighedAt }: DeliveryDraft, now: Date): Date =>
  new Date(Math.min(Date.parse(weighedAt), now.getTime()));

const demandShift = async (context: Context, draft: DeliveryDraft): Promise<void> => {
  const weighed = weighedBy(draft, context.clock.now());
  const since = new Date(weighed.getTime() - shiftGraceMillis);
  const { accountId } = viewerOf(context);
  if (!(await wasOnShiftSince(context.db, draft.companyId, accountId, since))) throw new Problem('off-shift');
};

const demandAgreed = async ({ db }: Context, draft: DeliveryDraft): Promise<void> => {
  const { companyId, arrivalId, formulaId } = draft;
  const found = await findFormula(db, companyId, formulaId);
  checkAgreed(draft, {
    formula: found?.formula ?? null,
    replacedAt: found?.replacedAt ?? null,
    arrivalFormulaId: arrivalId === null ? null : await findArrivalFormula(db, companyId, arrivalId),
    agreedKobo: await findAgreedPrice(db, draft),
  });
};

/** What a wrong delivery took of a lot goes back before the right one takes it. */
const replace = async (context: Context, { companyId, replaces }: DeliveryDraft): Promise<void> => {
  if (replaces === null) return;
  const wrong = await holdDelivery(context.db, companyId, replaces);
  checkReplaces(wrong);
  await takeBackHanded(context, replaces, '');
  if (wrong !== null) await tellVoid(context.db, wrong, context.clock.now());
};

const takeOfLot = async (context: Context, draft: DeliveryDraft, keeperId: string | null): Promise<void> => {
  const { id, lotId, receipt } = draft;
  if (lotId === null) return;
  if (keeperId === null) throw new Problem('no-such-lot');
  const { netGrams } = reckon(draft, draft.terms);
  await handOver(context, {
    lotId,
    keeperId,
    subjectId: id,
    note: receipt,
    gramsOf: (lot) => {
      if (!isSameCrop(lot.crop, draft.crop)) throw new Problem('not-the-same');
      return gramsOfLot(netGrams, lot.leftGrams);
    },
  });
};

export const weighDelivery = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const now = clock.now();
  checkDelivery(draft);
  await demandShift(context, draft);
  const words = await findScaleWords(db, draft.companyId, draft.scaleId);
  const word = wordAt(words, weighedBy(draft, now));
  checkCapacity(draft, word);
  await demandAgreed(context, draft);
  const keeperId = (await findKeeper(db, draft))?.id ?? null;
  await replace(context, draft);
  await takeOfLot(context, draft, keeperId);
  const clerkId = viewerOf(context).accountId;
  const isMade = await insertDelivery(db, { draft: { ...draft, keeperId }, scaleWordId: word.wordId, clerkId, now });
  if (!isMade) throw new Problem('receipt-taken', { values: { receipt: draft.receipt } });
  await tellAgreement(db, draft, weighedBy(draft, now), now);
  if (draft.arrivalId !== null) await endArrival(db, draft.companyId, draft.arrivalId, now);
  await tellDelivered(context, draft.id);
  await tellWebhooks(context, ofDelivery('delivery.weighed', draft.id), [draft.companyId]);
  return { id: draft.id };
});
