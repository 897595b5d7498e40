import {
  flagLimits,
  isCopied,
  visitFlags,
  type CodeFinding,
  type ShownCode,
  type Visit,
  type VisitDraft,
  type VisitFlag,
} from '@shuka/domain/extension';
import { metresToBoundary } from '@shuka/domain/kit/boundary-distance.ts';
import { findCardCodes, findMerged } from '#accounts';
import { findLandOf } from '#farms';
import { hadErrandOn, isAssigned } from '#relations';
import { inForce } from '#settings';
import type { Context } from '#kit/context.ts';
import { isSame } from '#kit/secrets.ts';
import { countSameAdvice, findNear, insertProof, isCodeUsed } from './proof-store.ts';
import { codeOfDay } from './visit-codes.ts';

const areSame = (one: string, other: string): boolean => isSame(Buffer.from(one), Buffer.from(other));

const judgeCode = async (code: ShownCode | null, draft: VisitDraft, context: Context): Promise<CodeFinding> => {
  if (code === null) return 'none';
  const { keeperId, visitedOn } = draft;
  if (code.kind === 'card') {
    const said = code.cardCode.toLowerCase().replace(/[^0-9a-f]/g, '');
    return (await findCardCodes(context.db, keeperId)).some((card) => areSame(said, card)) ? 'card' : 'wrong';
  }
  // The digits of a day may have been told before the farmer's two accounts became one.
  const farmerIds = [keeperId, ...(await findMerged(context.db, keeperId))];
  const isRight = farmerIds.some((id) => areSame(code.digits, codeOfDay(context.secrets, id, visitedOn)));
  if (!isRight) return 'wrong';
  return (await isCodeUsed(context.db, keeperId, visitedOn)) ? 'used' : 'right';
};

/** From the nearest plot of the farm that was visited, or of any of the farmer's when it was about none. */
const metresAwayOf = async ({ proof, keeperId, farmId }: VisitDraft, { db }: Context): Promise<number | null> => {
  const position = proof?.position ?? null;
  if (position === null) return null;
  const from = [position.longitude, position.latitude] as const;
  const away = (await findLandOf(db, keeperId, farmId)).flatMap((one) => metresToBoundary(from, one) ?? []);
  return away.length === 0 ? null : Math.round(Math.min(...away));
};

/** Judges what speaks for a visit, once, as it arrives, and keeps it with what should be looked at. */
export const judgeProof = async (draft: VisitDraft, managerId: string, context: Context) => {
  const { db, clock } = context;
  const { id: visitId, keeperId, visitedOn, advice, proof } = draft;
  const position = proof?.position ?? null;
  const [code, metresAway] = [await judgeCode(proof?.code ?? null, draft, context), await metresAwayOf(draft, context)];
  const { version: limitsVersion, values: limits } = await inForce(db, flagLimits, clock.now());
  const facts = {
    keeperId,
    visitedOn,
    arrivedAt: clock.now(),
    isInCare:
      (await isAssigned(db, managerId, keeperId)) || (await hadErrandOn(db, managerId, draft.farmId, visitedOn)),
    proof,
    metresAway,
    code,
    near: position === null ? [] : await findNear(db, managerId, position.at, limits),
    sameAdvice: await countSameAdvice(db, { managerId, keeperId, visitedOn, advice }, limits),
    adviceLetters: advice.length,
    farmerSays: null,
  };
  const flags = visitFlags(facts, limits);
  const judged = {
    visitId,
    keeperId,
    managerId,
    proof,
    code,
    metresAway,
    flags,
    arrivedAt: clock.now(),
    limitsVersion,
  };
  await insertProof(db, judged);
  return judged;
};

/** What a correction of the same day has against it that the first visit had not: another advice, which others got too. */
export const judgeCorrection = async (
  { keeperId, visitedOn, advice }: VisitDraft,
  corrected: Visit,
  managerId: string,
  { db, clock }: Context,
): Promise<VisitFlag[]> => {
  // The proof is that of whoever was there: words another manager put in are not held against them.
  if (advice === corrected.advice || corrected.managerId !== managerId) return [];
  const { values: limits } = await inForce(db, flagLimits, clock.now());
  const sameAdvice = await countSameAdvice(db, { managerId, keeperId, visitedOn, advice }, limits);
  return isCopied({ sameAdvice, adviceLetters: advice.length }, limits) ? ['copied-text'] : [];
};
