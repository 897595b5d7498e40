import { refusedField } from '#kit/problem.ts';
import type { Grade, InspectionDraft } from './inspection-model.ts';
import type { InspectionType } from './model.ts';
import kept from './inspection-checklists.json' with { type: 'json' };

/** The parts of a checklist, one a screen. */
export const itemGroups = ['site', 'inputs', 'crop', 'pesticides', 'harvest', 'records', 'people'] as const;

export type ItemGroup = (typeof itemGroups)[number];

/** An item by its id; what it asks stands in the words as `inspection.item.<id>`. */
export type ChecklistItem = {
  readonly id: string;
  readonly group: ItemGroup;
  /** How bad it is when it fails, at the least. */
  readonly grade: Grade;
  readonly source: string;
};

const versions = kept.versions.map(({ version, stages }) => ({
  version,
  stages: stages as readonly { readonly stage: InspectionType; readonly items: readonly ChecklistItem[] }[],
}));

/** The one that new inspections go by. Older ones stay: a phone that was away went by what it had. */
export const newestChecklist = Math.max(...versions.map(({ version }) => version));

/** The items of a stage, group by group; null for a version that there never was. */
export const checklistOf = (version: number, stage: InspectionType): readonly ChecklistItem[] | null =>
  versions.find((one) => one.version === version)?.stages.find((one) => one.stage === stage)?.items ?? null;

/** The groups that a checklist has items of, in their order. */
export const groupsOf = (items: readonly ChecklistItem[]): ItemGroup[] =>
  itemGroups.filter((group) => items.some((item) => item.group === group));

/**
 * Every item has its answer, unless it is a re-visit, which may look at the open points alone.
 * @throws Problem `invalid` beside `answers`, or beside `nonConformities` where a point is made lighter than its item.
 */
export const demandWholeChecklist = ({
  checklistVersion,
  stage,
  answers,
  nonConformities,
  follows,
}: Pick<InspectionDraft, 'checklistVersion' | 'stage' | 'answers' | 'nonConformities' | 'follows'>): void => {
  const items = checklistOf(checklistVersion, stage);
  if (items === null) throw refusedField('checklistVersion', 'inspection.answersMissing');
  const answered = new Set(answers.map(({ itemId }) => itemId));
  const known = new Map(items.map(({ id, grade }) => [id, grade]));
  const isWhole = items.length === answers.length && items.every(({ id }) => answered.has(id));
  if (!isWhole && !(follows !== null && answers.length === 0))
    throw refusedField('answers', 'inspection.answersMissing');
  if (
    nonConformities.some(({ itemId, grade }) => itemId !== null && known.get(itemId) === 'major' && grade === 'minor')
  )
    throw refusedField('nonConformities', 'inspection.gradeTooLow');
};
