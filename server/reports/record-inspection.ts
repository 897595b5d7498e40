import { createHash } from 'node:crypto';
import {
  carriesAll,
  demandWholeChecklist,
  mostInspections,
  newInspection,
  photosNamed,
  recordInspection as contract,
  type Inspection,
  type InspectionDraft,
} from '@shuka/domain/reports';
import type { Farm } from '@shuka/domain/farms';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findNames } from '#accounts';
import { findFarm, findPhotoDigests, findPlotName, isPlotOf } from '#farms';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { hadCareOn, hadErrandOn } from '#relations';
import { findFarmOfSeason } from '#seasons';
import { inspectionSigner, sealInspection, type Beside } from './inspection-seal.ts';
import {
  countInspections,
  findInspection,
  findWhatCame,
  insertInspection,
  keepSealKey,
  lockInspection,
} from './inspection-store.ts';

type Mark = { readonly key: string; readonly digest: string } | null;

/** @throws Problem `not-found` for a farm that is not this farmer's, `invalid` for a plot or season that is not its. */
const demandPlace = async (db: Db, { farmId, keeperId, plotId, seasonId }: InspectionDraft): Promise<Farm> => {
  const farm = await findFarm(db, farmId);
  if (farm?.keeperId !== keeperId) throw new Problem('not-found');
  if (plotId !== null && !(await isPlotOf(db, plotId, farmId))) throw refusedField('plotId', 'inspection.plotNotThere');
  if (seasonId !== null && (await findFarmOfSeason(db, seasonId)) !== farmId)
    throw refusedField('seasonId', 'inspection.seasonNotThere');
  if ((await countInspections(db, farmId)) >= mostInspections) throw new Problem('too-many-inspections');
  return farm;
};

type Before = { readonly inspection: Inspection; readonly isCorrected: boolean; readonly isFollowed: boolean };

/** @throws Problem `not-found` for an inspection that is none of this farm. */
const holdBefore = async (db: Db, inspectionId: string, farmId: string): Promise<Before> => {
  const held = (await lockInspection(db, inspectionId)) ? await findInspection(db, inspectionId) : null;
  if (held?.inspection.farmId !== farmId) throw new Problem('not-found');
  return { inspection: held.inspection, ...(await findWhatCame(db, inspectionId)) };
};

/** What it takes the place of was not replaced before, and nobody stands on it: a re-visit would hang in the air. */
const demandCorrectable = async (db: Db, { corrects, follows, farmId }: InspectionDraft): Promise<Before | null> => {
  if (corrects === null) return null;
  const held = await holdBefore(db, corrects, farmId);
  if (held.isCorrected) throw new Problem('corrected-already');
  if (held.isFollowed) throw new Problem('followed-already');
  if (held.inspection.follows !== follows) throw refusedField('follows', 'inspection.carriedWrong');
  return held;
};

/** A re-visit looks at every point that the one before left open; a second one looks at what the first left. */
const demandFollowable = async (db: Db, { corrects, follows, carried, farmId }: InspectionDraft): Promise<void> => {
  if (follows === null) return;
  const held = await holdBefore(db, follows, farmId);
  if (held.isCorrected) throw new Problem('corrected-already');
  if (held.isFollowed && corrects === null) throw new Problem('followed-already');
  if (!carriesAll(carried, held.inspection)) throw refusedField('carried', 'inspection.carriedWrong');
};

/**
 * Whoever looks after the farmer now may inspect; who does not any more, or comes to this farm on an errand, on the days
 * when they did, and may correct their own. @throws Problem `not-found`.
 */
const demandCare = async (db: Db, draft: InspectionDraft, corrected: Before | null, by: string): Promise<void> => {
  const care = await hadCareOn(db, by, draft.keeperId, draft.inspectedOn);
  const isOwn = corrected === null || corrected.inspection.by === by;
  if (care === 'now' || (care === 'then' && isOwn)) return;
  if (isOwn && (await hadErrandOn(db, by, draft.farmId, draft.inspectedOn))) return;
  throw new Problem('not-found');
};

const nameOf = async (db: Db, accountId: string): Promise<string> => {
  const [person] = await findNames(db, [accountId]);
  if (person === undefined) throw new Problem('not-found');
  return `${person.firstName} ${person.lastName}`;
};

/** What is signed besides the record: what others must be able to tell a forged paper by. */
const besideFor = async (db: Db, draft: InspectionDraft, farm: Farm, mark: Mark): Promise<Beside> => {
  const { position, startedAt, finishedAt, plotId } = draft;
  const plotName = plotId === null ? null : await findPlotName(db, plotId);
  return {
    position,
    startedAt,
    finishedAt,
    place: { stateCode: farm.stateCode, lga: farm.lga },
    land: { farmName: farm.name, plotName: plotName ?? '', crop: farm.crop },
    photos: await findPhotoDigests(db, farm.id, photosNamed(draft)),
    markDigest: mark?.digest ?? null,
  };
};

const keep = async (draft: InspectionDraft, farm: Farm, mark: Mark, context: Context): Promise<Inspection> => {
  const { db, clock, secrets } = context;
  const now = clock.now();
  const by = viewerOf(context).accountId;
  const inspection = newInspection(draft, { by, inspectorName: await nameOf(db, by) }, now);
  const beside = await besideFor(db, draft, farm, mark);
  const sealed = sealInspection(inspection, beside, { secrets, markKey: mark?.key ?? null, now });
  await keepSealKey(db, inspectionSigner(secrets), now);
  await insertInspection(db, sealed);
  return sealed.inspection;
};

export const recordInspection = handle(
  contract,
  async (draft, context, mark: Mark) => {
    const { db } = context;
    const farm = await demandPlace(db, draft);
    const corrected = await demandCorrectable(db, draft);
    await demandCare(db, draft, corrected, viewerOf(context).accountId);
    await demandFollowable(db, draft);
    demandWholeChecklist(draft);
    return keep(draft, farm, mark, context);
  },
  {
    prepare: async ({ mark }, { files }): Promise<Mark> => {
      if (mark === null) return null;
      const { full } = await readPicture(Buffer.from(mark.picture, 'base64'));
      const digest = createHash('sha256').update(full).digest('hex');
      return { key: await files.put(full, 'webp'), digest };
    },
  },
);
