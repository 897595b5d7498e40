import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { extensionEvent } from './event-model.ts';

export const yearText = z.string('board.yearWrong').check(z.regex(/^20\d\d$/, 'board.yearWrong'));

/** The lines of the yearly return in the order of the paper; `return-lines.json` says what each counts, and the source. */
export const returnLines = [
  'mtrm',
  'fnt',
  'ofar',
  'groups-formed',
  'managers',
  'visits-by-managers',
  'visits-by-supervisors',
  'farm-families',
  'families-each',
  'spat',
  'mtp',
  'field-days',
  'agric-shows',
  'radio-tv',
  'pre-season-trainings',
  'post-harvest-trainings',
  'groups-with-bank',
  'groups-with-credit',
  'issues-solved',
] as const;

export type ReturnLine = (typeof returnLines)[number];

const target = z.int('board.targetWrong').check(z.gte(0, 'board.targetWrong'), z.lte(10_000_000, 'board.targetWrong'));

/** What is to be reached in a year, line by line; a line without one has no target. */
export const targets = z.partial(
  z.strictObject(Object.fromEntries(returnLines.map((line) => [line, target])) as Record<ReturnLine, typeof target>),
);

export type Targets = z.output<typeof targets>;

export const returnWords = {
  targets,
  remarks: optionalText(3000),
  constraints: optionalText(3000),
};

const lineFigures = z.strictObject({
  line: z.enum(returnLines),
  target: z.nullable(z.number()),
  usualTarget: z.nullable(z.int()),
  achievement: z.nullable(z.number()),
  /** Whole percent of the target; null without one, and where more is not better. */
  percent: z.nullable(z.int()),
});

export type LineFigures = z.output<typeof lineFigures>;

export const yearlyReturn = z.strictObject({
  /** Null for the return of a whole state. */
  zoneId: z.nullable(id),
  name: z.string(),
  stateCode: z.string(),
  year: z.int(),
  /** Counts what was said of targets and remarks, from 0 for nothing yet. */
  version: z.int(),
  lines: z.array(lineFigures),
  trainings: z.array(extensionEvent),
  /** How many trainings are in the figures and not in the table, which has an end. */
  moreTrainings: z.int(),
  remarks: z.string(),
  constraints: z.string(),
  /** Up to which day the figures count. */
  countedTo: z.string(),
});

export type YearlyReturn = z.output<typeof yearlyReturn>;

/** So many trainings stand in the table of a return. */
export const mostTrainings = 500;

export const returnFormats = ['xlsx', 'pdf'] as const;

export type ReturnFormat = (typeof returnFormats)[number];
