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
import { cropName } from '#kit/crop-name.ts';
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

type Speak = (value: string, words: Words) => string;

/** How what a task is about is said in words; everything else is said as it is. */
const spoken: Readonly<Record<string, Speak>> = {
  work: (said, { say }) => say(said),
  crop: cropName,
  date: (day, { language }) => formatDate(day, language),
  stage: (stage, { t }) => t(stageWords[stage as InspectionStage]), // a rule of inspections alone tells one
  issue: (kind, { t }) => t(kindWords[kind as IssueKind]), // and one of problems alone
};

/** What the words of a task or of a risk are about, as its reader says it. */
export const valueWords = (values: ManagerTask['values'], words: Words): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, spoken[name]?.(String(value), words) ?? value]),
  );

/** What to do and why, in words. */
export const taskWords = ({ says, why, values }: ManagerTask, words: Words): { what: string; why: string } => {
  const said = valueWords(values, words);
  return { what: words.say(says, said), why: words.say(why, said) };
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
