import {
  checklistOf,
  newestChecklist,
  newInspection,
  type Answer,
  type InspectionDraft,
  type InspectionType,
} from '@shuka/domain/reports';
import { inspectionSigner, insertInspection, keepSealKey, sealInspection } from '#reports';
import { findFarm } from '#farms';
import type { Db } from '#kit/db.ts';
import type { Secrets } from '#kit/secrets.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';

/** Each item of a stage's checklist is met, but for those named. */
export const answersOf = (stage: InspectionType, failing: readonly string[] = []): Answer[] =>
  (checklistOf(newestChecklist, stage) ?? []).map(({ id }) => ({
    itemId: id,
    verdict: failing.includes(id) ? 'fails' : 'meets',
    note: '',
    photoIds: [],
  }));

/** An inspection of Amina's farm at harvest as Chidi's phone sends it, with what differs. */
export const inspectionDraft = (change: Partial<InspectionDraft> & { readonly id: string }): InspectionDraft => ({
  keeperId: people.amina.accountId,
  farmId: farms[0]?.id ?? '',
  plotId: null,
  seasonId: null,
  stage: 'harvest',
  checklistVersion: newestChecklist,
  inspectedOn: '2026-05-02',
  answers: answersOf(change.stage ?? 'harvest'),
  nonConformities: [],
  follows: null,
  carried: [],
  summary: '',
  isFarmerPresent: false,
  corrects: null,
  reason: '',
  mark: null,
  position: null,
  startedAt: `${change.inspectedOn ?? '2026-05-02'}T08:00:00Z`,
  finishedAt: `${change.inspectedOn ?? '2026-05-02'}T08:40:00Z`,
  ...change,
});

type Made = {
  readonly draft: InspectionDraft;
  readonly place: { readonly stateCode: string; readonly lga: string };
  readonly now: Date;
};

/** Keeps an inspection of Chidi's, sealed as those that phones send. */
export const keepInspection = async (db: Db, secrets: Secrets, { draft, place, now }: Made) => {
  const inspection = newInspection(draft, { by: people.chidi.accountId, inspectorName: 'Chidi Okafor' }, now);
  const { position, startedAt, finishedAt } = draft;
  const farm = await findFarm(db, draft.farmId);
  const land = { farmName: farm?.name ?? '', plotName: '', crop: farm?.crop ?? '' };
  const beside = { position, startedAt, finishedAt, place, land, photos: [], markDigest: null };
  const sealed = sealInspection(inspection, beside, { secrets, markKey: null, now });
  await keepSealKey(db, inspectionSigner(secrets), now);
  await insertInspection(db, sealed);
  return sealed;
};
