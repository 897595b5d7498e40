import { createHash } from 'node:crypto';
import { badNewsOf, badNewsSays, endOf, roundedPlace, type BadNews } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { findVisitsSince, type VisitSince } from '#extension';
import { findPhotosSince, type PhotoSince } from '#farms';
import { findInspectionsSince, type InspectionSince } from '#reports';
import { findActivitiesSince, findHarvestsSince, findSeason, type ActivitySince, type HarvestSince } from '#seasons';
import { canonicalJson } from '#kit/canonical-json.ts';
import type { Db } from '#kit/db.ts';
import type { EvidenceDraft, Shown } from './evidence-store.ts';
import { findMilestones, findSteps, type StepRow } from './offer-facts-store.ts';
import type { OfferRow } from './offer-store.ts';

/* What records of a farm become in the evidence of its offer. */

const nothing: Shown = {
  what: '',
  words: '',
  stage: null,
  latitude: null,
  longitude: null,
  photoIds: [],
  amountKobo: null,
  kilograms: null,
  corrects: null,
  records: [],
};

/** A line that shows no more than it says. */
export const draftOf = (
  draft: Omit<EvidenceDraft, 'shown' | 'rule'> & { readonly rule?: string },
  shown: Partial<Shown>,
): EvidenceDraft => ({ rule: null, ...draft, shown: { ...nothing, ...shown } });

const digestOf = (record: object): string => createHash('sha256').update(canonicalJson(record)).digest('hex');

const ofVisit = (visit: VisitSince): EvidenceDraft =>
  draftOf(
    { kind: 'visit', subjectId: visit.id, happenedOn: visit.visitedOn, byId: visit.managerId },
    {
      what: visit.purpose,
      words: visit.advice,
      ...roundedPlace(visit),
      photoIds: visit.photoIds,
      corrects: visit.corrects,
      records: [digestOf({ ...visit, isCorrected: false })],
    },
  );

const ofInspection = (one: InspectionSince): EvidenceDraft =>
  draftOf(
    { kind: 'inspection', subjectId: one.id, happenedOn: one.inspectedOn, byId: one.byId },
    {
      what: one.outcome,
      words: one.summary,
      stage: one.stage,
      ...roundedPlace(one),
      photoIds: one.photoIds,
      corrects: one.corrects,
      records: [one.digest],
    },
  );

const ofActivity = (one: ActivitySince): EvidenceDraft =>
  draftOf(
    { kind: 'activity', subjectId: one.id, happenedOn: one.doneOn, byId: one.byId },
    { what: one.kind, words: one.note, corrects: one.corrects, records: [digestOf(one)] },
  );

const ofHarvest = (one: HarvestSince): EvidenceDraft =>
  draftOf(
    { kind: 'harvest', subjectId: one.id, happenedOn: one.harvestedOn, byId: one.byId },
    {
      words: one.note,
      kilograms: one.kilograms,
      corrects: one.corrects,
      records: [digestOf({ ...one, isCorrected: false })],
    },
  );

/** Whoever took a step is named, but for an investor, who is named to nobody. */
const ofStep = (offerId: string, step: StepRow): EvidenceDraft =>
  draftOf(
    {
      kind: 'step',
      subjectId: offerId,
      rule: String(step.number),
      happenedOn: dayOf(new Date(step.at)),
      byId: step.isInvestor ? null : step.byId,
    },
    { what: step.to, words: step.reason },
  );

const ofBadNews = ({ rule, subjectId, happenedOn }: BadNews): EvidenceDraft =>
  draftOf({ kind: 'bad-news', subjectId, rule, happenedOn, byId: null }, { words: badNewsSays(rule) });

/** Pictures that one person took on one day are one line; each picture is in one line alone. */
const ofPhotos = (photos: readonly PhotoSince[], shown: ReadonlySet<string>): EvidenceDraft[] => {
  const sets = new Map<string, PhotoSince[]>();
  for (const photo of photos.filter(({ id }) => !shown.has(id))) {
    const key = `${photo.addedBy} ${dayOf(new Date(photo.takenAt))}`;
    sets.set(key, [...(sets.get(key) ?? []), photo]);
  }
  return [...sets.values()].flatMap((taken) => {
    const [first] = taken;
    if (first === undefined) return [];
    const about = { kind: 'photos', subjectId: first.id, byId: first.addedBy } as const;
    return draftOf(
      { ...about, happenedOn: dayOf(new Date(first.takenAt)) },
      { photoIds: taken.map(({ id }) => id), records: taken.map(({ sha256 }) => sha256) },
    );
  });
};

const isStanding = ({ isCorrected }: { readonly isCorrected: boolean }): boolean => !isCorrected;

type Records = {
  readonly visits: readonly VisitSince[];
  readonly inspections: readonly InspectionSince[];
  readonly harvests: readonly HarvestSince[];
};

const findBadNews = async (db: Db, offer: OfferRow, records: Records, now: Date): Promise<BadNews[]> => {
  const { id: offerId, state, startedAt, seasonId, terms } = offer;
  const facts = {
    offerId,
    state,
    startedOn: startedAt === null ? null : dayOf(new Date(startedAt)),
    endsOn: endOf(terms),
    visits: records.visits.filter(isStanding).map((one) => ({ ...one, happenedOn: one.visitedOn })),
    inspections: records.inspections.filter(isStanding).map((one) => ({ ...one, happenedOn: one.inspectedOn })),
    harvests: records.harvests.filter((one) => isStanding(one) && one.seasonId === seasonId),
    milestones: await findMilestones(db, offerId),
    season: seasonId === null ? null : await findSeason(db, seasonId),
  };
  return badNewsOf(facts, dayOf(now));
};

/**
 * Everything there is to tell of the farm of an offer since it was published, told already or not.
 * @param shown the photos that stand in the evidence.
 */
export const findTold = async (
  db: Db,
  offer: OfferRow & { readonly publishedAt: string },
  shown: ReadonlySet<string>,
  now: Date,
): Promise<EvidenceDraft[]> => {
  const { id, farmId, keeperId, publishedAt: since } = offer;
  const steps = (await findSteps(db, id)).filter(({ at }) => at >= since);
  const visits = await findVisitsSince(db, { farmId, keeperId }, since);
  const inspections = await findInspectionsSince(db, farmId, since);
  const harvests = await findHarvestsSince(db, farmId, since);
  const named = [...visits, ...inspections].flatMap(({ photoIds }) => photoIds);
  return [
    ...steps.map((step) => ofStep(id, step)),
    ...visits.map(ofVisit),
    ...inspections.map(ofInspection),
    ...(await findActivitiesSince(db, farmId, since)).map(ofActivity),
    ...harvests.map(ofHarvest),
    ...ofPhotos(await findPhotosSince(db, farmId, since), new Set([...shown, ...named])),
    ...(await findBadNews(db, offer, { visits, inspections, harvests }, now)).map(ofBadNews),
  ];
};
