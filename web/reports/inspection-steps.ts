import {
  checklistOf,
  groupsOf,
  type ChecklistItem,
  type Inspection,
  type InspectionDraft,
  type ItemGroup,
} from '@shuka/domain/reports';
import type { About } from './begin-inspection.ts';
import type { UnfinishedInspection, WrittenAnswer, WrittenPoint } from './unfinished-inspection.ts';

/** A screen of the form: where and when, what was open before, a part of the checklist, the end. */
export type Step = 'start' | 'points' | ItemGroup | 'end';

/** Whether the open points of the one before are looked at, and nothing else: no checklist is asked again. */
const isRevisit = ({ follows, corrects }: Pick<About, 'follows' | 'corrects'>): boolean =>
  follows !== null && (corrects === null || corrects.answers.length === 0);

export const itemsOf = (value: UnfinishedInspection, about: About): readonly ChecklistItem[] =>
  value.stage === null || isRevisit(about) ? [] : (checklistOf(value.checklistVersion, value.stage) ?? []);

export const stepsOf = (value: UnfinishedInspection, about: About): readonly Step[] => [
  'start',
  ...(about.follows === null ? [] : (['points'] as const)),
  ...groupsOf(itemsOf(value, about)),
  'end',
];

type Refused = Readonly<Record<string, string>>;

const pointRefusals = (name: string, point: WrittenPoint, inspectedOn: string): Refused => ({
  ...(point.description.trim() === '' ? { [`${name}.description`]: 'inspection.descriptionRequired' } : {}),
  ...(point.correctiveAction.trim() === '' ? { [`${name}.correctiveAction`]: 'inspection.actionRequired' } : {}),
  ...(point.dueOn === ''
    ? { [`${name}.dueOn`]: 'inspection.dueRequired' }
    : point.dueOn < inspectedOn
      ? { [`${name}.dueOn`]: 'inspection.dueEarly' }
      : {}),
});

const itemRefusals = (item: ChecklistItem, answer: WrittenAnswer | undefined, inspectedOn: string): Refused => {
  if (answer === undefined || answer.verdict === null) return { [item.id]: 'inspection.answerRequired' };
  if (answer.verdict !== 'fails' || answer.point === null) return {};
  return pointRefusals(item.id, answer.point, inspectedOn);
};

const startRefusals = ({ stage, inspectedOn }: UnfinishedInspection, today: string): Refused => ({
  ...(stage === null ? { stage: 'inspection.stageRequired' } : {}),
  ...(inspectedOn === ''
    ? { inspectedOn: 'inspection.dayRequired' }
    : inspectedOn > today
      ? { inspectedOn: 'inspection.dayInFuture' }
      : {}),
});

const carriedRefusals = ({ carried }: UnfinishedInspection): Refused =>
  Object.assign(
    {},
    ...carried.map(({ id, isClosed, dueOn, wasDueOn }): Refused => {
      if (isClosed === null) return { [id]: 'inspection.answerRequired' };
      return !isClosed && dueOn < wasDueOn ? { [`${id}.dueOn`]: 'inspection.dueSooner' } : {};
    }),
  ) as Refused;

const endRefusals = (value: UnfinishedInspection, { corrects }: About): Refused => ({
  ...(value.isFarmerPresent === null ? { isFarmerPresent: 'inspection.answerRequired' } : {}),
  ...(corrects !== null && value.reason.trim() === '' ? { reason: 'inspection.reasonRequired' } : {}),
  ...(Object.assign(
    {},
    ...value.others.map((point) => pointRefusals(`other.${point.id}`, point, value.inspectedOn)),
  ) as Refused),
});

/** What is missing or wrong on a step: each field with the text that says so. */
export const refusedOn = (step: Step, value: UnfinishedInspection, about: About, today: string): Refused => {
  if (step === 'start') return startRefusals(value, today);
  if (step === 'points') return carriedRefusals(value);
  if (step === 'end') return endRefusals(value, about);
  const items = itemsOf(value, about).filter(({ group }) => group === step);
  return Object.assign(
    {},
    ...items.map((item) => itemRefusals(item, value.answers[item.id], value.inspectedOn)),
  ) as Refused;
};

export type Place = InspectionDraft['position'];

/**
 * Whether the phone looks by itself where it is: only for an inspection that has no position yet. A correction is written
 * wherever the inspector sits; where that is tells nothing of the farm.
 */
export const looksForPlace = ({ position }: UnfinishedInspection, { corrects }: About): boolean =>
  position === null && corrects === null;

/** The inspection as it is sent, once nothing of it is refused. */
export const draftOfInspection = (
  value: UnfinishedInspection,
  about: About,
  { keeperId, now }: { readonly keeperId: string; readonly now: Date },
): InspectionDraft => {
  const asked = itemsOf(value, about).map(({ id }) => ({ itemId: id, answer: value.answers[id] }));
  const failing = asked.flatMap(({ itemId, answer }) =>
    answer?.verdict === 'fails' && answer.point !== null ? [{ ...answer.point, itemId }] : [],
  );
  const openBefore = new Set(value.carried.filter(({ isClosed }) => isClosed === false).map(({ itemId }) => itemId));
  return {
    id: value.id,
    keeperId,
    farmId: value.farmId,
    plotId: value.plotId === '' ? null : value.plotId,
    seasonId: value.seasonId === '' ? null : value.seasonId,
    stage: value.stage ?? 'pre-planting',
    checklistVersion: value.checklistVersion,
    inspectedOn: value.inspectedOn,
    answers: asked.map(({ itemId, answer }) => ({
      itemId,
      verdict: answer?.verdict ?? 'does-not-apply',
      note: '',
      photoIds: answer?.verdict === 'fails' ? [...answer.photoIds] : [],
    })),
    nonConformities: [
      // A point that is open from before stands for its item; it is not raised a second time.
      ...failing.filter(({ itemId }) => !openBefore.has(itemId)),
      ...value.others.map((point) => ({ ...point, itemId: null })),
    ],
    follows: about.follows?.id ?? null,
    carried: value.carried.map(({ wasDueOn, isClosed, dueOn, ...point }) => ({
      ...point,
      dueOn: isClosed === true ? wasDueOn : dueOn,
      isClosed: isClosed === true,
    })),
    summary: value.summary,
    isFarmerPresent: value.isFarmerPresent === true,
    corrects: about.corrects?.id ?? null,
    reason: about.corrects === null ? '' : value.reason,
    mark: value.isFarmerPresent === true ? value.mark : null,
    position: value.position,
    startedAt: value.startedAt,
    finishedAt: now.toISOString(),
  };
};

/** Those of an inspection's chain that are needed to show it: what it follows, what took its place. */
export const nextOf = (inspection: Inspection, all: readonly Inspection[]) => ({
  correction: all.find(({ corrects }) => corrects === inspection.id) ?? null,
  revisit: all.find(({ follows, corrects }) => follows === inspection.id && corrects === null) ?? null,
});
