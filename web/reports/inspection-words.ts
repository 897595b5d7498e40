import { Ban, Check, CircleCheck, CircleX, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { Grade, InspectionType, ItemGroup, MarkKind, Outcome, Verdict } from '@shuka/domain/reports';
import type { WordId } from '#kit/words.tsx';
import type { Step } from './inspection-steps.ts';

export const stageWords = {
  'pre-planting': 'inspection.stage.pre-planting',
  'mid-season': 'inspection.stage.mid-season',
  harvest: 'inspection.stage.harvest',
  'post-harvest': 'inspection.stage.post-harvest',
} as const satisfies Record<InspectionType, WordId>;

export const groupWords = {
  site: 'inspection.group.site',
  inputs: 'inspection.group.inputs',
  crop: 'inspection.group.crop',
  pesticides: 'inspection.group.pesticides',
  harvest: 'inspection.group.harvest',
  records: 'inspection.group.records',
  people: 'inspection.group.people',
} as const satisfies Record<ItemGroup, WordId>;

export const stepWords = {
  ...groupWords,
  start: 'inspection.stepStart',
  points: 'inspection.stepPoints',
  end: 'inspection.stepEnd',
} as const satisfies Record<Step, WordId>;

export const gradeWords = {
  minor: 'inspection.grade.minor',
  major: 'inspection.grade.major',
} as const satisfies Record<Grade, WordId>;

export const markWords = {
  signature: 'inspection.mark.signature',
  thumb: 'inspection.mark.thumb',
  absent: 'inspection.mark.absent',
} as const satisfies Record<MarkKind | 'absent', WordId>;

type Look = { readonly says: WordId; readonly Icon: LucideIcon; readonly colour: string };

export const verdictLooks = {
  meets: { says: 'inspection.verdict.meets', Icon: Check, colour: 'text-leaf' },
  fails: { says: 'inspection.verdict.fails', Icon: X, colour: 'text-danger' },
  'does-not-apply': { says: 'inspection.verdict.does-not-apply', Icon: Ban, colour: 'text-ink-soft' },
} as const satisfies Record<Verdict, Look>;

export const outcomeLooks = {
  passed: { says: 'inspection.outcome.passed', Icon: CircleCheck, colour: 'text-leaf' },
  'passed-with-actions': {
    says: 'inspection.outcome.passed-with-actions',
    Icon: TriangleAlert,
    colour: 'text-ochre',
  },
  failed: { says: 'inspection.outcome.failed', Icon: CircleX, colour: 'text-danger' },
} as const satisfies Record<Outcome, Look>;
