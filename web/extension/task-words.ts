import {
  CalendarCheck,
  ClipboardCheck,
  Flag,
  Footprints,
  HandHelping,
  Sprout,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { nextStepHead, type InspectionStage, type IssueKind, type ManagerTask } from '@shuka/domain/extension';
import type { TaskKind } from '@shuka/domain/settings';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { WordId, Words } from '#kit/words.tsx';
import { kindWords } from './extension-words.ts';

export const taskIcons: Readonly<Record<TaskKind, LucideIcon>> = {
  'crop-calendar': Sprout,
  'overdue-visit': Footprints,
  'planned-visit': CalendarCheck,
  'visit-request': HandHelping,
  'open-issue': TriangleAlert,
  'inspection-pre-planting': ClipboardCheck,
  'inspection-mid-season': ClipboardCheck,
  'inspection-harvest': ClipboardCheck,
  'inspection-post-harvest': ClipboardCheck,
  milestone: Flag,
};

const stageWords = {
  'pre-planting': 'task.stagePrePlanting',
  'mid-season': 'task.stageMidSeason',
  harvest: 'task.stageHarvest',
  'post-harvest': 'task.stagePostHarvest',
} as const satisfies Record<InspectionStage, WordId>;

/** What a list may be narrowed to; inspections of all stages stand together. */
export const taskGroups = [
  { group: 'open-issue', says: 'task.kindOpenIssue' },
  { group: 'visit-request', says: 'task.kindVisitRequest' },
  { group: 'planned-visit', says: 'task.kindPlannedVisit' },
  { group: 'overdue-visit', says: 'task.kindOverdueVisit' },
  { group: 'crop-calendar', says: 'task.kindCropCalendar' },
  { group: 'inspection', says: 'task.kindInspections' },
  { group: 'milestone', says: 'task.kindMilestone' },
] as const satisfies readonly { group: string; says: WordId }[];

export const isOfGroup = ({ kind }: ManagerTask, group: string): boolean => group === '' || kind.startsWith(group);

const valueWords = (values: ManagerTask['values'], words: Words): Record<string, string | number> => ({
  ...values,
  work: words.say(String(values['work'] ?? '')),
  date: values['date'] === undefined ? '' : formatDate(String(values['date']), words.language),
  stage: values['stage'] === undefined ? '' : words.t(stageWords[values['stage'] as InspectionStage]),
  issue: values['issue'] === undefined ? '' : words.t(kindWords[values['issue'] as IssueKind]),
});

/** What to do and why, in words. */
export const taskWords = ({ says, why, values }: ManagerTask, words: Words): { what: string; why: string } => {
  const spoken = valueWords(values, words);
  return { what: words.say(says, spoken), why: words.say(why, spoken) };
};

const revisitHead = 'revisit:';

/** The form of an inspection: of the stage and the season the task is about, or of the re-visit to one. */
const placeToInspect = (farmer: string, { id, kind, farmId, seasonId }: ManagerTask): string => {
  const subject = id.slice(kind.length + 1);
  if (subject.startsWith(revisitHead))
    return `${farmer}/inspect?farm=${farmId ?? ''}&follows=${subject.slice(revisitHead.length)}`;
  const stage = kind.slice('inspection-'.length);
  return `${farmer}/inspect?farm=${farmId ?? ''}&stage=${stage}${seasonId === null ? '' : `&season=${seasonId}`}`;
};

type Place = { readonly path: string; readonly says: WordId };

/** Where the task is done: where a visit is planned or written down, on the farm it is about, else on the farmer's page. */
export const placeOf = (task: ManagerTask): Place => {
  const { id, kind, farmId, keeperId } = task;
  const farmer = `/extension-farmers/${keeperId}`;
  if (kind === 'overdue-visit') return { path: `${farmer}/plan`, says: 'task.planVisit' };
  if (id.startsWith(`planned-visit:${nextStepHead}`)) return { path: `${farmer}/visit`, says: 'task.recordVisit' };
  if (kind === 'planned-visit')
    return { path: `${farmer}/visit?plan=${id.slice('planned-visit:'.length)}`, says: 'task.recordVisit' };
  if (kind === 'crop-calendar') return { path: `${farmer}/visit`, says: 'task.recordVisit' };
  if (farmId !== null && kind.startsWith('inspection-'))
    return { path: placeToInspect(farmer, task), says: 'task.inspectNow' };
  return farmId === null
    ? { path: farmer, says: 'task.openFarmer' }
    : { path: `/extension-farms/${farmId}`, says: 'task.openFarm' };
};
