import type { TaskKind, TaskPriority } from '@shuka/domain/settings';
import type { WordId } from '#kit/words.tsx';

/** What each kind of rule is called, and what its days count. */
export const ruleWords = {
  'open-issue': { name: 'rules.kindOpenIssue', counts: 'rules.countsOpenIssue' },
  'planned-visit': { name: 'rules.kindPlannedVisit', counts: 'rules.countsPlannedVisit' },
  'visit-request': { name: 'rules.kindVisitRequest', counts: 'rules.countsVisitRequest' },
  'crop-calendar': { name: 'rules.kindCropCalendar', counts: 'rules.countsCropCalendar' },
  'overdue-visit': { name: 'rules.kindOverdueVisit', counts: 'rules.countsOverdueVisit' },
  'inspection-pre-planting': {
    name: 'rules.kindInspectionPrePlanting',
    counts: 'rules.countsInspectionPrePlanting',
  },
  'inspection-mid-season': {
    name: 'rules.kindInspectionMidSeason',
    counts: 'rules.countsInspectionMidSeason',
  },
  'inspection-harvest': { name: 'rules.kindInspectionHarvest', counts: 'rules.countsInspectionHarvest' },
  'inspection-post-harvest': {
    name: 'rules.kindInspectionPostHarvest',
    counts: 'rules.countsInspectionPostHarvest',
  },
  milestone: { name: 'rules.kindMilestone', counts: 'rules.countsMilestone' },
} as const satisfies Record<TaskKind, { readonly name: WordId; readonly counts: WordId }>;

export const priorityWords = {
  1: 'rules.priority1',
  2: 'rules.priority2',
  3: 'rules.priority3',
} as const satisfies Record<TaskPriority, WordId>;
